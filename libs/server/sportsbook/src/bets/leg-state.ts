import type { InferOutput } from 'valibot';
import { marketKind } from '@croupier/bet-math';
import { Refusal, type BetLegOrder, type EventStatus, type SportMarket } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import { SILENCE_MS } from '../feed/watch-feeds.ts';

export type LegOrder = InferOutput<typeof BetLegOrder>;
type Selection = Pick<LegOrder, 'event_id' | 'market_id' | 'specifiers' | 'outcome'>;

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
  /** Whether the feed still speaks. */
  alive: boolean;
}

interface Row {
  status: EventStatus;
  kick_off_at: Date;
  home_score: number;
  away_score: number;
  market_status: SportMarket['status'];
  reason: SportMarket['reason'];
  version: number;
  odds: number[] | null;
  fair: number[];
  feed_state: string;
  alive_at: Date;
}

/**
 * Reads a selection and keeps it as it is until the transaction ends: the feed can't move price or score between the
 * check and the bet. Every transaction locks the event before anything of the player's.
 */
export async function lockLeg(tx: Transaction, leg: Selection, now: Date): Promise<LegState> {
  const index = marketKind(leg.market_id)?.outcomes.indexOf(leg.outcome) ?? -1;
  // Two statements: joined in one, a row that was waited for would be new and the market beside it old.
  await tx.query(sql`select 1 from sport_events where id = ${leg.event_id} for share`);
  const [row] = await tx.query<Row>(sql`
    select e.status, e.kick_off_at, e.home_score, e.away_score, m.status as market_status, m.reason, m.version, m.odds, m.fair,
      f.state as feed_state, f.alive_at
    from sport_events e join sport_markets m on m.event_id = e.id join sport_feeds f on f.name = e.feed
    where e.id = ${leg.event_id} and m.market_id = ${leg.market_id} and m.specifiers = ${leg.specifiers}`);
  if (!row || index === -1) throw new Refusal('not_found', { path: ['legs'] });
  return {
    eventStatus: row.status,
    kickOffAt: row.kick_off_at,
    score: { home: row.home_score, away: row.away_score },
    marketStatus: row.market_status,
    marketReason: row.reason,
    marketVersion: row.version,
    odds: row.odds?.[index] ?? null,
    fair: row.fair[index]!,
    alive: row.feed_state === 'ok' && now.getTime() - row.alive_at.getTime() < SILENCE_MS,
  };
}

export const isLive = ({ eventStatus }: LegState): boolean => eventStatus === 'live' || eventStatus === 'suspended';
