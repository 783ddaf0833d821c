import { type Queryable, sql } from '@croupier/server-database';

/** Copies take turns at live rounds by their own clocks: one that is further off than this spoils them. */
export const MOST_SKEW_MS = 5_000;
/** Worth a word to the operator. */
export const NOTICED_SKEW_MS = 1_000;

/**
 * Returns how far this machine's clock is ahead of the database's, in milliseconds, below zero behind it. What the answer's way
 * can explain is none.
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
