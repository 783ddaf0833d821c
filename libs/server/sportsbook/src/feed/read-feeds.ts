import { type Queryable, sql } from '@croupier/server-database';
import { findUnsoundBooks, type UnsoundMarket } from '../events/unsound-books.ts';

export interface FeedHealth {
  name: string;
  state: 'ok' | 'silent' | 'paused';
  heard_at: Date;
  silences: number;
  /** Matches that are not over. */
  open: number;
  /** Null of a feed that may be asked as often as we like. */
  calls_left: number | null;
  last_error: string | null;
  failed_at: Date | null;
}

/** A name from a feed that we can't map. */
export interface Unmapped {
  feed: string;
  kind: 'league' | 'team' | 'market' | 'line' | 'score' | 'match';
  name: string;
  count: bigint;
  last_at: Date;
}

export interface FeedReport {
  feeds: FeedHealth[];
  unmapped: Unmapped[];
  unsound: UnsoundMarket[];
}

const MOST_NAMES = 100;

/** Returns the operator's report: the health of every feed, names that can't be mapped, and odds better than fair. */
export async function readFeeds(db: Queryable): Promise<FeedReport> {
  const [feeds, unmapped, unsound] = await Promise.all([
    db.query<FeedHealth>(sql`
      select f.name, case when f.paused_at is null then f.state else 'paused' end as state, f.alive_at as heard_at, f.silences,
        (select count(*)::integer from sport_events e where e.feed = f.name and e.ended_at is null) as open,
        f.calls_left, f.last_error, f.failed_at
      from sport_feeds f order by f.name`),
    db.query<Unmapped>(sql`
      select feed, kind, name, count, last_at from sport_unmapped order by count desc, feed, kind, name limit ${MOST_NAMES}`),
    findUnsoundBooks(db),
  ]);
  return { feeds, unmapped, unsound };
}
