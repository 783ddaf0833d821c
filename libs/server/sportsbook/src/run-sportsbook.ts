import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { type Database, holdLease } from '@croupier/server-database';
import { decideBets } from './bets/decide-bets.ts';
import type { LockPayouts } from './bets/revise-bets.ts';
import { settleEnded } from './bets/settle-ended.ts';
import { decideEdits } from './cash-out/decide-edits.ts';
import { sellByRule } from './cash-out/sell-by-rule.ts';
import { correctBets } from './corrections/correct-bets.ts';
import { checkBooks, type UnsoundMarket } from './events/unsound-books.ts';
import { endSilence, reportAlive, SILENCE_MS, silenceOf, suspendSilentFeeds } from './feed/feed-health.ts';
import type { Feed } from './feed/feed.ts';

export interface SportsbookRun {
  /** Feeds run independently. One that is silent, broken or blocked suspends only its own markets. */
  feeds: readonly Feed[];
  clock: () => Date;
  onError: (error: unknown) => void;
  /** Called with the odds that are better than fair, on the server that runs the check. */
  onBooksChecked?: ((unsound: readonly UnsoundMarket[]) => void) | undefined;
  /** Payouts that have not left, of which a correction takes what its player does not have any more. */
  lockPayouts?: LockPayouts | undefined;
}

const TICK_MS = 500;
const PULSE_MS = 3_000;
/** Milliseconds without progress after which a feed's step is aborted and started again. */
const STUCK_MS = 60_000;
/** Between two chunks of a settlement, for everyone else's bets. */
const PAUSE_MS = 9;
/** Milliseconds between valuations of bets with an auto cash-out. */
const RULES_MS = 1_000;
/** Milliseconds between checks of all open odds against their fair odds. */
const BOOKS_MS = 10_000;
/** A match whose bets could not all be settled is tried again. */
const SETTLE_MS = 2_000;

type Run = Pick<SportsbookRun, 'clock' | 'onError'>;

interface Step {
  now: Date;
  onError: (error: unknown) => void;
  onProgress: () => void;
  signal: AbortSignal;
}

/** Takes in what is due; after a silence every open match, and only then is the feed trusted again. One that is paused is not asked. */
export async function stepFeed(db: Database, feed: Feed, { now, ...options }: Step): Promise<void> {
  await suspendSilentFeeds(db, now); // Who comes back after a long time begins with that.
  const { silence, paused } = await silenceOf(db, feed.name);
  if (paused) return options.onProgress();
  const complete = await feed.advance(db, now, { snapshot: silence !== null, ...options });
  if (silence !== null && complete) await endSilence(db, feed.name, silence, now);
}

/**
 * Starts a copy's share of the sportsbook: one copy of all runs a feed, one settles, one sells by rule, one looks for prices better than
 * fair, every copy decides bets and edits and watches for silence, so that neither stops with the copy that holds the lease. No part waits for another, each has one connection
 * of `db` at most. Returns a function that stops it.
 */
export function runSportsbook(
  db: Database,
  { feeds, clock, onError, onBooksChecked, lockPayouts }: SportsbookRun,
): () => Promise<void> {
  assert.equal(new Set(feeds.map(({ name }) => name)).size, feeds.length);
  const stopped = new AbortController();
  const every = (ms: number, work: () => Promise<unknown>) => everyTick(stopped.signal, ms, onError, work);
  const parts = [
    every(TICK_MS, () => suspendSilentFeeds(db, clock())),
    every(TICK_MS, () => decideBets(db, clock(), onError)),
    every(TICK_MS, () => decideEdits(db, clock(), onError)),
  ];
  const stops = [
    ...feeds.map((feed) =>
      holdLease(db, `sportsbook:${feed.name}`, (signal) => runFeed(db, feed, { clock, onError }, signal), onError),
    ),
    holdLease(db, 'sportsbook:cash-out', (signal) => runRules(db, { clock, onError }, signal), onError),
    holdLease(
      db,
      'sportsbook:settlement',
      (signal) => runSettlement(db, { clock, onError, lockPayouts }, signal),
      onError,
    ),
    ...(onBooksChecked
      ? [holdLease(db, 'sportsbook:books', (signal) => runChecks(db, { onError, onBooksChecked }, signal), onError)]
      : []),
  ];
  return async () => {
    stopped.abort();
    await Promise.all([...stops.map((stop) => stop()), ...parts]);
  };
}

/**
 * Runs a feed. The heartbeat has its own connection, so a busy feed isn't silent but one without progress is. Neither
 * the next step nor the shutdown waits for a blocked step.
 */
async function runFeed(db: Database, feed: Feed, { clock, onError }: Run, signal: AbortSignal): Promise<void> {
  let progress = clock();
  let step = new AbortController();
  const onProgress = () => {
    progress = clock();
  };
  const stillFor = () => clock().getTime() - progress.getTime();
  await Promise.all([
    everyTick(signal, TICK_MS, onError, async () => {
      step = new AbortController();
      const ended = AbortSignal.any([signal, step.signal]);
      await unless(ended, stepFeed(db, feed, { now: clock(), onError, onProgress, signal: ended }));
    }),
    everyTick(signal, PULSE_MS, onError, async () => {
      if (stillFor() < SILENCE_MS) await reportAlive(db.control, feed.name, progress);
      else if (stillFor() > STUCK_MS) step.abort();
    }),
  ]);
}

/** Waits for the work until it ends or the signal aborts. A later failure is ignored. */
async function unless(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const aborted = Promise.withResolvers<void>();
  const end = () => aborted.resolve();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  await Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', end));
  if (signal.aborted) work.catch(() => undefined);
}

/** Checks that no odds are better than fair, and reports those that are. */
const runChecks = (
  db: Database,
  {
    onError,
    onBooksChecked,
  }: Pick<SportsbookRun, 'onError'> & { onBooksChecked: (unsound: readonly UnsoundMarket[]) => void },
  signal: AbortSignal,
): Promise<void> =>
  everyTick(signal, BOOKS_MS, onError, async () => onBooksChecked(await db.transaction(checkBooks))).finally(() =>
    onBooksChecked([]),
  );

/** Bets that are cashed out by the rules of their players. */
const runRules = (db: Database, { clock, onError }: Run, signal: AbortSignal): Promise<void> =>
  everyTick(signal, RULES_MS, onError, () => sellByRule(db, clock(), onError));

const runSettlement = (
  db: Database,
  { clock, onError, lockPayouts }: Run & Pick<SportsbookRun, 'lockPayouts'>,
  signal: AbortSignal,
): Promise<void> =>
  everyTick(signal, TICK_MS, onError, async () => {
    const options = { clock, onError, signal, lockPayouts, pause: () => setTimeout(PAUSE_MS) };
    const corrected = await correctBets(db, options);
    const settled = await settleEnded(db, options);
    if (!settled || !corrected) await setTimeout(SETTLE_MS, undefined, { signal }).catch(() => undefined);
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
