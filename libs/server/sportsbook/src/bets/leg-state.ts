import type { Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import { marketKind } from '@croupier/bet-math';
import { Refusal, type BetLegOrder, type EventStatus, type SportMarket } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import { holdEvent } from '../events/lock-event.ts';
import { isFeedAlive } from '../feed/feed-health.ts';
import type { SportBetLegs, SportEvents, SportFeeds, SportMarkets } from '../schema.gen.ts';

export type LegOrder = InferOutput<typeof BetLegOrder>;
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
  /** Parts per million. */
  fair: number;
  /** Whether the feed still sends. */
  alive: boolean;
}

type Row = Pick<Selectable<SportEvents>, 'status' | 'kick_off_at' | 'home_score' | 'away_score'> &
  Pick<Selectable<SportMarkets>, 'version' | 'odds' | 'fair'> & {
    market_status: SportMarkets['status'];
    reason: SportMarket['reason'];
    feed_state: Selectable<SportFeeds>['state'];
    alive_at: Date;
  };

/**
 * Reads a selection and keeps it as it is until the transaction ends: the feed can't move price or score between the
 * check and the bet. Every transaction locks the event before anything of the player's.
 */
export async function lockLeg(tx: Transaction, leg: Selection, now: Date): Promise<LegState> {
  const index = marketKind(leg.market_id)?.outcomes.indexOf(leg.outcome) ?? -1;
  // Two statements: what the second one sees was committed before the lock was ours.
  const [, [row]] = await Promise.all([holdEvent(tx, leg.event_id), readLeg(tx, leg)]);
  const fair = row?.fair[index];
  if (!row || fair === undefined) throw new Refusal('not_found', { path: ['legs'] });
  return {
    eventStatus: row.status,
    kickOffAt: row.kick_off_at,
    score: { home: row.home_score, away: row.away_score },
    marketStatus: row.market_status,
    marketReason: row.reason,
    marketVersion: row.version,
    odds: row.odds?.[index] ?? null,
    fair,
    alive: isFeedAlive({ state: row.feed_state, alive_at: row.alive_at }, now),
  };
}

const readLeg = (tx: Transaction, leg: Selection): Promise<Row[]> =>
  tx.query<Row>(sql`
    select e.status, e.kick_off_at, e.home_score, e.away_score, m.status as market_status, m.reason, m.version, m.odds, m.fair,
      f.state as feed_state, f.alive_at
    from sport_events e join sport_markets m on m.event_id = e.id join sport_feeds f on f.name = e.feed
    where e.id = ${leg.event_id} and m.market_id = ${leg.market_id} and m.specifiers = ${leg.specifiers}`);

export const isLive = ({ eventStatus }: LegState): boolean => eventStatus === 'live' || eventStatus === 'suspended';
