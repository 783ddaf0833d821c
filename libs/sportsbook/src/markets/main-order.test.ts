import { expect, test } from 'vitest';
import { sportEvent } from '../testing/sport-events.ts';
import { inMainOrder } from './main-order.ts';

test('of a whole match the lines a list shows are its main ones, not the first of each market', () => {
  const shown = inMainOrder(sportEvent()).map((market) => market && `${market.market_id} ${market.specifiers}`);
  expect(shown).toEqual(['1 ', '18 total=2.5', '29 ']);
});

test('where no line is named the one most in balance is taken, an open one before a decided', () => {
  const line = (specifiers: string, odds: number[], status: 'active' | 'settled' = 'active') =>
    ({ market_id: 189, specifiers, status, reason: null, version: 1, odds, results: null }) as const;
  const markets = [
    line('total=20.5', [12_000, 45_000]),
    line('total=21.5', [19_000, 19_000], 'settled'),
    line('total=22.5', [18_000, 20_000]),
  ].map((market) => ({ ...market, odds: [...market.odds] }));
  expect(inMainOrder({ sport: 'tennis', markets }).map((market) => market?.specifiers)).toEqual([
    undefined,
    'total=22.5',
    undefined,
  ]);
});
