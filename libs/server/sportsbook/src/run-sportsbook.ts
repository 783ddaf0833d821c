import { setTimeout } from 'node:timers/promises';
import { holdLease, type Database } from '@croupier/server-database';
import { decideBets } from './bets/decide-bets.ts';
import { settleEnded } from './bets/settle-ended.ts';
import { ALIVE_MS, needsSnapshot, reportAlive, suspendSilentFeeds } from './feed/feed-health.ts';
import type { Feed } from './feed/feed.ts';
import { forgetOld } from './feed/forget-old.ts';

export interface SportsbookRun {
  feed: Feed;
  clock: () => Date;
  onError: (error: unknown) => void;
}

const TICK_MS = 500;
const FORGET_MS = 10 * 60_000;

/** Between two chunks of a settlement: a third of its time or so is everyone else's alone. */
const PAUSE_MS = 10;
const pause = () => setTimeout(PAUSE_MS);

const raise = (error: unknown): never => {
  throw error;
};

/** One step of the feed: what is due is taken in, and only then is the feed called alive. */
export async function advanceFeed(
  db: Database,
  feed: Feed,
  now: Date,
  onError: (error: unknown) => void = raise,
): Promise<void> {
  await feed.advance(db, now, { snapshot: await needsSnapshot(db, feed.name, now), onError });
  await settleEnded(db, { clock: () => now, onError });
  await reportAlive(db, feed.name, now);
}

/**
 * Starts a copy's share of the sportsbook: one copy of all runs the feed, one settles, every copy decides bets and watches
 * for silence, so that neither stops with the copy that holds the lock. Returns a function that stops it.
 */
export function runSportsbook(db: Database, { feed, clock, onError }: SportsbookRun): () => Promise<void> {
  const stopFeed = holdLease(
    db,
    `sportsbook:${feed.name}`,
    (signal) => runFeed(db, { feed, clock, onError }, signal),
    onError,
  );
  const stopSettling = holdLock(
    db,
    'sportsbook:settlement',
    (signal) => everyTick(signal, onError, () => settleEnded(db, { clock, onError, pause, signal })),
    onError,
  );
  const stopped = new AbortController();
  const watching = everyTick(stopped.signal, onError, async () => {
    await suspendSilentFeeds(db, clock());
    await decideBets(db, clock());
  });
  return async () => {
    stopped.abort();
    await Promise.all([stopFeed(), stopSettling(), watching]);
  };
}

async function runFeed(db: Database, { feed, clock, onError }: SportsbookRun, signal: AbortSignal): Promise<void> {
  let [alive, forgotten] = [0, 0];
  await everyTick(signal, onError, async () => {
    const now = clock();
    const snapshot = await needsSnapshot(db, feed.name, now);
    await feed.advance(db, now, { snapshot, onError });
    if (snapshot || now.getTime() - alive >= ALIVE_MS) {
      await reportAlive(db, feed.name, now);
      alive = now.getTime();
    }
    if (now.getTime() - forgotten < FORGET_MS) return;
    await forgetOld(db, now);
    forgotten = now.getTime();
  });
}

async function everyTick(
  signal: AbortSignal,
  onError: (error: unknown) => void,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch(onError);
    await setTimeout(TICK_MS, undefined, { signal }).catch(() => undefined); // Aborted: the loop ends.
  }
}
