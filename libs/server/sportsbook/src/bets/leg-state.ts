import type { Selectable } from 'kysely';
import { COMBINATION, marketKind, type ModelState, picksOf, priceCombination } from '@croupier/bet-math';
import { isInPlay, Refusal, type BetOrder, type EventStatus, type Field, type SportMarket } from '@croupier/contracts';
import { type Queryable, sql, type Transaction } from '@croupier/server-database';
import { holdEvents } from '../events/lock-event.ts';
import { isFeedAlive } from '../feed/feed-health.ts';
import type { SportBetLegs, SportEvents, SportFeeds, SportMarkets } from '../schema.gen.ts';

export type LegOrder = BetOrder['legs'][number];
/** An outcome of a market of an event. */
export type Selection = Pick<Selectable<SportBetLegs>, 'event_id' | 'market_id' | 'specifiers' | 'outcome'>;

/** A selection as the book has it now. */
export interface LegState {
  eventStatus: EventStatus;
  kickOffAt: Date;
  score: { home: number; away: number };
  marketStatus: SportMarket['status'];
  marketReason: SportMarket['reason'];
  marketVersion: number;
  /** Null where there is no price. */
  odds: number | null;
  /** Parts per million, as is the share of the stake that is expected back. */
  fair: number;
  back: number;
  /** Betting on the match is stopped: what it says may be out of date in a moment. */
  stopped: boolean;
  /** True while the feed still sends. */
  alive: boolean;
  /** Set for a race or a season. */
  field: Field | null;
  /** True if the match is recorded in the day log. */
  recorded: boolean;
}

type Row = Pick<Selectable<SportEvents>, 'status' | 'kick_off_at' | 'home_score' | 'away_score'> &
  Pick<Selectable<SportMarkets>, 'version' | 'odds' | 'fair' | 'back'> & {
    event_version: number;
    recorded: boolean;
    model: ModelState | null;
    field: Field | null;
    stopped: boolean;
    /** Among the lines asked for. */
    position: number;
    market_status: SportMarkets['status'];
    reason: SportMarket['reason'];
    feed_state: Selectable<SportFeeds>['state'];
    alive_at: Date;
  };

/**
 * Reads selections and keeps them as they are until the transaction ends: the feed can't move price or score between the
 * check and the bet. Every transaction locks events before anything of the player's. In the order of the selections.
 */
export async function lockLegs(tx: Transaction, legs: readonly Selection[], now: Date): Promise<LegState[]> {
  // Two statements: what the second one sees was committed before the locks were ours.
  const eventIds = legs.map(({ event_id }) => event_id);
  const [, states] = await Promise.all([holdEvents(tx, eventIds), readLegStates(tx, legs, now)]);
  return states;
}

/** The same without keeping them. */
export async function readLegStates(db: Queryable, legs: readonly Selection[], now: Date): Promise<LegState[]> {
  const lines = await readLines(db, legs);
  return legs.map((leg, at) => legStateOf(lines, { leg, at, now }));
}

/** The markets of some selections as the book has them, whosesoever bets they belong to. */
export type Lines = ReadonlyMap<string, Row>;

const keyOf = ({ event_id, market_id, specifiers }: Omit<Selection, 'outcome'>): string =>
  [event_id, market_id, specifiers].join('/');

export async function readLines(db: Queryable, legs: readonly Selection[]): Promise<Lines> {
  const wanted = Array.from(new Map(legs.flatMap(linesOf).map((line) => [keyOf(line), line])).values());
  const rows = await readRows(db, wanted);
  return new Map(rows.map((row) => [keyOf(wanted[row.position]!), row]));
}

/** Returns the state of a selection. Refuses a selection that doesn't exist. */
export function legStateOf(lines: Lines, { leg, at, now }: { leg: Selection; at: number; now: Date }): LegState {
  const own = linesOf(leg);
  const states = own.map((line) => stateOf(line, at, lines.get(keyOf(line)), now));
  const [first] = states;
  if (!first) throw new Refusal('not_found', { path: ['legs'], params: { leg: at } });
  return leg.market_id === COMBINATION.id ? combined(states, own, at) : first.state;
}

