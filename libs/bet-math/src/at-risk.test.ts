import { expect, test } from 'vitest';
import { stakeAtRisk } from './at-risk.ts';
import { factorsOf, type Grade } from './grades.ts';

const leg = (grade: Grade | null) => ({ odds: 20_000, ...(grade ? factorsOf(grade) : { result: null }) });
const risked = (grades: readonly (Grade | null)[], sizes = [grades.length]) =>
  stakeAtRisk({ stake: 1_000n, legs: grades.map(leg), sizes });

test('of a single all is at risk, of one that is half void the half that was played, of a void one nothing', () => {
  expect([risked(['win']), risked(['lose']), risked(['half_win']), risked(['half_lose']), risked(['void'])]).toEqual([
    1_000n,
    1_000n,
    500n,
    500n,
    0n,
  ]);
});

test('one leg that was played puts a whole line at risk', () => {
  expect([risked(['void', 'win']), risked(['void', 'void']), risked(['lose', null])]).toEqual([1_000n, 0n, 1_000n]);
  // Three doubles, one of them void: two thirds, rounded down.
  expect(risked(['void', 'void', 'win'], [2])).toBe(666n);
});

test('of an each-way bet both parts count', () => {
  const own = { ...leg('win'), place: leg('void') };
  expect(stakeAtRisk({ stake: 1_000n, legs: [own], sizes: [1], eachWay: true })).toBe(500n);
});
