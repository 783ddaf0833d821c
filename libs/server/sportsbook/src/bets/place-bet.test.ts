import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BetOrder } from '@croupier/contracts';
import { sql, type Database } from '@croupier/server-database';
import { readOutbox } from '@croupier/server-database/testing';
import { setLimit } from '@croupier/server-limits';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { suspendSilentFeeds } from '../feed/feed-health.ts';
import { goal, orderOn, sportsbookDatabase, testMatch, type TestMatch, type TestOutcome } from '../testing/index.ts';
import { decideBets } from './decide-bets.ts';
import { placeBet } from './place-bet.ts';
import { readBet, readBets } from './read-bets.ts';

let db: Database;
let match: TestMatch;
let playerId = 0;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const DELAY = 6_000;

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  playerId++;
  await fund(db, { playerId, amount: 10_000n });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
});

const send = (order: BetOrder, now = start) => placeBet(db, { playerId, order, now, liveDelayMs: DELAY });
const order = async (outcome: TestOutcome = 'home', changes: Partial<BetOrder> = {}) =>
  orderOn(await match.read(), outcome, changes);
const money = async () => {
  const all = await balancesOf(db);
  return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
};
const legChanged = (from: BetOrder, changes: Partial<BetOrder['legs'][number]>): BetOrder => ({
  ...from,
  legs: [{ ...from.legs[0]!, ...changes }],
});

// shows: promise:M5
test('a bet before kick-off is accepted at once at the price shown, its stake held', async () => {
  const asked = await order();
  const bet = await send(asked);
  expect(bet).toMatchObject({
    id: asked.id,
    status: 'accepted',
    stake_cents: 1_000,
    decide_at: null,
    return_cents: null,
  });
  expect(bet.legs[0]).toMatchObject({ odds: asked.legs[0]!.odds, outcome: 'home', live_score: null, result: null });
  expect(bet.possible_return_cents).toBe(Math.floor(asked.legs[0]!.odds / 10));
  expect(await money()).toEqual([9_000n, 1_000n]);
});

// shows: promise:C2
test('one order sent 20 times at once is one bet, and every answer is the same', async () => {
  const asked = await order();
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(asked)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await money()).toEqual([9_000n, 1_000n]);
});

