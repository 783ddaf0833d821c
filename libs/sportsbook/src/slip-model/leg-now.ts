import { FIELD_MARKETS, isScoreDecisive } from '@croupier/bet-math';
import {
  type BetOrder,
  type Field,
  isInPlay,
  isOver,
  type OddsChange,
  type SportEventDetail,
} from '@croupier/contracts';
import { oddsOf } from './pick.ts';
import type { Seen, Selection } from './selection.ts';

/** Current state of a selection. */
export interface LegNow {
  /** `loading` until the match has loaded. */
  readonly state: 'loading' | 'open' | 'suspended' | 'closed';
  readonly reason: string | null;
  readonly now: Seen | null;
  readonly live: boolean;
  /** Each-way terms, if the selection has any. */
  readonly terms?: Field['terms'];
  /** Change of odds or score since the player selected it. */
  readonly changed: 'better' | 'worse' | 'score' | null;
}

export function legNow(
  { market_id, specifiers, outcome, seen }: Selection,
  event: Pick<SportEventDetail, 'status' | 'markets' | 'score' | 'field'> | undefined,
): LegNow {
  if (!event) return { state: 'loading', reason: null, now: null, live: false, changed: null };
  const live = isInPlay(event.status);
  const market = event.markets.find((line) => line.market_id === market_id && line.specifiers === specifiers);
  if (!market || isOver(event.status)) {
    return { state: 'closed', reason: event.status, now: null, live, changed: null };
  }
  const odds = oddsOf(market, outcome);
  if (market.status === 'inactive' || odds === null)
    return { state: 'closed', reason: market.reason, now: null, live, changed: null };
  const now: Seen = { odds, version: market.version, score: event.score };
  if (market.status !== 'active') return { state: 'suspended', reason: market.reason, now, live, changed: null };
  return {
    state: 'open',
    reason: null,
    now,
    live,
    ...(event.field && WINNERS.includes(market_id) && { terms: event.field.terms }),
    changed: changeOf(seen, now, live && isScoreDecisive({ marketId: market_id, specifiers })),
  };
}

/** Markets that allow each-way bets. */
const WINNERS: readonly number[] = [FIELD_MARKETS.win, FIELD_MARKETS.outright];

function changeOf(seen: Seen, now: Seen, live: boolean): LegNow['changed'] {
  if (now.odds !== seen.odds) return now.odds > seen.odds ? 'better' : 'worse';
  return live && (now.score.home !== seen.score.home || now.score.away !== seen.score.away) ? 'score' : null;
}

/** Tells whether the player must accept a change before the bet can be placed. */
export function needsAccepting({ changed }: LegNow, oddsChange: OddsChange): boolean {
  if (changed === null || oddsChange === 'any') return false;
  if (changed === 'score') return false; // The new score is on the screen; the player only accepts odds.
  return changed === 'worse' || oddsChange === 'none';
}

interface LegAsSeen {
  readonly selection: Selection;
  readonly standing: LegNow;
}

/** Returns the leg with the values now on the screen. */
export function asNow<Leg extends LegAsSeen>(leg: Leg): Leg {
  const { selection, standing } = leg;
  if (!standing.now) return leg;
  return { ...leg, selection: { ...selection, seen: standing.now }, standing: { ...standing, changed: null } };
}

/** Returns a selection as a leg of an order, with the odds and score last shown or accepted. */
export const legOrder = (
  { event, market_id, specifiers, outcome, startingPrice }: Selection,
  { odds, version, score }: Seen,
): BetOrder['legs'][0] => ({
  event_id: event.id,
  market_id,
  specifiers,
  outcome,
  odds,
  market_version: version,
  score,
  ...(startingPrice && { starting_price: true }),
});
