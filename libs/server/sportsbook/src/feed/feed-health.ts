import type { Selectable } from 'kysely';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { publishState } from '../events/publish-state.ts';
import { type SportFeeds, tables } from '../schema.gen.ts';

/** A feed reports that it is alive this often; silent for longer than SILENCE_MS it is trusted no more. */
export const ALIVE_MS = 10_000;
const SILENCE_MS = 15_000;

/** Whether a feed's prices hold: it has sent everything and was heard of lately. */
export const isFeedAlive = ({ state, alive_at }: Omit<Selectable<SportFeeds>, 'name'>, now: Date): boolean =>
  state === 'ok' && now.getTime() - alive_at.getTime() < SILENCE_MS;

/** The feed has sent its snapshot: everything it offers may be bet on again. */
export async function reportAlive(db: Queryable, feed: string, now: Date): Promise<void> {
  await run(db, tables.updateTable('sport_feeds').set({ alive_at: now, state: 'ok' }).where('name', '=', feed));
}

/** Whether a feed must send every open match again before it is trusted. */
export async function needsSnapshot(db: Queryable, feed: string, now: Date): Promise<boolean> {
  const [row] = await run(db, tables.selectFrom('sport_feeds').select(['state', 'alive_at']).where('name', '=', feed));
  return !row || !isFeedAlive(row, now);
}

/** Suspends every market of a feed that fell silent. Any copy may notice; the first one does it. */
export async function suspendSilentFeeds(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SILENCE_MS);
  const silence = tables.updateTable('sport_feeds').set({ state: 'silent' }).where('state', '=', 'ok');
  const silent = await run(db, silence.where('alive_at', '<=', before).returning('name'));
  for (const { name } of silent) {
    const open = tables.selectFrom('sport_events').select('id').where('feed', '=', name).where('ended_at', 'is', null);
    for (const { id } of await run(db, open.orderBy('id'))) await db.transaction((tx) => suspendEvent(tx, id));
  }
}

/** Suspends a match's markets until its feed sends it again. */
export async function suspendEvent(tx: Transaction, eventId: bigint): Promise<void> {
  await run(
    tx,
    tables
      .updateTable('sport_events')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', eventId),
  );
  const suspended = await run(
    tx,
    tables
      .updateTable('sport_markets')
      .set(({ eb }) => ({ status: 'suspended', reason: 'feed_silent', version: eb('version', '+', 1) }))
      .where('event_id', '=', eventId)
      .where('status', '=', 'active')
      .returning('market_id'),
  );
  if (suspended.length > 0) await publishState(tx, eventId);
}