/** A selection itself, or all that it combines. */
function linesOf(leg: Selection): Selection[] {
  const { event_id, market_id, specifiers, outcome } = leg;
  if (market_id !== COMBINATION.id) return [leg];
  const named = COMBINATION.outcomes.includes(outcome);
  const picks = (named && picksOf({ marketId: market_id, specifiers })) || [];
  return picks.map((pick) => ({
    event_id,
    market_id: pick.marketId,
    specifiers: pick.specifiers,
    outcome: pick.outcome,
  }));
}

interface LineState {
  state: LegState;
  row: Row;
}

function stateOf(line: Selection, at: number, row: Row | undefined, now: Date): LineState {
  const index = marketKind(line.market_id)?.outcomes.indexOf(line.outcome) ?? -1;
  const fair = row?.fair[index];
  if (!row || fair === undefined) throw new Refusal('not_found', { path: ['legs'], params: { leg: at } });
  const state = {
    eventStatus: row.status,
    kickOffAt: row.kick_off_at,
    score: { home: row.home_score, away: row.away_score },
    marketStatus: row.market_status,
    marketReason: row.reason,
    marketVersion: row.version,
    odds: row.odds?.[index] ?? null,
    fair,
    back: row.back,
    stopped: row.stopped,
    field: row.field,
    alive: isFeedAlive({ state: row.feed_state, alive_at: row.alive_at }, now),
    recorded: row.recorded,
  };
  return { state, row };
}

/** Returns the margin on a combination of outcomes of one match, whatever their number. */
export const combinedMargin = (live: boolean): number => (live ? 0.06 : 0.05);

/**
 * Combines outcomes of one match into one. It is open while all of them are, and its chance is that all of them win.
 * Its version is the version of the match.
 */
function combined(states: readonly LineState[], lines: readonly Selection[], at: number): LegState {
  const [{ state: first, row }] = states as [LineState];
  const { model } = row;
  const picks = lines.map(({ market_id, specifiers, outcome }) => ({ marketId: market_id, specifiers, outcome }));
  const of = { ...first, marketVersion: row.event_version, back: 0 };
  // A match that has ended has no chances. A feed that sends only odds doesn't say how outcomes are related.
  const over = first.eventStatus === 'ended' || first.eventStatus === 'abandoned';
  if (!model)
    return { ...of, marketStatus: 'inactive', marketReason: over ? null : 'prices_alone', odds: null, fair: 0 };
  const priced = priceCombination(model, picks, combinedMargin(isLive(first)));
  if ('pick' in priced) throw new Refusal('legs_related', { path: ['legs'], params: { leg: at, pick: priced.pick } });
  const closed = states.find(({ state }) => state.marketStatus === 'suspended') ?? states.find(isClosed);
  return {
    ...of,
    marketStatus: closed ? (closed.state.marketStatus === 'suspended' ? 'suspended' : 'inactive') : 'active',
    marketReason: closed?.state.marketReason ?? null,
    odds: closed && closed.state.marketStatus !== 'suspended' ? null : priced.odds,
    fair: priced.fair,
  };
}

const isClosed = ({ state }: LineState): boolean => state.marketStatus !== 'active' || state.odds === null;

const readRows = (tx: Queryable, legs: readonly Selection[]): Promise<Row[]> =>
  tx.query<Row>({
    name: 'sport_read_lines',
    ...sql`
      select l.position::integer - 1 as position, e.status, e.kick_off_at, e.home_score, e.away_score, e.version as event_version, e.recorded, e.model, e.field,
        m.status as market_status,
        m.reason, m.version, m.odds, m.fair, m.back, f.state as feed_state, f.alive_at,
        exists (select from sport_markets s where s.event_id = e.id and s.status = 'suspended' and s.reason <> 'operator') as stopped
      from unnest(${legs.map(({ event_id }) => event_id)}::bigint[], ${legs.map(({ market_id }) => market_id)}::integer[],
        ${legs.map(({ specifiers }) => specifiers)}::text[]) with ordinality as l (event_id, market_id, specifiers, position)
      join sport_markets m on m.event_id = l.event_id and m.market_id = l.market_id and m.specifiers = l.specifiers
      join sport_events e on e.id = l.event_id join sport_feeds f on f.name = e.feed`,
  });

export const isLive = ({ eventStatus }: LegState): boolean => isInPlay(eventStatus);
