import { sql, type Database, type Queryable, type Transaction } from '@croupier/server-database';
import { publishState } from './publish-state.ts';

/** A feed says that it is alive this often; silent for longer than SILENCE_MS it is not believed any more. */
export const ALIVE_MS = 10_000;
export const SILENCE_MS = 15_000;

/** The feed has spoken: everything it offers may be bet on again, since its snapshot is complete. */
export async function reportAlive(db: Queryable, feed: string, now: Date): Promise<void> {
  await db.query(sql`update sport_feeds set alive_at = ${now}, state = 'ok' where name = ${feed}`);
}

/** Whether a feed must tell of every open match again before it is believed. */
export async function needsSnapshot(db: Queryable, feed: string, now: Date): Promise<boolean> {
  const [row] = await db.query<{ state: string; alive_at: Date }>(
    sql`select state, alive_at from sport_feeds where name = ${feed}`,
  );
  return !row || row.state === 'silent' || now.getTime() - row.alive_at.getTime() >= SILENCE_MS;
}

/** Suspends every market of a feed that fell silent. Any copy may notice; the first one does it. */
export async function suspendSilentFeeds(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SILENCE_MS);
  const silent = await db.query<{ name: string }>(sql`
    update sport_feeds set state = 'silent' where state = 'ok' and alive_at <= ${before} returning name`);
  for (const { name } of silent) {
    const events = await db.query<{ id: bigint }>(
      sql`select id from sport_events where feed = ${name} and ended_at is null order by id`,
    );
    for (const { id } of events) await db.transaction((tx) => suspendEvent(tx, id));
  }
}

/** Takes a match's markets out of play until its feed speaks of it again. */
export async function suspendEvent(tx: Transaction, eventId: bigint): Promise<void> {
  await tx.query(sql`update sport_events set version = version + 1 where id = ${eventId}`);
  const moved = await tx.query(sql`
    update sport_markets set status = 'suspended', reason = 'feed_silent', version = version + 1
    where event_id = ${eventId} and status = 'active' returning market_id`);
  if (moved.length > 0) await publishState(tx, eventId);
}
