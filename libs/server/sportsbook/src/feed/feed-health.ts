import { type Selectable, sql as raw } from 'kysely';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { boundWaits } from '../events/bound-waits.ts';
import { type SportFeeds, tables } from '../schema.gen.ts';
import { suspendEvents } from './suspend-events.ts';

/** A feed silent for longer is trusted no more. */
export const SILENCE_MS = 15_000;
const WAITS = { lockMs: 5_000, statementMs: 10_000 };

/** Returns true if a feed's odds are valid: it has sent everything and was active recently. */
export const isFeedAlive = (
  { state, alive_at }: Pick<Selectable<SportFeeds>, 'state' | 'alive_at'>,
  now: Date,
): boolean => state === 'ok' && alive_at > silentSince(now);

const silentSince = (now: Date): Date => new Date(now.getTime() - SILENCE_MS);

/**
 * Records that the feed is active. A feed that was silent for too long has its markets suspended first, so it can't
 * return unnoticed.
 */
export async function reportAlive(db: Queryable, feed: string, now: Date): Promise<void> {
  const alive = tables.updateTable('sport_feeds').set({ alive_at: now }).where('name', '=', feed);
  await run(
    db,
    alive.where(({ or, eb }) => or([eb('state', '=', 'silent'), eb('alive_at', '>', silentSince(now))])),
  );
}

/**
 * The number of the silence a feed is in, null while it is trusted. Until it has sent every open match it is not, and an
 * operator may have paused it.
 */
export async function silenceOf(db: Queryable, feed: string): Promise<{ silence: number | null; paused: boolean }> {
  const health = tables.selectFrom('sport_feeds').select(['state', 'silences', 'paused_at']);
  const [row] = await run(db, health.where('name', '=', feed));
  if (!row) return { silence: 0, paused: false };
  return { silence: row.state === 'silent' ? row.silences : null, paused: row.paused_at !== null };
}

/**
 * Ends the feed's silence after it has sent every open match. It started to send at `now`, and may have been active
 * since.
 */
export async function endSilence(db: Queryable, feed: string, silence: number, now: Date): Promise<void> {
  const heard = raw<Date>`greatest(alive_at, ${now})`;
  const trusted = tables.updateTable('sport_feeds').set({ state: 'ok', alive_at: heard }).where('name', '=', feed);
  const still = trusted.where('state', '=', 'silent').where('silences', '=', silence);
  await run(db, still.where('paused_at', 'is', null));
}

/** Suspends every market of a feed that fell silent. Any copy may notice; the first one does it. */
export async function suspendSilentFeeds(db: Database, now: Date): Promise<void> {
  const ok = tables.selectFrom('sport_feeds').select('name').where('state', '=', 'ok');
  for (const { name } of await run(db, ok.where('alive_at', '<=', silentSince(now))))
    await db.transaction((tx) => suspendFeed(tx, name, now));
}

/**
 * Suspends every market of a feed in one transaction, with the feed's row locked. A later snapshot therefore sends
 * every match suspended here, and no suspension follows it.
 */
async function suspendFeed(tx: Transaction, feed: string, now: Date): Promise<void> {
  await boundWaits(tx, WAITS);
  const silence = tables
    .updateTable('sport_feeds')
    .set(({ eb }) => ({ state: 'silent', silences: eb('silences', '+', 1) }))
    .where('name', '=', feed)
    .where('state', '=', 'ok')
    .where('alive_at', '<=', silentSince(now));
  if ((await run(tx, silence.returning('name'))).length === 0) return;
  await suspendEvents(tx, await openEvents(tx, feed));
}

/** Returns the ids of a feed's open events. */
export async function openEvents(tx: Transaction, feed: string): Promise<bigint[]> {
  const open = tables.selectFrom('sport_events').select('id').where('feed', '=', feed).where('ended_at', 'is', null);
  return (await run(tx, open)).map(({ id }) => id);
}
