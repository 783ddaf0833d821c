import { run, type Transaction } from '@croupier/server-database';
import { boundWaits } from '../events/bound-waits.ts';
import { tables } from '../schema.gen.ts';
import { openEvents } from './feed-health.ts';
import { suspendEvents } from './suspend-events.ts';

/** An operator waits longer than a feed does. */
const WAITS = { lockMs: 20_000, statementMs: 30_000 };

/**
 * Suspends everything of a feed until it is resumed, whatever it sends meanwhile. Bets on matches that are over are settled, and
 * bets during play wait as in any silence. False of a feed that is unknown or paused already.
 */
export async function pauseFeed(tx: Transaction, feed: string, now: Date): Promise<boolean> {
  await boundWaits(tx, WAITS);
  const pause = tables
    .updateTable('sport_feeds')
    .set(({ eb }) => ({ state: 'silent', silences: eb('silences', '+', 1), paused_at: now }))
    .where('name', '=', feed)
    .where('paused_at', 'is', null);
  if ((await run(tx, pause.returning('name'))).length === 0) return false;
  await suspendEvents(tx, await openEvents(tx, feed), 'feed_paused');
  return true;
}

/** The feed is asked again; what it offers opens once it has sent every match. False of one that was not paused. */
export async function resumeFeed(tx: Transaction, feed: string): Promise<boolean> {
  const resume = tables.updateTable('sport_feeds').set({ paused_at: null }).where('name', '=', feed);
  return (await run(tx, resume.where('paused_at', 'is not', null).returning('name'))).length > 0;
}
