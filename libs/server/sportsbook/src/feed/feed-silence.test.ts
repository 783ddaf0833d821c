import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BetOrder, SportEvent } from '@croupier/contracts';
import { type Database, DatabaseAway, sql } from '@croupier/server-database';
import { checkLedger, fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../bets/place-bet.ts';
import { lockEvents } from '../events/lock-event.ts';
import { readEvents } from '../events/read-events.ts';
import { runSportsbook } from '../run-sportsbook.ts';
import { LEAGUES } from '../simulation/clubs.ts';
import { simulatedFeed } from '../simulation/simulated-feed.ts';
import { advanceFeed } from '../testing/advance-feed.ts';
import { sportsbookDatabase } from '../testing/index.ts';
import { endSilence, reportAlive, silenceOf, suspendSilentFeeds } from './feed-health.ts';

/** 2 of 60 bets in every run, 50 of 700 in the nightly one. */
const FLOODS = Number(process.env['SPORT_FLOODS'] ?? 1);
const FLOOD_BETS = FLOODS > 2 ? 700 : 60;
const PLAYERS = 25;

const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const newFeed = () => simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 7), leagues: LEAGUES.slice(0, 2) });

let db: Database;
beforeEach(async () => {
  db = await sportsbookDatabase();
});
afterEach(() => db.close());

const feedState = async () =>
  (await db.query<{ state: string }>(sql`select state from sport_feeds`)).map(({ state }) => state).join();
const health = async () => (await db.query(sql`select state, silences from sport_feeds`))[0];
const silentMarkets = async () => (await db.query(sql`select from sport_markets where reason = 'feed_silent'`)).length;
const upcoming = () => readEvents(db, { state: 'upcoming', limit: 100 });

test('a suspension under way while the feed comes back leaves no match closed', async () => {
  const feed = newFeed();
  await advanceFeed(db, feed, start);
  const [first] = await upcoming();
  const released = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await lockEvents(tx, [BigInt(first!.id)]);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const suspending = suspendSilentFeeds(db, at(20)); // Waits for that match, with the others still ahead of it.
  const returning = advanceFeed(db, feed, at(21), () => undefined);
  await expect
    .poll(async () => (await db.query(sql`select from pg_locks where not granted`)).length)
    .toBeGreaterThan(0);
  released.resolve();
  await Promise.all([holding, suspending, returning]);
  await advanceFeed(db, feed, at(22));
  expect([await feedState(), await silentMarkets()]).toEqual(['ok', 0]);
});

test('a snapshot that takes longer than a silence lasts ends it all the same', async () => {
  const feed = newFeed();
  await advanceFeed(db, feed, start);
  await suspendSilentFeeds(db, at(20));
  const { silence } = await silenceOf(db, feed.name);
  await reportAlive(db, feed.name, at(45)); // Its pulse, as it sends one match after another.
  await endSilence(db, feed.name, silence!, at(21)); // The moment it began at.
  await suspendSilentFeeds(db, at(46));
  expect(await feedState()).toBe('ok');
});

test('a feed that is silent stays so, however often it is heard of, until every match was sent again', async () => {
  await advanceFeed(db, newFeed(), start);
  await suspendSilentFeeds(db, at(20));
  await reportAlive(db, 'simulation', at(21));
  expect(await feedState()).toBe('silent');
  expect(await silentMarkets()).toBeGreaterThan(0);
  await advanceFeed(db, newFeed(), at(22));
  expect([await feedState(), await silentMarkets()]).toEqual(['ok', 0]);
});

test('a feed that comes back before anyone noticed its silence begins with a snapshot all the same', async () => {
  await advanceFeed(db, newFeed(), start);
  await reportAlive(db, 'simulation', at(20));
  const [row] = await db.query(sql`select state, alive_at from sport_feeds`);
  expect(row).toEqual({ state: 'ok', alive_at: start });
  await advanceFeed(db, newFeed(), at(21));
  expect(await health()).toEqual({ state: 'ok', silences: 1 });
});

test(
  'a match that can neither be sent nor suspended keeps the feed silent, and only until it can',
  { tags: 'nightly' },
  async () => {
    const feed = newFeed();
    await advanceFeed(db, feed, start);
    const [first] = await upcoming();
    await suspendSilentFeeds(db, at(20));
    const trigger = `
    create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger broken before update on sport_simulated_matches for each row when (old.event_id = ${first!.id}) execute function broken()`;
    await db.query({ text: trigger, values: [] });
    const errors: unknown[] = [];
    await advanceFeed(db, feed, at(21), (error) => errors.push(error));
    expect([errors.length, await feedState()]).toEqual([2, 'silent']);
    await db.query(sql`drop trigger broken on sport_simulated_matches`);
    await advanceFeed(db, feed, at(22));
    expect([await feedState(), await silentMarkets()]).toEqual(['ok', 0]);
  },
);

function orderOn(event: SportEvent, index: number): BetOrder {
  const market = event.markets[0]!;
  const outcome = (['home', 'draw', 'away'] as const)[index % 3]!;
  const leg = {
    event_id: event.id,
    market_id: market.market_id,
    specifiers: market.specifiers,
    outcome,
    odds: market.odds?.[index % 3] ?? 10_100,
    market_version: market.version,
    score: event.score,
  };
  return { id: randomUUID(), currency: 'EUR', stake_cents: 100, odds_change: 'any', legs: [leg] };
}

test(
  `${FLOODS} floods of ${FLOOD_BETS} bets, the feed thought silent in each of them: no match is left closed`,
  { timeout: FLOODS * 30_000 },
  async () => {
    for (let player = 1; player <= PLAYERS; player++) await fund(db, { playerId: player, amount: 10_000_000n });
    let now = start;
    const errors: unknown[] = [];
    const stop = runSportsbook(db, { feeds: [newFeed()], clock: () => now, onError: (error) => errors.push(error) });
    await expect.poll(feedState, { timeout: 20_000 }).toBe('ok');
    let accepted = 0;
    for (let flood = 0; flood < FLOODS; flood++) {
      const events = await upcoming();
      const bets = Array.from({ length: FLOOD_BETS }, (_, index) => {
        const order = orderOn(events[index % events.length]!, index);
        return placeBet(db, { playerId: (index % PLAYERS) + 1, order, now, liveDelayMs: 0 });
      });
      now = new Date(now.getTime() + 20_000);
      accepted += (await Promise.allSettled(bets)).filter(({ status }) => status === 'fulfilled').length;
      await expect.poll(health, { timeout: 20_000 }).toEqual({ state: 'ok', silences: flood + 1 });
      expect(await silentMarkets()).toBe(0);
    }
    await stop();
    // A step that got none of the connections the flood holds is made again.
    expect(errors.filter((error) => !(error instanceof DatabaseAway))).toEqual([]);
    expect(accepted).toBeGreaterThan(FLOODS);
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);
