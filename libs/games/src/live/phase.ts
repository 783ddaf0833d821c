import type { LiveRound, LiveTable } from '@croupier/contracts';
import { livePhase } from '@croupier/game-math';

/**
 * Phase of a table. `asleep`: the table was empty, a round opens in a moment. `between`: the next round is about to
 * open.
 */
export type TablePhase = 'asleep' | 'betting' | 'locked' | 'running' | 'result' | 'between' | 'void';

export interface RoundClock {
  phase: TablePhase;
  /** End of the phase, if the clock alone ends it; null if an event ends it. */
  endsAt: number | null;
}

const timeOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));
/** Age from which an ended round means that the table is asleep. The next round opens with the next visitor. */
const ASLEEP_MS = 20_000;

/** Returns a table's phase at a time of the server's clock. The server's events override what the clock predicts. */
export function clockOf({ pace }: LiveTable, round: LiveRound | null, now: number): RoundClock {
  if (!round) return { phase: 'asleep', endsAt: null };
  if (round.state === 'void') return { phase: 'void', endsAt: null };
  const [opensAt, startsAt, lasts] = [Date.parse(round.opens_at), timeOf(round.starts_at), round.lasts_ms];
  const times = { opensAt, startsAt, lastsMs: lasts };
  const stored = { bettingMs: pace.betting_ms, waitMs: pace.wait_ms, resultMs: pace.result_ms };
  const phase = livePhase(stored, times, now);
  if (phase === 'betting') return { phase, endsAt: Date.parse(round.locks_at) };
  // Only the server decides whether it is void.
  if (startsAt === null) return { phase: 'locked', endsAt: null };
  if (now < startsAt) return { phase: 'locked', endsAt: startsAt };
  if (lasts === null) return { phase: 'running', endsAt: null };
  const [shownAt, overAt] = [startsAt + lasts, startsAt + lasts + pace.result_ms];
  if (phase === 'running')
    return round.state === 'over' ? { phase: 'result', endsAt: overAt } : { phase, endsAt: shownAt };
  if (phase === 'result') return { phase, endsAt: overAt };
  return now < overAt + ASLEEP_MS
    ? { phase: 'between', endsAt: overAt + ASLEEP_MS }
    : { phase: 'asleep', endsAt: null };
}