// shows: promise:C2
test('another order under the same id is refused, whoever sends it', async () => {
  const asked = await order();
  await send(asked);
  await expect(send({ ...asked, stake_cents: 2_000 })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  await fund(db, { playerId: playerId + 500, amount: 10_000n });
  const other = placeBet(db, { playerId: playerId + 500, order: asked, now: start, liveDelayMs: DELAY });
  await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

// shows: promise:C1
test('two tabs with money for one bet: exactly one is accepted, 20 rounds in a row', async () => {
  for (let round = 0; round < 20; round++) {
    playerId++;
    await fund(db, { playerId, amount: 1_500n });
    const orders = await Promise.all(Array.from({ length: 6 }, () => order()));
    const results = await Promise.allSettled(orders.map((asked) => send(asked)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'insufficient_funds' });
    }
    expect(await money()).toEqual([500n, 1_000n]);
  }
});

test('a refused order leaves nothing behind, and its id may be sent again with a smaller stake', async () => {
  const asked = await order('home', { stake_cents: 10_001 });
  await expect(send(asked)).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(await money()).toEqual([10_000n, 0n]);
  expect(await send({ ...asked, stake_cents: 10_000 })).toMatchObject({ status: 'accepted' });
});

test('a changed price is refused with the new one; "higher" takes a better, "any" takes whatever holds', async () => {
  const asked = await order();
  const odds = asked.legs[0]!.odds;
  const worse = legChanged(asked, { odds: odds + 500 });
  const better = legChanged(asked, { odds: odds - 500 });
  await expect(send(worse)).rejects.toMatchObject({ code: 'odds_changed', params: { odds, shown: odds + 500 } });
  await expect(send(better)).rejects.toMatchObject({ code: 'odds_changed', params: { odds } });
  await expect(send({ ...worse, odds_change: 'higher' })).rejects.toMatchObject({ code: 'odds_changed' });
  expect((await send({ ...better, id: randomUUID(), odds_change: 'higher' })).legs[0]!.odds).toBe(odds);
  expect((await send({ ...worse, id: randomUUID(), odds_change: 'any' })).legs[0]).toMatchObject({
    odds,
    shown_odds: odds + 500,
  });
});

test('what does not exist is unknown: event, market, line, outcome', async () => {
  const asked = await order();
  const unknown = [{ event_id: 999_999_999 }, { market_id: 7 }, { specifiers: 'total=2.5' }, { outcome: 'over' }];
  for (const change of unknown)
    await expect(send(legChanged(asked, change))).rejects.toMatchObject({ code: 'not_found' });
});

test('a version that has not been yet is refused', async () => {
  await expect(send(legChanged(await order(), { market_version: 99 }))).rejects.toMatchObject({ code: 'invalid' });
});

test('stakes below the smallest and returns above the largest are refused with the bound', async () => {
  await expect(send(await order('home', { stake_cents: 9 }))).rejects.toMatchObject({
    code: 'stake_too_small',
    params: { min_stake_cents: 10 },
  });
  const huge = await order('home', { stake_cents: Number.MAX_SAFE_INTEGER });
  const refused = await send(huge).catch((error) => error);
  expect(refused).toMatchObject({ code: 'stake_too_large', params: { currency: 'EUR' } });
  expect((refused.params.max_stake_cents * huge.legs[0]!.odds) / 10_000).toBeLessThanOrEqual(10_000_000);
});

test('a currency the player has no account in is refused', async () => {
  await expect(send(await order('home', { currency: 'USD' }))).rejects.toMatchObject({
    code: 'currency_not_available',
  });
});

test('parallel bets never pass what the house risks on one outcome', async () => {
  const players = Array.from({ length: 6 }, (_, index) => playerId + 1000 + index);
  for (const id of players) await fund(db, { playerId: id, amount: 100_000_000n });
  const event = await match.read();
  const big = orderOn(event, 'home');
  const stake = Math.floor(9_900_000 / (big.legs[0]!.odds / 10_000)); // each returns just below the largest return
  const results = await Promise.allSettled(
    players.map((id) =>
      placeBet(db, {
        playerId: id,
        order: orderOn(event, 'home', { stake_cents: stake }),
        now: start,
        liveDelayMs: DELAY,
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2); // 2 × 99,000 of at most 200,000
  const refused = results.find((result) => result.status === 'rejected')!;
  expect(refused.reason).toMatchObject({
    code: 'stake_too_large',
    params: { max_stake_cents: expect.any(Number), reason: 'outcome' },
  });
});

// shows: promise:L4
test('a wager limit holds against parallel bets', async () => {
  await db.transaction((tx) =>
    setLimit(tx, {
      playerId,
      type: 'wager',
      period: 'day',
      accounts: [{ currency: 'EUR', amount: 2_500n }],
      now: start,
    }),
  );
  const orders = await Promise.all(Array.from({ length: 10 }, () => order()));
  const results = await Promise.allSettled(orders.map((asked) => send(asked)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await money()).toEqual([8_000n, 2_000n]);
});

// shows: promise:L7; limit:session-reached
test('the time between bets is playing time and ends betting when it is used up', async () => {
  await db.transaction((tx) =>
    setLimit(tx, { playerId, type: 'session', period: 'day', accounts: [], seconds: 100, now: start }),
  );
  await send(await order());
  await match.update({ at: at(99), status: 'not_started', period: null, left: 1 });
  await send(await order(), at(99));
  await match.update({ at: at(100), status: 'not_started', period: null, left: 1 });
  await send(await order(), at(100));
  await expect(send(await order(), at(100))).rejects.toMatchObject({ code: 'session_limit_reached' });
  expect(await money()).toEqual([7_000n, 3_000n]);
});

test('a suspended market takes no bets and says why', async () => {
  await match.update({ at: at(3600) });
  const asked = await order();
  await match.update({ at: at(3601), stop: 'possible_goal' });
  await expect(send(asked, at(3601))).rejects.toMatchObject({
    code: 'market_closed',
    params: { reason: 'possible_goal' },
  });
});

test('a match past its kick-off that nobody has reported as begun takes no bets', async () => {
  await expect(send(await order(), at(3600))).rejects.toMatchObject({ code: 'market_closed' });
});

test('a feed silent for 15 seconds takes no bets, 14 it does; after the watch every market is suspended, and open again after a snapshot', async () => {
  expect(await send(await order(), at(14))).toMatchObject({ status: 'accepted' });
  const asked = await order();
  await expect(send(asked, at(15))).rejects.toMatchObject({ code: 'market_closed', params: { reason: 'feed_silent' } });
  await suspendSilentFeeds(db, at(15));
  expect(
    (await match.read()).markets.every(({ status, reason }) => status === 'suspended' && reason === 'feed_silent'),
  ).toBe(true);
  await match.update({ at: at(20), status: 'not_started', period: null, left: 1 });
  expect(await send(await order(), at(20))).toMatchObject({ status: 'accepted' });
});

test('a live bet waits its delay and is then accepted, when nothing has changed', async () => {
  await match.update({ at: at(3600) });
  const bet = await send(await order('draw'), at(3600));
  expect(bet).toMatchObject({
    status: 'pending',
    decide_at: at(3606).toISOString(),
    legs: [{ live_score: { home: 0, away: 0 } }],
  });
  expect(await money()).toEqual([9_000n, 1_000n]);
  await decideBets(db, at(3605.9));
  expect(await readBet(db, { playerId, id: bet.id })).toMatchObject({ status: 'pending' });
  await decideBets(db, at(3606));
  expect(await readBet(db, { playerId, id: bet.id })).toMatchObject({ status: 'accepted', decide_at: null });
});

test('a goal during the delay rejects the bet whatever change of odds was allowed, and the stake is back', async () => {
  await match.update({ at: at(3600) });
  const bet = await send(await order('home', { odds_change: 'any' }), at(3600));
  await match.update({ at: at(3603), goals: [goal('home')] });
  await decideBets(db, at(3606));
  expect(await readBet(db, { playerId, id: bet.id })).toMatchObject({
    status: 'rejected',
    rejection: { code: 'score_changed', params: { home: 1 } },
  });
  expect(await money()).toEqual([10_000n, 0n]);
  const [reserve] = await db.query<{ returns: bigint }>(
    sql`select returns from sport_liabilities where event_id = ${match.id}`,
  );
  expect(reserve).toEqual({ returns: 0n });
});

test('a price that moved during the delay rejects "none", and "any" goes on at the new one', async () => {
  await match.update({ at: at(3600), left: 0.5 });
  const [strict, easy] = [
    await send(await order('draw'), at(3600)),
    await send(await order('draw', { odds_change: 'any' }), at(3600)),
  ];
  await match.update({ at: at(3603), left: 0.3 });
  await decideBets(db, at(3606));
  expect(await readBet(db, { playerId, id: strict.id })).toMatchObject({
    status: 'rejected',
    rejection: { code: 'odds_changed' },
  });
  const now = (await match.read()).markets[0]!.odds![1]!;
  expect(now).not.toBe(easy.legs[0]!.odds);
  expect(await readBet(db, { playerId, id: easy.id })).toMatchObject({
    status: 'accepted',
    possible_return_cents: now / 10,
    legs: [{ odds: now }],
  });
});

test("a bet accepted at a longer price is held to the largest return and the house's risk again", async () => {
  await match.update({ at: at(3600), left: 0.5 });
  const shown = await order('draw', { odds_change: 'any' });
  const mostAt = (odds: number, most: number) => Math.floor((most * 10_000) / odds);
  const [{ odds }] = shown.legs;
  await fund(db, { playerId, amount: 30_000_000n });
  const largest = await send({ ...shown, stake_cents: mostAt(odds, 9_990_000) }, at(3600));
  const others = [];
  for (let index = 0; index < 2; index++)
    others.push(await send({ ...shown, id: randomUUID(), stake_cents: mostAt(odds, 7_000_000) }, at(3600)));
  await match.update({ at: at(3603), left: 0.55 });
  const longer = (await match.read()).markets[0]!.odds![1]!;
  expect(longer).toBeGreaterThan(odds);
  await decideBets(db, at(3606));
  expect(await readBet(db, { playerId, id: largest.id })).toMatchObject({
    status: 'rejected',
    rejection: { code: 'stake_too_large', params: { max_stake_cents: expect.any(Number) } },
  });
  for (const { id } of others) expect(await readBet(db, { playerId, id })).toMatchObject({ status: 'accepted' });
  const [reserve] = await db.query<{ returns: bigint }>(
    sql`select returns from sport_liabilities where event_id = ${match.id} and outcome = 'draw'`,
  );
  const taken = await Promise.all(others.map(({ id }) => readBet(db, { playerId, id })));
  expect(Number(reserve!.returns)).toBe(taken.reduce((sum, bet) => sum + bet.possible_return_cents, 0));
});

test("of live bets that fit the house's risk at the price shown, the last one goes back when the price is longer", async () => {
  await match.update({ at: at(3600), left: 0.5 });
  const shown = await order('draw', { odds_change: 'any' });
  await fund(db, { playerId, amount: 30_000_000n });
  const stake = Math.floor((8_330_000 * 10_000) / shown.legs[0].odds);
  const bets = [];
  for (let index = 0; index < 3; index++)
    bets.push(await send({ ...shown, id: randomUUID(), stake_cents: stake }, at(3600))); // 3 × 83,300 of 250,000
  await match.update({ at: at(3603), left: 0.51 });
  await decideBets(db, at(3606));
  const after = await Promise.all(bets.map(({ id }) => readBet(db, { playerId, id })));
  const rejected = after.filter(({ status }) => status === 'rejected');
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected[0]!.rejection).toMatchObject({ code: 'stake_too_large', params: { currency: 'EUR' } });
  const accepted = after.filter(({ status }) => status === 'accepted');
  expect(accepted.reduce((sum, bet) => sum + bet.possible_return_cents, 0)).toBeLessThanOrEqual(25_000_000);
});

test('a suspension at the end of the delay rejects the bet', async () => {
  await match.update({ at: at(3600) });
  const bet = await send(await order(), at(3600));
  await match.update({ at: at(3605), stop: 'possible_goal' });
  await decideBets(db, at(3606));
  expect(await readBet(db, { playerId, id: bet.id })).toMatchObject({
    status: 'rejected',
    rejection: { code: 'market_closed' },
  });
});

test('while the feed is silent a pending bet is not guessed: it waits, and goes back when it is too late', async () => {
  await match.update({ at: at(3600) });
  const bet = await send(await order(), at(3612));
  await suspendSilentFeeds(db, at(3616));
  await decideBets(db, at(3620));
  expect(await readBet(db, { playerId, id: bet.id })).toMatchObject({ status: 'pending' });
  await decideBets(db, at(3650));
  expect(await readBet(db, { playerId, id: bet.id })).toMatchObject({
    status: 'rejected',
    rejection: { code: 'decision_too_late' },
  });
  expect(await money()).toEqual([10_000n, 0n]);
});

test('a copy that comes back after a crash decides what was pending, once, however many copies come back', async () => {
  await match.update({ at: at(3600) });
  const bets = await Promise.all(Array.from({ length: 5 }, async () => send(await order(), at(3600))));
  await match.update({ at: at(3610) });
  await Promise.all(Array.from({ length: 4 }, () => decideBets(db, at(3612))));
  for (const { id } of bets) expect(await readBet(db, { playerId, id })).toMatchObject({ status: 'accepted' });
  const changes = await readOutbox(db, { topic: 'bets', player: playerId });
  const decided = changes.filter(({ event, payload }) => event === 'changed' && payload['status'] === 'accepted');
  expect(decided).toHaveLength(5);
});

// shows: promise:A9
test("a player's bets page by keyset, open and finished apart; another's are unknown", async () => {
  const bets = [];
  for (let index = 0; index < 5; index++) bets.push(await send(await order('away', { stake_cents: 100 + index })));
  const first = await readBets(db, { playerId, state: 'open', limit: 3 });
  expect(first.data.map(({ id }) => id)).toEqual([bets[4]!.id, bets[3]!.id, bets[2]!.id]);
  const second = await readBets(db, { playerId, state: 'open', limit: 3, before: first.next! });
  expect([second.data.map(({ id }) => id), second.next]).toEqual([[bets[1]!.id, bets[0]!.id], null]);
  expect((await readBets(db, { playerId, state: 'settled', limit: 3 })).data).toEqual([]);
  await expect(readBet(db, { playerId: playerId + 1, id: bets[0]!.id })).rejects.toMatchObject({ code: 'not_found' });
});
