import type { MatchClock } from '@croupier/contracts';

const HALF_SECONDS = 45 * 60;
/** Stoppage time beyond this is a clock nobody has corrected. */
const LONGEST_STOPPAGE = 9 * 60;

export interface MatchMinute {
  readonly period: MatchClock['period'];
  /** 1 to 90. */
  readonly minute: number;
  /** Minutes of stoppage time, 0 within the half. */
  readonly added: number;
}

/** The minute being played: the clock's reading, run on by its speed. Without `now` it is the reading itself. */
export function matchMinute({ period, second, at, speed }: MatchClock, now: number | null): MatchMinute {
  const run = now === null ? 0 : Math.max(0, ((now - Date.parse(at)) / 1000) * speed);
  return minuteOf(period, Math.min(second + run, HALF_SECONDS + LONGEST_STOPPAGE));
}

export function minuteOf(period: MatchClock['period'], second: number): MatchMinute {
  const before = period === 'second_half' ? 45 : 0;
  const minute = Math.floor(second / 60) + 1;
  return { period, minute: before + Math.min(minute, 45), added: Math.max(0, minute - 45) };
}
