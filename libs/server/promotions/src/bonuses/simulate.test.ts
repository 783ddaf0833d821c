import { expect, test } from 'vitest';
import { definitions } from './definitions.ts';
import { simulateBonus } from './simulate.ts';

const welcome = definitions.get('welcome')!;
const rounds = (count: number, stake: bigint, win: bigint) =>
  Array.from({ length: count }, () => ({ kind: 'pokie' as const, game: 'moth-and-moon', stake, win }));

test('a bonus that recorded rounds would have lost costs nothing', () => {
  const played = { currency: 'EUR', deposit: 2_000n, rounds: rounds(20, 500n, 0n) } as const;
  expect(simulateBonus(welcome, played)).toEqual({ given: 2_000n, released: 0n, open: 0n, stage: 'lost' });
});

test('one that they would have wagered costs what becomes cash, and one half way is told apart', () => {
  const winning = { currency: 'EUR', deposit: 2_000n, rounds: rounds(120, 500n, 500n) } as const;
  expect(simulateBonus(welcome, winning)).toMatchObject({ released: 2_000n, open: 0n, stage: 'finished' });
  const half = { ...winning, rounds: rounds(60, 500n, 500n) };
  expect(simulateBonus(welcome, half)).toMatchObject({ released: 0n, open: 2_000n, stage: 'handle_bets' });
});

test('rounds its terms refuse, or that nobody could have paid, change nothing', () => {
  const refused = { currency: 'EUR', deposit: 2_000n, rounds: rounds(120, 600n, 600n) } as const;
  expect(simulateBonus(welcome, refused)).toMatchObject({ open: 2_000n, stage: 'handle_bets' });
});
