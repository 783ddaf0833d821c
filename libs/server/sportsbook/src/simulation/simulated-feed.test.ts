import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SPORTS } from '@croupier/bet-math';
import type { Bet, SportEvent } from '@croupier/contracts';
import { sql, type Database } from '@croupier/server-database';
import { readOutbox } from '@croupier/server-database/testing';
import { derivedId } from '@croupier/server-wallet';
import { checkLedger, fund } from '@croupier/server-wallet/testing';
import { decideBets } from '../bets/decide-bets.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readBets } from '../bets/read-bets.ts';
import { correctBets } from '../corrections/correct-bets.ts';
import { cancelMarkets, rollBackMarkets } from '../corrections/correct-markets.ts';
import { readEvent, readEvents } from '../events/read-events.ts';
import { readPrices } from '../events/read-prices.ts';
import { readTree } from '../events/read-tree.ts';
import { findUnsoundBooks } from '../events/unsound-books.ts';
import { readForm, readStandings } from '../standings/read-standings.ts';
import { advanceFeed } from '../testing/advance-feed.ts';
import { sportsbookDatabase } from '../testing/index.ts';
import { replayMatches } from '../testing/replay-matches.ts';
import { LEAGUES } from './clubs.ts';
import { simulatedFeed } from './simulated-feed.ts';

/** Every night three leagues, each looked at more often. */
const NIGHT = process.env['LONG'] === '1';
const PLAYED = LEAGUES.slice(0, NIGHT ? 3 : 1);
/** Races have no leagues. */
const MATCH_SPORTS = SPORTS.filter((sport) => sport !== 'greyhounds');
const seed = Buffer.alloc(32, 42);
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const SPEED = 240;

const databases: Database[] = [];
let db: Database;
const open = async () => {
  const made = await sportsbookDatabase();
  databases.push(made);
  return made;
};
beforeEach(async () => {
  db = await open();
  feed = newFeed();
});
afterEach(async () => {
  await Promise.all(databases.splice(0).map((made) => made.close()));
});
const raise = (error: unknown): never => {
  throw error;
};
const newFeed = () => simulatedFeed({ speed: SPEED, seed, leagues: PLAYED });
let feed: ReturnType<typeof newFeed>;
/** The feed's own view, without what depends on when it was looked at. */
const play = async (on: Database, from: number, until: number, step = 2) => {
  const own = newFeed();
  for (let second = from; second <= until; second += step) await advanceFeed(on, own, at(second));
};

test('a new site shows matches under way and more to come, in every league, with prices', async () => {
  await advanceFeed(db, feed, start);
  const { sports } = await readTree(db);
  expect(sports).toHaveLength(1);
  for (const { live, upcoming } of sports[0]!.tournaments) {
    expect(live).toBeGreaterThanOrEqual(1);
    expect(upcoming).toBeGreaterThanOrEqual(10);
  }
  const [live] = await readEvents(db, { state: 'live', limit: 10 });
  expect(live).toMatchObject({ status: 'live', clock: { speed: SPEED }, market_count: expect.any(Number) as number });
  expect(live!.market_count).toBeGreaterThan(40);
  expect(live!.markets).toHaveLength(3);
  const upcoming = await readEvents(db, { state: 'upcoming', limit: 100 });
  expect(upcoming.every(({ markets }) => markets.every(({ status, odds }) => status === 'active' && odds))).toBe(true);
});

