import { expect, test } from 'vitest';
import type { SportMarket } from '@croupier/contracts';
import { groupsOf } from './groups.ts';

const line = (market_id: number, specifiers: string): SportMarket => ({
  market_id,
  specifiers,
  status: 'settled',
  reason: 'ended',
  version: 1,
  odds: null,
  results: null,
});

test('lines of one kind are a group, but each goal, game and quarter is one of its own', () => {
  const lines = ['18 total=2.5', '223 quarternr=1', '18 total=3.5', '223 quarternr=2', '60 gamenr=2|setnr=1|total=4.5'];
  const groups = groupsOf(lines.map((text) => line(Number(text.split(' ')[0]), text.split(' ')[1]!)));
  expect(groups.map(({ markets }) => markets.map(({ specifiers }) => specifiers))).toEqual([
    ['total=2.5', 'total=3.5'],
    ['quarternr=1'],
    ['quarternr=2'],
    ['gamenr=2|setnr=1|total=4.5'],
  ]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(4);
});
