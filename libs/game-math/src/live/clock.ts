/** How long a table's rounds take, in milliseconds. */
export interface Pace {
  readonly bettingMs: number;
  /** How long a locked round may wait for its salt; without it the round is void and every stake goes back. */
  readonly waitMs: number;
  readonly resultMs: number;
}

/** What is stored of a round's times, all by the server's clock. */
export interface RoundTimes {
  readonly opensAt: number;
  /** When the outcome was drawn and began to be shown; null before. */
  readonly startsAt: number | null;
  /** From `startsAt` to the outcome's end: a wheel's spin, a crash's flight; null where that is not told yet. */
  readonly lastsMs: number | null;
}

export type LivePhase = 'betting' | 'locked' | 'running' | 'result' | 'over' | 'void';

export const locksAt = (pace: Pace, { opensAt }: Pick<RoundTimes, 'opensAt'>): number => opensAt + pace.bettingMs;

/** Where a round stands. One that has been drawn is never void, however late it is read: its winners are paid. */
export function livePhase(pace: Pace, times: RoundTimes, now: number): LivePhase {
  const { startsAt, lastsMs } = times;
  const lockedAt = locksAt(pace, times);
  if (startsAt === null) {
    if (now < lockedAt) return 'betting';
    return now < lockedAt + pace.waitMs ? 'locked' : 'void';
  }
  if (lastsMs === null || now < startsAt + lastsMs) return 'running';
  return now < startsAt + lastsMs + pace.resultMs ? 'result' : 'over';
}
