import type { Selectable } from 'kysely';
import { marketKind } from '@croupier/bet-math';
import { Refusal, type BetOrder, type EventStatus, type SportMarket } from '@croupier/contracts';
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
  /** Whether the feed still sends. */
  alive: boolean;
}

type Row = Pick<Selectable<SportEvents>, 'status' | 'kick_off_at' | 'home_score' | 'away_score'> &
  Pick<Selectable<SportMarkets>, 'version' | 'odds' | 'fair' | 'back'> & {
    stopped: boolean;
    /** Among the selections asked for. */
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
  const [, rows] = await Promise.all([holdEvents(tx, eventIds), readLegs(tx, legs)]);
  return legs.map((leg, at) =>
    stateOf(
      leg,
      at,
      rows.find(({ position }) => position === at),
      now,
    ),
  );
}

/** The same without keeping them. */
export async function readLegStates(db: Queryable, legs: readonly Selection[], now: Date): Promise<LegState[]> {
  const rows = await readLegs(db, legs);
  return legs.map((leg, at) =>
    stateOf(
      leg,
      at,
      rows.find(({ position }) => position === at),
      now,
    ),
  );
}

function stateOf(leg: Selection, at: number, row: Row | undefined, now: Date): LegState {
  const index = marketKind(leg.market_id)?.outcomes.indexOf(leg.outcome) ?? -1;
  const fair = row?.fair[index];
  if (!row || fair === undefined) throw new Refusal('not_found', { path: ['legs'], params: { leg: at } });
  return {
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
    alive: isFeedAlive({ state: row.feed_state, alive_at: row.alive_at }, now),
  };
}

const readLegs = (tx: Queryable, legs: readonly Selection[]): Promise<Row[]> =>
  tx.query<Row>({
    name: 'sport_read_legs',
    ...sql`
      select l.position::integer - 1 as position, e.status, e.kick_off_at, e.home_score, e.away_score, m.status as market_status,
        m.reason, m.version, m.odds, m.fair, m.back, f.state as feed_state, f.alive_at,
        exists (select from sport_markets s where s.event_id = e.id and s.status = 'suspended') as stopped
      from unnest(${legs.map(({ event_id }) => event_id)}::bigint[], ${legs.map(({ market_id }) => market_id)}::integer[],
        ${legs.map(({ specifiers }) => specifiers)}::text[]) with ordinality as l (event_id, market_id, specifiers, position)
      join sport_markets m on m.event_id = l.event_id and m.market_id = l.market_id and m.specifiers = l.specifiers
      join sport_events e on e.id = l.event_id join sport_feeds f on f.name = e.feed`,
  });

export const isLive = ({ eventStatus }: LegState): boolean => eventStatus === 'live' || eventStatus === 'suspended';
