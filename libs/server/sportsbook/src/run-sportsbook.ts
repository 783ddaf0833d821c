import { setTimeout } from 'node:timers/promises';
import { type Database, holdLease } from '@croupier/server-database';
import { decideBets } from './bets/decide-bets.ts';
import { settleEnded } from './bets/settle-ended.ts';
import { sellByRule } from './cash-out/sell-by-rule.ts';
import { endSilence, reportAlive, SILENCE_MS, silenceOf, suspendSilentFeeds } from './feed/feed-health.ts';
import type { Feed } from './feed/feed.ts';

export interface SportsbookRun {
  feed: Feed;
  clock: () => Date;
  onError: (error: unknown) => void;
}

const TICK_MS = 500;
const PULSE_MS = 3_000;
/** Between two chunks of a settlement, for everyone else's bets. */
const PAUSE_MS = 9;
/** How often bets with a rule are valued. */
const RULES_MS = 1_000;
/** A match whose bets could not all be settled is tried again. */
const SETTLE_MS = 2_000;

const raise = (error: unknown): never => {
  throw error;
};

interface Step {
  now: Date;
  onError: (error: unknown) => void;
  onProgress?: () => void;
}

/** Takes in what is due; after a silence every open match, and only then is the feed trusted again. */
async function stepFeed(db: Database, feed: Feed, { now, onError, onProgress = () => undefined }: Step): Promise<void> {
  await suspendSilentFeeds(db, now); // Who comes back after a long time begins with that.
  const silence = await silenceOf(db, feed.name);
  const complete = await feed.advance(db, now, { snapshot: silence !== null, onError, onProgress });
  if (silence !== null && complete) await endSilence(db, feed.name, silence, now);
}

/** All that is due at one moment: the feed, the bets on matches that are over. */
export async function advanceFeed(
  db: Database,
  feed: Feed,
  now: Date,
  onError: (error: unknown) => void = raise,
): Promise<void> {
  await stepFeed(db, feed, { now, onError });
  await reportAlive(db, feed.name, now);
  await settleEnded(db, { clock: () => now, onError });
}

/**
 * Starts a copy's share of the sportsbook: one copy of all runs the feed, one settles, one sells by rule, every copy decides bets and watches
 * for silence, so that neither stops with the copy that holds the lease. No part waits for another, each has one connection
 * of `db` at most. Returns a function that stops it.
 */
export function runSportsbook(db: Database, { feed, clock, onError }: SportsbookRun): () => Promise<void> {
  const stopped = new AbortController();
  const every = (ms: number, work: () => Promise<unknown>) => everyTick(stopped.signal, ms, onError, work);
  const parts = [
    every(TICK_MS, () => suspendSilentFeeds(db, clock())),
    every(TICK_MS, () => decideBets(db, clock(), onError)),
  ];
  const stops = [
    holdLease(db, `sportsbook:${feed.name}`, (signal) => runFeed(db, { feed, clock, onError }, signal), onError),
    holdLease(db, 'sportsbook:cash-out', (signal) => runRules(db, { clock, onError }, signal), onError),
    holdLease(db, 'sportsbook:settlement', (signal) => runSettlement(db, { clock, onError }, signal), onError),
  ];
  return async () => {
    stopped.abort();
    await Promise.all([...stops.map((stop) => stop()), ...parts]);
  };
}

/** The pulse goes by itself, on a connection of its own: a feed that has much to do is not silent, one that gets nowhere is. */
async function runFeed(db: Database, { feed, clock, onError }: SportsbookRun, signal: AbortSignal): Promise<void> {
  let progress = clock();
  const onProgress = () => {
    progress = clock();
  };
  await Promise.all([
    everyTick(signal, TICK_MS, onError, async () => {
      await stepFeed(db, feed, { now: clock(), onError, onProgress });
      onProgress();
    }),
    everyTick(signal, PULSE_MS, onError, async () => {
      if (clock().getTime() - progress.getTime() < SILENCE_MS) await reportAlive(db.control, feed.name, clock());
    }),
  ]);
}

/** Bets that are cashed out by the rules of their players. */
const runRules = (db: Database, { clock, onError }: Omit<SportsbookRun, 'feed'>, signal: AbortSignal): Promise<void> =>
  everyTick(signal, RULES_MS, onError, () => sellByRule(db, clock(), onError));

const runSettlement = (
  db: Database,
  { clock, onError }: Omit<SportsbookRun, 'feed'>,
  signal: AbortSignal,
): Promise<void> =>
  everyTick(signal, TICK_MS, onError, async () => {
    const settled = await settleEnded(db, { clock, onError, signal, pause: () => setTimeout(PAUSE_MS) });
    if (!settled) await setTimeout(SETTLE_MS, undefined, { signal }).catch(() => undefined);
  });

async function everyTick(
  signal: AbortSignal,
  ms: number,
  onError: (error: unknown) => void,
  work: () => Promise<unknown>,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch(onError);
    await setTimeout(ms, undefined, { signal }).catch(() => undefined); // Aborted: the loop ends.
  }
}
