import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMBINATION, combinationOf } from '@croupier/bet-math';
import { type BetOrder, toWire } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { checkLedger, fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../bets/place-bet.ts';
import { readBet } from '../bets/read-bets.ts';
import { readCombination } from '../bets/read-combination.ts';
import { readOffers } from '../cash-out/read-offers.ts';
import { readEvent, readEvents } from '../events/read-events.ts';
import { findUnsoundBooks } from '../events/unsound-books.ts';
import { suspendSilentFeeds } from '../feed/feed-health.ts';
import type { Feed } from '../feed/feed.ts';
import { readFeeds } from '../feed/read-feeds.ts';
import { runSportsbook } from '../run-sportsbook.ts';
import { LEAGUES } from '../simulation/clubs.ts';
import { simulatedFeed } from '../simulation/simulated-feed.ts';
import { advanceFeed } from '../testing/advance-feed.ts';
import { type Mood, oddsStandIn } from '../testing/odds-stand-in.ts';
import { orderOnLine, sportsbookDatabase } from '../testing/test-match.ts';
import { oddsServiceFeed } from './odds-service-feed.ts';

const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const LEAGUE = 'soccer_stand_in';
const TIMEOUT_MS = 150;
/** Timeout for a service that responds, long enough for a busy machine. */
const PATIENT_MS = 5_000;

let db: Database;
let service: Awaited<ReturnType<typeof oddsStandIn>>;
let feed: Feed;
let second: number;
let errors: unknown[];
beforeEach(async () => {
  db = await sportsbookDatabase();
  service = await oddsStandIn(LEAGUE);
  service.state.matches = [
    { id: 'm1', startsAt: at(600), chances: [0.5, 0.3, 0.2] },
    { id: 'm2', startsAt: at(7200), chances: [0.3, 0.3, 0.4] },
  ];
  feed = newFeed();
  second = 0;
  errors = [];
});
afterEach(async () => {
  await db.close();
  await service.close();
});

const newFeed = (timeoutMs = TIMEOUT_MS) =>
  oddsServiceFeed({
    url: service.url,
    key: 'key',
    leagues: [{ key: LEAGUE, category: 'Elsewhere' }],
    callsPerMinute: 60,
    timeoutMs,
  });

/** A second of the feed's life after the other; books look at their prices all the time unless they are old. */
async function pass(seconds: number, { old = false } = {}): Promise<void> {
  for (const until = second + seconds; second < until; second++) {
    if (!old) service.state.pricedAt = at(second);
    await advanceFeed(db, feed, at(second), (error) => errors.push(error));
    await suspendSilentFeeds(db, at(second));
  }
}

const matchNamed = async (id: string) => {
  const events = (['upcoming', 'live', 'ended'] as const).map((state) => readEvents(db, { state, limit: 100 }));
  const found = (await Promise.all(events)).flat().find(({ home }) => home.name === `Home ${id}`);
  return found && readEvent(db, found.id);
};
const marketStates = async (id: string) =>
  new Set((await matchNamed(id))!.markets.map(({ status, reason }) => `${status} ${reason ?? ''}`.trim()));
const stateOf = async (name: string) => (await readFeeds(db)).feeds.find((one) => one.name === name)?.state;
const homeWin = (order: BetOrder, now: Date) => placeBet(db, { playerId: 1, order, now, liveDelayMs: 0 });

test('matches of the service are offered at our prices, bet on, and settled when a completed score has stood for a minute', async () => {
  await fund(db, { playerId: 1, amount: 10_000n });
  await pass(5);
  expect(await stateOf('odds')).toBe('ok');
  const event = (await matchNamed('m1'))!;
  expect(event).toMatchObject({ sport: 'football', tournament: { name: 'Stand-in League', category: 'Elsewhere' } });
  expect(event.markets.map(({ market_id, specifiers }) => `${market_id} ${specifiers}`)).toEqual([
    '1 ',
    '18 total=2.5',
  ]);
  expect(await findUnsoundBooks(db)).toEqual([]);
  const order = orderOnLine(event, [1, '', 'home']);
  const bet = await homeWin(order, at(second));
  expect(bet.status).toBe('accepted');
  // A fair chance is enough for an offer.
  const [offer] = await readOffers(db, { playerId: 1, now: at(second) });
  expect(offer!.pays_cents).toBeGreaterThan(800);

  second = 600;
  await pass(10);
  expect(await marketStates('m1')).toEqual(new Set(['suspended awaiting_news'])); // Under way, and nobody tells the score.
  service.state.matches[0]!.score = [0, 0];
  await pass(5);
  expect(await marketStates('m1')).toEqual(new Set(['active']));
  expect((await matchNamed('m1'))!.status).toBe('live');
  service.state.matches[0] = { ...service.state.matches[0]!, score: [1, 0], completed: true };
  await pass(40);
  service.state.matches[0].score = [2, 1]; // Corrected: the minute begins anew.
  await pass(50);
  expect((await readBet(db, { playerId: 1, id: bet.id })).status).toBe('accepted');
  expect(await marketStates('m1')).not.toContain('active');
  await pass(20);
  const settled = await readBet(db, { playerId: 1, id: bet.id });
  expect(settled).toMatchObject({
    status: 'settled',
    return_cents: Math.floor((1_000 * order.legs[0]!.odds) / 10_000),
  });
  expect((await matchNamed('m1'))!).toMatchObject({ status: 'ended', score: { home: 2, away: 1 } });
  expect((await checkLedger(db)).breaks).toEqual([]);
});

test('outcomes of a match that has prices alone are not bet on together, and the reason is told', async () => {
  await pass(5);
  const event = (await matchNamed('m1'))!;
  const picks = [
    { marketId: 1, specifiers: '', outcome: 'home' },
    { marketId: 18, specifiers: 'total=2.5', outcome: 'over' },
  ];
  const outcomes = combinationOf(picks);
  const [outcome] = COMBINATION.outcomes;
  expect(await readCombination(db, { eventId: event.id, outcomes, now: at(second) })).toMatchObject({
    reason: 'prices_alone',
    odds: null,
  });
  await fund(db, { playerId: 1, amount: 10_000n });
  const order = orderOnLine(event, [1, '', 'home']);
  const leg = { ...order.legs[0]!, market_id: COMBINATION.id, specifiers: outcomes, outcome: outcome! };
  await expect(homeWin({ ...order, legs: [leg] }, at(second))).rejects.toMatchObject({
    code: 'market_closed',
    params: { reason: 'prices_alone' },
  });
});

test('prices nobody has looked at for five minutes are suspended, and open again with news', async () => {
  await pass(5);
  second += 310;
  await pass(3, { old: true });
  expect(await marketStates('m2')).toEqual(new Set(['suspended awaiting_news']));
  await pass(3);
  expect(await marketStates('m2')).toEqual(new Set(['active']));
});

test('what has no place in our book is counted; a match that changes its sides is closed', async () => {
  await pass(4);
  service.state.matches[1]!.home = 'Somebody Else';
  await pass(4);
  expect(await marketStates('m2')).toEqual(new Set(['inactive withdrawn']));
  const { unmapped } = await readFeeds(db);
  expect(unmapped.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining(['market corners', 'team Somebody Else / Away m2']),
  );
});

test('a kick-off that is put off is moved, and the same answer again writes nothing', async () => {
  await pass(4);
  service.state.matches[1]!.startsAt = at(9000);
  await pass(2);
  const event = (await matchNamed('m2'))!;
  expect(event.kick_off_at).toBe(at(9000).toISOString());
  await pass(10);
  expect((await matchNamed('m2'))!.version).toBe(event.version);
});

test('a budget of calls a minute is kept, and a service that asks for rest is left alone', async () => {
  await pass(30);
  const { asked } = service.state;
  expect(asked).toBeGreaterThan(20);
  expect(asked).toBeLessThanOrEqual(31);
  const [health] = (await readFeeds(db)).feeds;
  expect(health!.calls_left).toBe(60 - asked);
  service.state.mood = 'busy';
  await pass(29);
  expect(service.state.asked).toBe(asked + 1);
  expect((await readFeeds(db)).feeds[0]).toMatchObject({ last_error: 'it answered 429', failed_at: at(30) });
});

test.each<[Mood, string]>([
  ['hangs', 'no answer within 0.15 s'],
  ['slow', 'no answer within 0.15 s'],
  ['garbage', 'it answered no JSON'],
  ['broken', 'it answered 500'],
  ['endless', 'the answer is too long'],
])('a service that is %s closes its own matches alone, and opens them once it is well again', async (mood, error) => {
  if (mood !== 'hangs' && mood !== 'slow') feed = newFeed(PATIENT_MS);
  const simulated = simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 7), leagues: LEAGUES.slice(0, 1) });
  const versions = async () => (await readEvents(db, { state: 'live', limit: 1 })).map(({ version }) => version);
  const both = async (seconds: number) => {
    for (let step = 0; step < seconds; step++) {
      const now = at(second);
      await pass(1);
      if (step % 3 === 0) await advanceFeed(db, simulated, now, (thrown) => errors.push(thrown));
    }
  };
  await both(4);
  expect([await stateOf('odds'), await stateOf('simulation')]).toEqual(['ok', 'ok']);
  const before = await versions();
  service.state.mood = mood;
  await both(18);
  expect([await stateOf('odds'), await stateOf('simulation')]).toEqual(['silent', 'ok']);
  expect(await marketStates('m1')).toEqual(new Set(['suspended feed_silent']));
  expect((await versions())[0]).toBeGreaterThan(before[0]!);
  expect((await readFeeds(db)).feeds.find(({ name }) => name === 'odds')!.last_error).toBe(error);
  service.state.mood = 'well';
  second += 60;
  await both(3);
  expect([await stateOf('odds'), await marketStates('m1')]).toEqual(['ok', new Set(['active'])]);
});

