import type { MatchState } from './match-state.ts';

/** Share of a match's goals in each quarter of an hour; stoppage time belongs to the third and the sixth. */
const FIRST_HALF = [0.13, 0.147, 0.169];
const SECOND_HALF = [0.167, 0.171, 0.216];
const QUARTERS = [...FIRST_HALF, ...SECOND_HALF];
const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0);
const TOTAL = sum(QUARTERS);
const QUARTER_SECONDS = 15 * 60;
const PER_HALF = 3;

/** Playing time of each half in seconds, including stoppage; known only afterwards, estimated before. */
export interface HalfLengths {
  readonly first: number;
  readonly second: number;
}

/**
 * Returns the share of the expected goals still to come after this many seconds of a half (0 the first, 1 the second).
 */
export function shareOfGoalsLeft(half: 0 | 1, second: number, lengths: HalfLengths): number {
  const length = half === 0 ? lengths.first : lengths.second;
  let passed = half === 0 ? 0 : sum(FIRST_HALF);
  (half === 0 ? FIRST_HALF : SECOND_HALF).forEach((share, quarter) => {
    const from = quarter * QUARTER_SECONDS;
    const until = quarter === PER_HALF - 1 ? Math.max(length, from + QUARTER_SECONDS) : from + QUARTER_SECONDS;
    const part = Math.min(Math.max((second - from) / (until - from), 0), 1);
    passed += share * part;
  });
  return Math.max(0, 1 - passed / TOTAL);
}

/** Returns the share of the goals still to come that falls in the first half. */
export const shareLeftInFirst = (half: 0 | 1, second: number, lengths: HalfLengths): number =>
  half === 1 ? 0 : Math.max(0, shareOfGoalsLeft(0, second, lengths) - FIRST_HALF_ENDS);

/** Share of all goals that falls after the break. */
const FIRST_HALF_ENDS = 1 - sum(FIRST_HALF) / TOTAL;

/** Returns the state before kick-off. */
export const beforeKickOff = (homeRate: number, awayRate: number): MatchState => ({
  homeRate,
  awayRate,
  home: 0,
  away: 0,
  left: 1,
  first: { left: 1 - FIRST_HALF_ENDS, home: 0, away: 0 },
});

/**
 * Returns the half and second by which the given share of goals (0 to 1) has been scored: the inverse, for placing a
 * goal in time.
 */
export function timeOfShare(share: number, lengths: HalfLengths): { half: 0 | 1; second: number } {
  let rest = Math.min(Math.max(share, 0), 1) * TOTAL;
  for (const [index, part] of QUARTERS.entries()) {
    if (rest <= part || index === QUARTERS.length - 1) return placed(index, Math.min(rest / part, 1), lengths);
    rest -= part;
  }
  throw new RangeError('unreachable: the last quarter takes the rest');
}

function placed(index: number, part: number, lengths: HalfLengths): { half: 0 | 1; second: number } {
  const half = index < PER_HALF ? 0 : 1;
  const from = (index % PER_HALF) * QUARTER_SECONDS;
  const length = half === 0 ? lengths.first : lengths.second;
  const until = index % PER_HALF === PER_HALF - 1 ? Math.max(length, from + QUARTER_SECONDS) : from + QUARTER_SECONDS;
  return { half, second: from + part * (until - from) };
}
