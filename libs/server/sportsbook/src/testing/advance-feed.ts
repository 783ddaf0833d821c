import type { Database } from '@croupier/server-database';
import { settleEnded } from '../bets/settle-ended.ts';
import { reportAlive } from '../feed/feed-health.ts';
import type { Feed } from '../feed/feed.ts';
import { stepFeed } from '../run-sportsbook.ts';

const raise = (error: unknown): never => {
  throw error;
};

/** Runs everything due at a time: the feed, then the bets on ended matches. */
export async function advanceFeed(
  db: Database,
  feed: Feed,
  now: Date,
  onError: (error: unknown) => void = raise,
): Promise<void> {
  let heard = false;
  const onProgress = () => {
    heard = true;
  };
  await stepFeed(db, feed, { now, onError, onProgress, signal: new AbortController().signal });
  if (heard) await reportAlive(db, feed.name, now);
  await settleEnded(db, { clock: () => now, onError });
}
