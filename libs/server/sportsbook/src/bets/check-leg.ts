import { isScoreDecisive } from '@croupier/bet-math';
import { hasBegun, isOver, Refusal, type OddsChange } from '@croupier/contracts';
import { isLive, type LegOrder, type LegState } from './leg-state.ts';

type Seen = Pick<LegOrder, 'market_id' | 'specifiers' | 'odds' | 'score' | 'market_version'>;

/** Current state of a leg and what its player saw, which may be old. */
export interface LegAsked {
  /** Its position in the bet. */
  at: number;
  state: LegState;
  seen: Seen;
}

/**
 * Returns the odds the leg is accepted at now, or throws the refusal. Called when a bet is sent, and again after the
 * live delay.
 */
export function priceOf({ at, state, seen }: LegAsked, oddsChange: OddsChange, now: Date): number {
  const { odds, marketVersion, score } = state;
  const reason =
    whyClosed(state, now) ?? (odds === null ? (state.marketReason ?? (state.field ? 'non_runner' : 'decided')) : null);
  if (reason !== null || odds === null)
    throw new Refusal('market_closed', { path: ['legs'], params: { leg: at, reason } });
  const moved = score.home !== seen.score.home || score.away !== seen.score.away;
  if (moved && isLive(state) && isScoreDecisive({ marketId: seen.market_id, specifiers: seen.specifiers })) {
    throw new Refusal('score_changed', {
      path: ['legs'],
      params: { leg: at, home: score.home, away: score.away, odds, market_version: marketVersion },
    });
  }
  // A version that was never shown can't come from a stale page: the order is invalid.
  if (seen.market_version > marketVersion) throw new Refusal('invalid', { path: ['legs'], params: { leg: at } });
  if (!isTaken(oddsChange, seen.odds, odds)) {
    throw new Refusal('odds_changed', {
      path: ['legs'],
      params: { leg: at, odds, shown: seen.odds, market_version: marketVersion },
    });
  }
  return odds;
}

function isTaken(oddsChange: OddsChange, shown: number, odds: number): boolean {
  if (oddsChange === 'any') return true;
  return oddsChange === 'higher' ? odds >= shown : odds === shown;
}

function whyClosed(state: LegState, now: Date): string | null {
  if (!state.alive) return state.marketReason === 'feed_paused' ? 'feed_paused' : 'feed_silent';
  if (isOver(state.eventStatus)) return state.eventStatus === 'closed' ? 'ended' : state.eventStatus;
  // The kick-off has passed but the match isn't reported as started, so the score is unknown.
  if (!hasBegun(state.eventStatus) && now >= state.kickOffAt) return 'started';
  return state.marketStatus === 'active' ? null : (state.marketReason ?? 'ended');
}
