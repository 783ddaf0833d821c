import { type Queryable, sql } from '@croupier/server-database';

/**
 * Largest tolerated clock skew: instances take turns at live rounds by their own clocks, and one that is further off
 * breaks them.
 */
export const MOST_SKEW_MS = 5_000;
/** Skew that is reported to the operator. */
export const NOTICED_SKEW_MS = 1_000;

/**
 * Returns how far this machine's clock is ahead of the database's, in milliseconds, negative if behind. Differences
 * that network latency can explain count as 0.
 */
export async function readClockSkew(db: Queryable): Promise<number> {
  const asked = Date.now();
  const [row] = await db.query<{ at: number }>(sql`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`);
  const answered = Date.now();
  const at = row!.at;
  if (at < asked) return asked - at;
  return at > answered ? answered - at : 0;
}
