import type { MatchClock } from '@croupier/contracts';

const HALF_MINUTES = 45;
/** Lengths of the parts of a match with a running clock, in minutes. */
const MINUTES: Partial<Record<MatchClock['period'], number>> = {
  first_half: HALF_MINUTES,
  second_half: HALF_MINUTES,
  ...{ quarter_1: 12, quarter_2: 12, quarter_3: 12, quarter_4: 12 },
  ...{ period_1: 20, period_2: 20, period_3: 20 },
  overtime: 5,
};
/** Longest plausible stoppage time, in seconds. A longer one is a clock that wasn't corrected. */
const LONGEST_STOPPAGE = 9 * 60;

export interface MatchMinute {
  readonly period: MatchClock['period'];
  /** Minute of the match: 1 to 90 in football; in other sports, of the current part. */
  readonly minute: number;
  /** Minutes of stoppage time; 0 before it starts. */
  readonly added: number;
}

/** Returns the current minute: the clock's reading, advanced at its speed. Without `now`, the reading itself. */
export function matchMinute({ period, second, at, speed }: MatchClock, now: number | null): MatchMinute {
  const run = now === null ? 0 : Math.max(0, ((now - Date.parse(at)) / 1000) * speed);
  return minuteOf(period, Math.min(second + run, (MINUTES[period] ?? HALF_MINUTES) * 60 + LONGEST_STOPPAGE));
}

export function minuteOf(period: MatchClock['period'], second: number): MatchMinute {
  const before = period === 'second_half' ? HALF_MINUTES : 0;
  const length = MINUTES[period] ?? HALF_MINUTES;
  const minute = Math.floor(second / 60) + 1;
  // Only football adds time; other clocks stop at the end.
  const added = length === HALF_MINUTES ? Math.max(0, minute - length) : 0;
  return { period, minute: before + Math.min(minute, length), added };
}
