import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleBets } from './sample-bets.ts';

const betOf = (amount: number, index: number) => ({ nickname: `player ${index}`, amount, colour: index % 8 });

test('two thousand at a table cost a page no more than fifty, and the sums count everybody', () => {
  const bets = Array.from({ length: 2_000 }, (_, index) => betOf((index * 7_919) % 2_003, index));
  const of = (count: number) => JSON.stringify(sampleBets(bets.slice(0, count))).length;
  expect(of(2_000)).toBeLessThan(of(50) + 200);
  expect(sampleBets(bets)).toMatchObject({ players: 2_000, amount: bets.reduce((sum, bet) => sum + bet.amount, 0) });
});

test('the largest are shown, of equal ones those who bet first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { maxLength: 200 }), (amounts) => {
      const bets = amounts.map(betOf);
      const expected = bets.toSorted((one, other) => other.amount - one.amount).slice(0, 50);
      expect(sampleBets(bets).shown).toEqual(expected);
    }),
  );
});
