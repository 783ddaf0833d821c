import { Refusal, type OddsChange } from '@croupier/contracts';
import { isLive, type LegOrder, type LegState } from './leg-state.ts';

type Seen = Pick<LegOrder, 'odds' | 'score' | 'market_version'>;

/** The price a leg goes on at now, or why it can't. Asked when a bet is sent, and again after the live delay. */
export function priceOf(state: LegState, seen: Seen, oddsChange: OddsChange, now: Date): number {
  const { odds, marketVersion, score } = state;
  refuseClosed(state, now);
  if (odds === null) throw closed(state.marketReason ?? 'decided');
  if (isLive(state) && (score.home !== seen.score.home || score.away !== seen.score.away)) {
    throw new Refusal('score_changed', {
      path: ['legs'],
      params: { home: score.home, away: score.away, odds, market_version: marketVersion },
    });
  }
  // A version nobody has been shown yet is not a stale page but a made-up order.
  if (seen.market_version > marketVersion) throw new Refusal('invalid', { path: ['legs'] });
  if (!isTaken(oddsChange, seen.odds, odds)) {
    throw new Refusal('odds_changed', {
      path: ['legs'],
      params: { odds, shown: seen.odds, market_version: marketVersion },
    });
  }
  return odds;
}

function isTaken(oddsChange: OddsChange, shown: number, odds: number): boolean {
  if (oddsChange === 'any') return true;
  return oddsChange === 'higher' ? odds >= shown : odds === shown;
}

function refuseClosed(state: LegState, now: Date): void {
  if (!state.alive) throw closed('feed_silent');
  if (state.eventStatus === 'ended' || state.eventStatus === 'abandoned') throw closed(state.eventStatus);
  // Past its kick-off and not yet reported as begun: nobody knows the score.
  if (state.eventStatus === 'not_started' && now >= state.kickOffAt) throw closed('started');
  if (state.marketStatus !== 'active') throw closed(state.marketReason ?? 'ended');
}

const closed = (reason: string) => new Refusal('market_closed', { path: ['legs'], params: { reason } });
