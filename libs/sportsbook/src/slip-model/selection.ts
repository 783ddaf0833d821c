import { newKey } from '@croupier/api-client';
import { FIELD_MARKETS, isScoreDecisive, marketKey, marketKind, parseSpecifiers } from '@croupier/bet-math';
import {
  isInPlay,
  isOver,
  type BetOrder,
  type Field,
  type FieldEvent,
  type OddsChange,
  type SportEvent,
  type SportEventDetail,
  type SportMarket,
} from '@croupier/contracts';
import type { NamedEvent } from '../fields/event-title.ts';

/** One price a player has picked, with what was on the screen when it was picked or last accepted. */
export interface Selection {
  readonly key: string;
  readonly event: NamedEvent;
  readonly market_id: number;
  readonly specifiers: string;
  readonly outcome: string;
  readonly seen: Seen;
  /** The id its order goes under, however often and from whichever tab it is sent: it can only ever be one bet. */
  readonly order: string;
  /** At the price of the off, of a race. */
  readonly startingPrice?: boolean;
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
export function pick(event: SportEvent | SportEventDetail, market: SportMarket, outcome: string): Selection | null {
  const odds = oddsOf(market, outcome);
  if (odds === null) return null;
  const { id, home, away, tournament, score } = event;
  return {
    key: selectionKey(id, market, outcome),
    event: { id, home: home.name, away: away.name, tournament: tournament.name, ...playersOf(event, market) },
    market_id: market.market_id,
    specifiers: market.specifiers,
    outcome,
    seen: { odds, version: market.version, score },
    order: newKey(),
  };
}

function playersOf(event: SportEvent | SportEventDetail, { specifiers }: Line): Pick<NamedEvent, 'players'> {
  const player = parseSpecifiers(specifiers)?.['player'];
  if (player === undefined || !('players' in event)) return {};
  return { players: event.players.filter(({ id }) => id === player).map(({ id, name }) => ({ id, name })) };
}

/** A race or a season as slips and bets name it. */
export function namesOf({ id, tournament, field }: FieldEvent): NamedEvent {
  const { kind, number, runners } = field;
  const named = runners.map((runner) => ({ number: runner.number, name: runner.club.name }));
  return { id, home: '', away: '', tournament: tournament.name, field: { kind, number, runners: named } };
}

/** One of a field; null where it has no price. */
export function pickRunner(event: FieldEvent, market: SportMarket, outcome: string): Selection | null {
  const odds = oddsOf(market, outcome);
  if (odds === null) return null;
  return {
    key: selectionKey(event.id, market, outcome),
    event: namesOf(event),
    market_id: market.market_id,
    specifiers: market.specifiers,
    outcome,
    seen: { odds, version: market.version, score: event.score },
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
  /** Each-way terms, where a selection has any. */
  readonly terms?: Field['terms'];
  /** The price or the score is not the one the player picked. */
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

/** What is bet on each way. */
const WINNERS: readonly number[] = [FIELD_MARKETS.win, FIELD_MARKETS.outright];

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
