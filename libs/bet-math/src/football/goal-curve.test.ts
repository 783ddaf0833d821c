import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalSpecifiers } from '../market-key.ts';
import { gradesOf } from '../markets.ts';
import { shareOfGoalsLeft, timeOfShare } from './goal-curve.ts';
import { FOOTBALL } from './kinds.ts';

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

const score = (home: number, away: number) => ({ home, away });

test('every ending of a match grades every outcome of every market, and one wins unless stakes go back', () => {
  const goals = fc.array(fc.record({ side: fc.constantFrom('home' as const, 'away' as const), half: fc.nat(1) }), {
    maxLength: 9,
  });
  fc.assert(
    fc.property(goals, (scored) => {
      const of = (some: typeof scored) =>
        score(some.filter(({ side }) => side === 'home').length, some.filter(({ side }) => side === 'away').length);
      const periods = [0, 1].map((part) => of(scored.filter(({ half }) => half === part)));
      const facts = { periods, over: true, goals: scored.map(({ side }) => side), abandoned: false };
      for (const { id, lines, several } of FOOTBALL)
        for (const parts of lines) {
          const grades = gradesOf(
            { marketId: id, specifiers: canonicalSpecifiers(id === 8 ? { goalnr: 1 } : parts) },
            facts,
          )!;
          const won = grades.filter((grade) => grade === 'win' || grade === 'half_win').length;
          expect(won).toBe(grades.every((grade) => grade === 'void') ? 0 : several ? 2 : 1);
        }
    }),
  );
});

test('a market is decided when its part of the match is over, and not before', () => {
  const half = { periods: [score(1, 0)], over: false, goals: ['home' as const], abandoned: false };
  expect(gradesOf({ marketId: 60, specifiers: '' }, half)).toEqual(['win', 'lose', 'lose']);
  expect(gradesOf({ marketId: 1, specifiers: '' }, half)).toBeNull();
  expect(gradesOf({ marketId: 8, specifiers: 'goalnr=1' }, half)).toEqual(['win', 'lose', 'lose']);
  expect(gradesOf({ marketId: 8, specifiers: 'goalnr=2' }, half)).toBeNull();
  expect(
    gradesOf({ marketId: 8, specifiers: 'goalnr=2' }, { ...half, periods: [score(1, 0), score(0, 0)], over: true }),
  ).toEqual(['lose', 'win', 'lose']);
});

test('an abandoned match voids what was not decided by then', () => {
  const facts = { periods: [score(0, 0)], over: false, goals: [], abandoned: true };
  expect(gradesOf({ marketId: 1, specifiers: '' }, facts)).toEqual(['void', 'void', 'void']);
  expect(gradesOf({ marketId: 60, specifiers: '' }, facts)).toEqual(['lose', 'win', 'lose']);
});
