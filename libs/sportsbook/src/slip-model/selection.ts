import { newKey } from '@croupier/api-client';
import { isScoreDecisive, marketKey, marketKind } from '@croupier/bet-math';
import {
  isInPlay,
  isOver,
  type BetOrder,
  type OddsChange,
  type SportEvent,
  type SportEventDetail,
  type SportMarket,
} from '@croupier/contracts';

/** One price a player has picked, with what was on the screen when it was picked or last accepted. */
export interface Selection {
  readonly key: string;
  readonly event: { readonly id: number; readonly home: string; readonly away: string; readonly tournament: string };
  readonly market_id: number;
  readonly specifiers: string;
  readonly outcome: string;
  readonly seen: Seen;
  /** The id its order goes under, however often and from whichever tab it is sent: it can only ever be one bet. */
  readonly order: string;
  /** The order was sent and no answer came: it is asked for before it is sent again. */
  readonly unanswered?: boolean;
}

export interface Seen {
  readonly odds: number;
  readonly version: number;
  readonly score: { readonly home: number; readonly away: number };
}

type Line = Pick<SportMarket, 'market_id' | 'specifiers'>;

export const selectionKey = (eventId: number, { market_id, specifiers }: Line, outcome: string): string =>
  `${marketKey({ eventId, marketId: market_id, specifiers })}/${outcome}`;

/** Null where the outcome has no price. */
export function pick(event: SportEvent, market: SportMarket, outcome: string): Selection | null {
  const odds = oddsOf(market, outcome);
  if (odds === null) return null;
  const { id, home, away, tournament, score } = event;
  return {
    key: selectionKey(id, market, outcome),
    event: { id, home: home.name, away: away.name, tournament: tournament.name },
    market_id: market.market_id,
    specifiers: market.specifiers,
    outcome,
    seen: { odds, version: market.version, score },
    order: newKey(),
  };
}

export function oddsOf(market: Pick<SportMarket, 'market_id' | 'odds'>, outcome: string): number | null {
  const index = marketKind(market.market_id)?.outcomes.indexOf(outcome) ?? -1;
  return market.odds?.[index] ?? null;
}

/** How a picked price stands now. */
export interface LegNow {
  /** `loading` until the match is known. */
  readonly state: 'loading' | 'open' | 'suspended' | 'closed';
  readonly reason: string | null;
  readonly now: Seen | null;
  readonly live: boolean;
  /** The price or the score is not the one the player picked. */
  readonly changed: 'better' | 'worse' | 'score' | null;
}

export function legNow(
  { market_id, specifiers, outcome, seen }: Selection,
  event: SportEventDetail | undefined,
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
    changed: changeOf(seen, now, live && isScoreDecisive({ marketId: market_id, specifiers })),
  };
}

function changeOf(seen: Seen, now: Seen, live: boolean): LegNow['changed'] {
  if (now.odds !== seen.odds) return now.odds > seen.odds ? 'better' : 'worse';
  return live && (now.score.home !== seen.score.home || now.score.away !== seen.score.away) ? 'score' : null;
}

/** Whether a change must be accepted by hand before the bet may go. */
export function needsAccepting({ changed }: LegNow, oddsChange: OddsChange): boolean {
  if (changed === null || oddsChange === 'any') return false;
  if (changed === 'score') return false; // The new score is on the screen; only its price is the player's to accept.
  return changed === 'worse' || oddsChange === 'none';
}

/** A selection as an order has it, at what is on the screen: what holds now, or what was last accepted. */
export const legOrder = (
  { event, market_id, specifiers, outcome }: Selection,
  { odds, version, score }: Seen,
): BetOrder['legs'][0] => ({
  event_id: event.id,
  market_id,
  specifiers,
  outcome,
  odds,
  market_version: version,
  score,
});