test('in the run itself a feed that hangs for ever and one that throws hold up nobody, not even its end', async () => {
  const never = new Promise<boolean>(() => undefined);
  const broken: Feed = { name: 'broken', advance: () => Promise.reject(new Error('broken')) };
  const hanging: Feed = { name: 'hanging', advance: () => never };
  const simulated = simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 7), leagues: LEAGUES.slice(0, 1) });
  const stop = runSportsbook(db, {
    feeds: [broken, hanging, simulated, feed],
    clock: () => start,
    onError: (error) => errors.push(error),
  });
  service.state.pricedAt = start;
  await expect.poll(() => stateOf('simulation'), { timeout: 15_000 }).toBe('ok');
  await expect.poll(() => service.state.asked, { timeout: 15_000 }).toBeGreaterThan(0);
  await stop();
  expect(errors.filter((error) => (error as Error).message !== 'broken')).toEqual([]);
});

test('another copy goes on with the matches of the first', async () => {
  await pass(4);
  const event = (await matchNamed('m1'))!;
  feed = newFeed();
  service.state.matches[0]!.chances = [0.6, 0.2, 0.2];
  await pass(4);
  const again = (await matchNamed('m1'))!;
  expect(again.id).toBe(event.id);
  expect(again.markets[0]!.odds).not.toEqual(event.markets[0]!.odds);
  expect((await readEvents(db, { state: 'upcoming', limit: 100 })).length).toBe(2);
});

test('a flood of invented names fills no table', async () => {
  await pass(2);
  await db.query(sql`
    insert into sport_unmapped (feed, kind, name, last_at) select 'odds', 'market', 'm' || n, ${start} from generate_series(1, 498) n`);
  await pass(6);
  const [row] = await db.query<{ count: bigint }>(sql`select count(*) from sport_unmapped`);
  expect(toWire(row!.count)).toBeLessThanOrEqual(500);
});
