import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOfGoalsLeft, timeOfShare } from './goal-curve.ts';
import { MATCH_LINES, MARKETS, winningOutcome } from './markets.ts';
import { resultOf } from './settle.ts';

const lengths = { first: 46 * 60, second: 49 * 60 };

test('all goals are to come at kick-off, none after the final whistle, and 44.6 % fall before the break', () => {
  expect(shareOfGoalsLeft(0, 0, lengths)).toBe(1);
  expect(shareOfGoalsLeft(1, lengths.second, lengths)).toBeCloseTo(0, 12);
  expect(shareOfGoalsLeft(0, lengths.first, lengths)).toBeCloseTo(1 - 0.446, 12);
  expect(shareOfGoalsLeft(1, 0, lengths)).toBeCloseTo(1 - 0.446, 12);
});

test('the share of goals left never grows, and placing a goal by its share is the inverse', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const { half, second } = timeOfShare(share, lengths);
      expect(shareOfGoalsLeft(half, second, lengths)).toBeCloseTo(1 - share, 9);
      expect(shareOfGoalsLeft(half, second + 1, lengths)).toBeLessThanOrEqual(shareOfGoalsLeft(half, second, lengths));
    }),
  );
});

test('every final score makes exactly one outcome of every market true', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), (home, away) => {
      for (const line of MATCH_LINES) {
        const { outcomes } = MARKETS.find(({ id }) => id === line.marketId)!;
        const won = outcomes.filter((outcome) => resultOf(line, outcome, { home, away }).result === 1);
        expect(won).toEqual([winningOutcome(line, home, away)]);
      }
    }),
  );
});

test('an abandoned match voids every outcome', () => {
  expect(resultOf(MATCH_LINES[0]!, 'home', null)).toEqual({ result: 1, voidFactor: 1 });
});