test('there are live matches at any time, each ends within its time, and no club plays twice at once', async () => {
  for (let second = 0; second <= 100; second += 5) {
    await advanceFeed(db, feed, at(second));
    const live = await readEvents(db, { state: 'live', limit: 100 });
    expect(live.length).toBeGreaterThanOrEqual(PLAYED.length);
    const clubs = live.flatMap(({ home, away }) => [home.id, away.id]);
    expect(new Set(clubs).size).toBe(clubs.length);
  }
  const ended = await readEvents(db, { state: 'ended', limit: 100 });
  expect(ended.length).toBeGreaterThan(3 * PLAYED.length);
  const detail = await readEvent(db, ended[0]!.id);
  expect(detail.goals).toHaveLength(detail.score.home + detail.score.away);
  expect(detail.seed_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(detail.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('matches of every sport are played out, and every line of them is decided', { timeout: 120_000 }, async () => {
  const leagues = MATCH_SPORTS.map((sport) => LEAGUES.find((league) => league.sport === sport)!);
  const own = simulatedFeed({ speed: 600, seed, leagues });
  for (let second = 0; second <= 30; second += NIGHT ? 2 : 5) await advanceFeed(db, own, at(second));
  const { sports } = await readTree(db);
  expect(sports.map(({ id }) => id)).toEqual(MATCH_SPORTS);
  for (const sport of MATCH_SPORTS) {
    const [upcoming] = await readEvents(db, { state: 'upcoming', sport, limit: 1 });
    expect(upcoming).toMatchObject({ sport, markets: [{}, {}, {}] });
    expect(upcoming!.market_count).toBeGreaterThanOrEqual(15);
    expect(upcoming!.markets.every(({ status, odds }) => status === 'active' && odds)).toBe(true);
    const ended = await readEvents(db, { state: 'ended', sport, limit: 50 });
    expect(ended.length).toBeGreaterThan(0);
    for (const { id } of ended) {
      const { markets, periods, score } = await readEvent(db, id);
      const open = markets.filter(({ status, results }) => status === 'active' || status === 'suspended' || !results);
      expect([sport, open]).toEqual([sport, []]);
      expect(periods.length).toBeGreaterThanOrEqual(2);
      expect(score.home + score.away).toBeGreaterThanOrEqual(sport === 'football' ? 0 : 1);
    }
  }
  expect(await findUnsoundBooks(db)).toEqual([]);
  const replayed = await replayMatches(db, { from: start, until: at(600) });
  expect(replayed).toMatchObject({ differences: [] });
  expect(replayed.matches).toBeGreaterThanOrEqual(MATCH_SPORTS.length);
  for (const { slug, sport } of leagues) {
    const ended = await readEvents(db, { state: 'ended', tournament: slug, limit: 100 });
    const table = await readStandings(db, slug);
    expect(table.sport).toBe(sport);
    expect(table.rows.reduce((sum, { played }) => sum + played, 0)).toBe(2 * ended.length);
    const { home, meetings } = await readForm(db, ended[0]!.id);
    for (const match of [...home, ...meetings]) expect(match.kick_off_at < ended[0]!.kick_off_at).toBe(true);
  }
});

test('a match that cannot be settled is suspended and tried again, and the others go on', async () => {
  await advanceFeed(db, feed, start);
  const [first] = await readEvents(db, { state: 'live', limit: 1 });
  const text = `alter table sport_events add constraint broken check (id <> ${first!.id} or status <> 'ended') not valid`;
  await db.query({ text, values: [] });
  const errors: unknown[] = [];
  for (let second = 0; second <= 48; second += 3)
    await advanceFeed(db, feed, at(second), (error) => errors.push(error));
  expect(errors.length).toBeGreaterThan(0);
  const stuck = await readEvent(db, first!.id);
  expect([stuck.status, stuck.markets.some(({ status }) => status === 'active')]).toEqual(['live', false]);
  expect((await readEvents(db, { state: 'ended', limit: 9 })).length).toBeGreaterThan(0);
  await db.query(sql`alter table sport_events drop constraint broken`);
  await advanceFeed(db, newFeed(), at(55));
  expect(await readEvent(db, first!.id)).toMatchObject({ status: 'ended' });
});

test(
  'a match whose cancel is taken back after its time ends as it was played, and its bets are paid by that',
  { timeout: 60_000 },
  async () => {
    const playerId = 1;
    const own = simulatedFeed({ speed: SPEED, seed, leagues: LEAGUES.slice(0, 1) });
    await fund(db, { playerId, amount: 10_000n });
    await advanceFeed(db, own, start);
    const [match] = await readEvents(db, { state: 'upcoming', limit: 1 });
    await betOn(db, playerId, match!, start);
    const decision = (moment: Date) => ({
      ...{ id: randomUUID(), eventId: match!.id, market: null, reason: 'storm', actor: 'operator:anna', now: moment },
    });
    await cancelMarkets(db, { ...decision(at(1)), from: null, until: null });
    for (const second of [2, 45, 90]) await advanceFeed(db, own, at(second));
    expect(await readEvent(db, match!.id)).toMatchObject({ status: 'cancelled', score: { home: 0, away: 0 } });
    expect((await readBets(db, { playerId, state: 'settled', limit: 1 })).data).toMatchObject([{ status: 'void' }]);
    await rollBackMarkets(db, decision(at(91)));
    expect(await readEvent(db, match!.id)).toMatchObject({ status: 'not_started' });
    await correctBets(db, { clock: () => at(91), onError: raise });
    for (const second of [92, 98]) await advanceFeed(db, own, at(second));
    const ended = await readEvent(db, match!.id);
    expect(ended.status).toBe('ended');
    const won = ended.score.home > ended.score.away;
    const [bet] = (await readBets(db, { playerId, state: 'settled', limit: 1 })).data;
    expect(bet).toMatchObject({ status: 'settled', return_cents: won ? bet!.possible_return_cents : 0 });
    expect((await replayMatches(db, { from: start, until: at(1_000) })).differences).toEqual([]);
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);

test(
  'before kick-off prices move step by step to what is known then, the last of them is kept, and a replay agrees',
  { tags: 'nightly' },
  async () => {
    const own = simulatedFeed({ speed: 600, seed, leagues: LEAGUES.slice(0, 1), drifts: true });
    await advanceFeed(db, own, start);
    const event = (await readEvents(db, { state: 'upcoming', limit: 4 })).at(-1);
    const begins = (Date.parse(event!.kick_off_at) - start.getTime()) / 1000;
    for (let second = 1; second < begins + 1; second += NIGHT ? 0.5 : 1) await advanceFeed(db, own, at(second));
    const line = { eventId: event!.id, marketId: 1, specifiers: '' };
    const { history } = await readPrices(db, line);
    const before = history.filter(({ at: moment }) => moment < event!.kick_off_at);
    expect(new Set(before.map(({ fair }) => fair.join())).size).toBeGreaterThanOrEqual(3);
    for (let second = begins + 1; second < begins + 20; second += 1) await advanceFeed(db, own, at(second));
    expect((await replayMatches(db, { from: start, until: at(600) })).differences).toEqual([]);
  },
);

test('before the end the seed is a secret, its hash is not', async () => {
  await advanceFeed(db, feed, start);
  const [live] = await readEvents(db, { state: 'live', limit: 1 });
  expect(await readEvent(db, live!.id)).toMatchObject({ seed: null, seed_hash: expect.any(String) });
});

test(
  'another copy goes on where one stopped, and matches that ran meanwhile end as they would have',
  { timeout: 120_000 },
  async () => {
    const other = await open();
    await play(db, 0, 30);
    await advanceFeed(db, newFeed(), at(46)); // a while nobody looked
    await play(other, 0, 46);
    const view = async (on: Database) =>
      on.query(sql`
    select feed_key, status, home_score, away_score, goals, kick_off_at from sport_events where kick_off_at <= ${at(46)} order by feed_key`);
    expect(await view(db)).toEqual(await view(other));
  },
);

test(
  'a seed and a log of orders give the same bets on another machine, to the cent',
  { tags: 'nightly', timeout: 120_000 },
  async () => {
    const other = await open();
    const [one, two] = [await bettingDay(db), await bettingDay(other)];
    expect(one.length).toBeGreaterThan(20);
    expect(one.some(({ status }) => status === 'rejected')).toBe(true);
    expect(one.some(({ status, return_cents }) => status === 'settled' && return_cents! > 0)).toBe(true);
    expect(two).toEqual(one);
    const report = await replayMatches(db, { from: start, until: at(100_000) });
    expect(report).toMatchObject({ bets: one.filter(({ status }) => status !== 'rejected').length, differences: [] });
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);

/** A minute of one player betting on all that is there, then waiting for the last whistle. */
async function bettingDay(on: Database): Promise<Bet[]> {
  const playerId = 1;
  const own = newFeed();
  await fund(on, { playerId, amount: 1_000_000n });
  for (let second = 0; second <= 100; second += 2) {
    const now = at(second);
    await advanceFeed(on, own, now);
    await decideBets(on, now);
    if (second > 60 || second % (NIGHT ? 6 : 4) !== 0) continue;
    const events = [
      ...(await readEvents(on, { state: 'live', limit: 3 })),
      ...(await readEvents(on, { state: 'upcoming', limit: 1 })),
    ];
    for (const event of events) await betOn(on, playerId, event, now);
  }
  return (await readBets(on, { playerId, state: 'settled', limit: 100 })).data;
}

async function betOn(on: Database, playerId: number, event: SportEvent, now: Date): Promise<void> {
  const market = event.markets[0]!;
  const leg = {
    event_id: event.id,
    market_id: market.market_id,
    specifiers: '',
    outcome: 'home',
    odds: market.odds?.[0] ?? 10_100,
    market_version: market.version,
    score: event.score,
  };
  const order = {
    id: derivedId(String(event.id), now.toISOString()),
    currency: 'EUR',
    stake_cents: 1_234,
    odds_change: 'higher',
    legs: [leg],
  } as const;
  await placeBet(on, { playerId, order: { ...order, legs: [leg] }, now, liveDelayMs: 2_000 }).catch(
    (error: { code?: string }) => {
      expect(['market_closed', 'odds_changed']).toContain(error.code);
    },
  );
}

test('an open price shows its fair probability, its margin and how it moved', async () => {
  await play(db, 0, 30);
  const [live] = await readEvents(db, { state: 'live', limit: 1 });
  const prices = await readPrices(db, { eventId: live!.id, marketId: 1, specifiers: '' });
  expect(prices.fair.reduce((sum, part) => sum + part, 0)).toBe(1_000_000);
  expect(prices.history.length).toBeGreaterThan(1);
  if (prices.market.odds) expect(prices.margin).toBeGreaterThanOrEqual(50_000);
  await expect(readPrices(db, { eventId: live!.id, marketId: 99, specifiers: '' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

// shows: topic:public:odds:list; topic:public:odds:event:{id}
test('what is published says the whole state, and its versions only grow', async () => {
  await play(db, 0, 20);
  const published = await readOutbox(db);
  const rows = published.filter(({ topic, event }) => event === 'changed' && topic.startsWith('public:odds:'));
  expect(rows.length).toBeGreaterThan(10);
  const last = new Map<string, number>();
  for (const { topic, payload } of rows) {
    const count = (payload['markets'] as unknown[]).length;
    if (topic === 'public:odds:list') expect(count).toBe(3);
    else expect(count).toBeGreaterThan(40);
    if (topic === 'public:odds:list') continue;
    const version = Number(payload['version']);
    expect(version).toBeGreaterThan(last.get(topic) ?? 0);
    last.set(topic, version);
  }
});
