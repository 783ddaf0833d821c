import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, sql } from '@croupier/server-database';
import { fund } from '@croupier/server-wallet/testing';
import { decideBets } from '../bets/decide-bets.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readBet } from '../bets/read-bets.ts';
import { readEvent, readEvents } from '../events/read-events.ts';
import { LEAGUES } from '../simulation/clubs.ts';
import { simulatedFeed } from '../simulation/simulated-feed.ts';
import { advanceFeed } from '../testing/advance-feed.ts';
import { orderOn, sportsbookDatabase } from '../testing/index.ts';
import type { Feed } from './feed.ts';
import { pauseFeed, resumeFeed } from './pause-feed.ts';
import { readFeeds } from './read-feeds.ts';

const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
let feed: Feed;

let db: Database;
beforeEach(async () => {
  db = await sportsbookDatabase();
  feed = simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 7), leagues: LEAGUES.slice(0, 1) });
  await advanceFeed(db, feed, start);
});
afterEach(() => db.close());

const pause = (seconds: number) => db.transaction((tx) => pauseFeed(tx, feed.name, at(seconds)));
const resume = () => db.transaction((tx) => resumeFeed(tx, feed.name));
const states = async () =>
  (
    await db.query<{ state: string }>(
      sql`select distinct status || coalesce(' ' || reason, '') as state from sport_markets where results is null order by 1`,
    )
  ).map(({ state }) => state);
const stateOf = async () => (await readFeeds(db)).feeds[0]!.state;

test('a paused feed offers nothing and is not asked, until it is resumed and has sent every match', async () => {
  expect(await pause(1)).toBe(true);
  expect(await pause(1)).toBe(false);
  expect(await states()).not.toContain('active');
  expect(await states()).toContain('suspended feed_paused');
  const before = await readEvents(db, { state: 'live', limit: 10 });
  await advanceFeed(db, feed, at(60));
  expect(await readEvents(db, { state: 'live', limit: 10 })).toEqual(before);
  expect(await stateOf()).toBe('paused');
  expect([await resume(), await resume()]).toEqual([true, false]);
  expect(await stateOf()).toBe('silent');
  await advanceFeed(db, feed, at(61));
  expect(await stateOf()).toBe('ok');
  expect(await states()).not.toContain('suspended feed_paused');
});

test('an update on its way into a paused feed opens nothing', async () => {
  const [event] = await readEvents(db, { state: 'upcoming', limit: 1 });
  const errors: unknown[] = [];
  await db.query(sql`update sport_simulated_matches set next_at = ${start}`);
  const options = { snapshot: true, onProgress: () => undefined, signal: AbortSignal.any([]) };
  await pause(1);
  await feed.advance(db, at(2), { ...options, onError: (error) => errors.push(error) });
  expect(errors[0]).toMatchObject({ name: 'FeedPaused' });
  expect((await readEvent(db, event!.id)).markets.every(({ status }) => status !== 'active')).toBe(true);
});

test('a live bet waits through a pause and is not guessed; one the pause outlasts goes back', async () => {
  await fund(db, { playerId: 1, amount: 10_000n });
  const [live] = await readEvents(db, { state: 'live', limit: 10 });
  const event = await readEvent(db, live!.id);
  const bets = await Promise.all(
    [1, 2].map(() =>
      placeBet(db, {
        playerId: 1,
        order: orderOn(event, 'home', { odds_change: 'any' }),
        now: at(0),
        liveDelayMs: 6_000,
      }),
    ),
  );
  const statusOf = async (id: string) => (await readBet(db, { playerId: 1, id })).status;
  await pause(1);
  await decideBets(db, at(10));
  expect(await statusOf(bets[0]!.id)).toBe('pending');
  await db.query(sql`update sport_bets set decide_at = ${at(-40)} where id = ${bets[1]!.id}`);
  await decideBets(db, at(10));
  expect([await statusOf(bets[0]!.id), await statusOf(bets[1]!.id)]).toEqual(['pending', 'rejected']);
  await resume();
  await advanceFeed(db, feed, at(11));
  await decideBets(db, at(11));
  expect(await statusOf(bets[0]!.id)).not.toBe('pending');
  await expect(
    placeBet(db, { playerId: 1, order: orderOn(event, 'home', { odds_change: 'any' }), now: at(40), liveDelayMs: 0 }),
  ).rejects.toMatchObject({ code: 'market_closed', params: { reason: 'feed_silent' } });
});
