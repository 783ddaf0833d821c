/** Durations of a table's rounds, in milliseconds. */
export interface Pace {
  readonly bettingMs: number;
  /** Maximum time a locked round waits for its salt. After that the round is void and every stake is returned. */
  readonly waitMs: number;
  readonly resultMs: number;
}

/** Stored times of a round, all by the server's clock. */
export interface RoundTimes {
  readonly opensAt: number;
  /** Time at which the outcome was drawn and its animation started; null before. */
  readonly startsAt: number | null;
  /**
   * Duration from `startsAt` to the end of the outcome: a wheel's spin, a crash's flight; null while it isn't public.
   */
  readonly lastsMs: number | null;
}

export type LivePhase = 'betting' | 'locked' | 'running' | 'result' | 'over' | 'void';

export const locksAt = (pace: Pace, { opensAt }: Pick<RoundTimes, 'opensAt'>): number => opensAt + pace.bettingMs;

/** Returns the phase of a round. A drawn round is never void, however late it is read: its winners are paid. */
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
