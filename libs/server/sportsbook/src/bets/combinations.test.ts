import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMBINATION, combinationOf, type Pick } from '@croupier/bet-math';
import { payout } from '@croupier/bet-math/testing';
import type { BetOrder } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { quoteCashOut, takeCashOut } from '../cash-out/cash-out.ts';
import { suspendSilentFeeds } from '../feed/feed-health.ts';
import { findWrongReserves, goal, orderOn, sportsbookDatabase, testMatch, type TestMatch } from '../testing/index.ts';
import { decideBets } from './decide-bets.ts';
import { placeBet } from './place-bet.ts';
import { readBet } from './read-bets.ts';
import { readCombination } from './read-combination.ts';

let db: Database;
let match: TestMatch;
let playerId = 700;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

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

const HOME: Pick = { marketId: 1, specifiers: '', outcome: 'home' };
const OVER: Pick = { marketId: 18, specifiers: 'total=2.5', outcome: 'over' };
const BOTH: Pick = { marketId: 29, specifiers: '', outcome: 'yes' };
const FIRST_DRAW: Pick = { marketId: 60, specifiers: '', outcome: 'draw' };

const price = (picks: readonly Pick[], now = start) =>
  readCombination(db, { eventId: match.id, outcomes: combinationOf(picks), now });
async function orderOf(picks: readonly Pick[], changes: Partial<BetOrder> = {}, now = start): Promise<BetOrder> {
  const { odds, version, score } = await price(picks, now);
  const leg = {
    event_id: match.id,
    market_id: COMBINATION.id,
    specifiers: combinationOf(picks),
    outcome: 'all',
    odds: odds!,
    market_version: version,
    score,
  };
  return { id: randomUUID(), currency: 'EUR', stake_cents: 1_000, odds_change: 'none', legs: [leg], ...changes };
}
const send = (order: BetOrder, now = start) => placeBet(db, { playerId, order, now, liveDelayMs: 6_000 });
const bet = (id: string) => readBet(db, { playerId, id });
const refusalOf = (placing: Promise<unknown>) =>
  placing.then(
    () => null,
    (refusal: { code: string; params: object }) => [refusal.code, refusal.params],
  );
const money = async () => {
  const all = await balancesOf(db);
  return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
};
const end = (goals = [goal('home'), goal('away'), goal('home', 700)]) =>
  match.update({ at: at(9_000), status: 'ended', period: null, left: 0, goals });

test('a combination is lost as soon as one of its outcomes is, while its match goes on', async () => {
  const lost = await send(await orderOf([HOME, FIRST_DRAW, OVER]));
  const other = await send(await orderOf([HOME, OVER]));
  await match.update({ at: at(3600), left: 1 });
  await match.update({ at: at(6_500), goals: [goal('home')], period: 'half_time', left: 0.5 });
  expect(await bet(lost.id)).toMatchObject({
    status: 'settled',
    return_cents: 0,
    legs: [{ result: 0, void_factor: 0 }],
  });
  expect(await bet(other.id)).toMatchObject({ status: 'accepted' });
  expect(await money()).toEqual([8_000n, 1_000n]);
  expect(await findWrongReserves(db)).toEqual([]);
  await end();
  expect(await bet(lost.id)).toMatchObject({ status: 'settled', return_cents: 0 });
  expect(await bet(other.id)).toMatchObject({ status: 'settled', return_cents: other.possible_return_cents });
});

test('three outcomes of one match are one bet at one price, held once and paid when all of them win', async () => {
  const order = await orderOf([HOME, OVER, BOTH]);
  const [leg] = order.legs;
  const placed = await send(order);
  const possible = payout({ stake: 1_000n, legs: [{ odds: leg.odds, result: 1, voidFactor: 0 }], sizes: [1] });
  expect(placed).toMatchObject({ status: 'accepted', possible_return_cents: Number(possible) });
  expect(await findWrongReserves(db)).toEqual([]);
  await end();
  expect(await bet(order.id)).toMatchObject({ status: 'settled', return_cents: Number(possible) });
  expect(await money()).toEqual([9_000n + possible, 0n]);
});

test('it costs more than its likeliest outcome alone and less than all of them multiplied where they go together', async () => {
  const together = await price([HOME, OVER]);
  const event = await match.read();
  const [one, other] = (['home', 'over'] as const).map((outcome) => orderOn(event, outcome).legs[0].odds);
  expect(together.odds!).toBeGreaterThan(Math.max(one!, other!));
  expect(together.odds!).toBeLessThan((one! * other!) / 10_000);
  expect(together.margin!).toBeLessThan(60_000);
});

test('one lost outcome loses it, and it can stand beside other matches', async () => {
  const another = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const alone = orderOn(await another.read(), 'home').legs[0];
  const together = (await orderOf([HOME, OVER])).legs[0];
  const order = await orderOf([HOME, OVER], { legs: [together, alone], sizes: [2] });
  await send(order);
  await end([goal('home')]);
  expect(await bet(order.id)).toMatchObject({
    status: 'settled',
    return_cents: 0,
    legs: [{ result: 0 }, { result: null }],
  });
  expect(await findWrongReserves(db)).toEqual([]);
});

test('a match that is broken off gives the stake back, unless an outcome was lost by then', async () => {
  const open = await orderOf([HOME, OVER]);
  const lost = await orderOf([FIRST_DRAW, OVER]);
  await send(open);
  await send(lost);
  const goals = [goal('home')];
  await match.report({ at: at(6_500), period: 'second_half', goals, firstHalfOver: true });
  await match.update({ at: at(7_000), status: 'abandoned', period: null, goals, firstHalfOver: true });
  expect(await bet(open.id)).toMatchObject({ status: 'void', return_cents: 1_000 });
  expect(await bet(lost.id)).toMatchObject({ status: 'settled', return_cents: 0 });
  expect(await money()).toEqual([9_000n, 0n]);
});

test('during play it waits like any bet, and is refused when the score moves', async () => {
  await match.report({ at: at(3_700), goals: [] });
  const [calm, surprised] = [
    await orderOf([HOME, OVER], {}, at(3_700)),
    await orderOf([BOTH, OVER], { odds_change: 'any' }, at(3_700)),
  ];
  expect(await send(calm, at(3_700))).toMatchObject({ status: 'pending' });
  await decideBets(db, at(3_706));
  expect(await bet(calm.id)).toMatchObject({ status: 'accepted', legs: [{ live_score: { home: 0, away: 0 } }] });
  await send(surprised, at(3_707));
  await match.report({ at: at(3_710), goals: [goal('home')] });
  await decideBets(db, at(3_713));
  expect(await bet(surprised.id)).toMatchObject({ status: 'rejected', rejection: { code: 'score_changed' } });
});

test('what it is worth follows the match: cashed out at the chance that all of it still comes true', async () => {
  const order = await orderOf([HOME, OVER]);
  await send(order);
  const before = await quoteCashOut(db, { playerId, betId: order.id, share: 100, now: start });
  await match.report({ at: at(5_000), goals: [goal('home'), goal('home', 700)] });
  const after = await quoteCashOut(db, { playerId, betId: order.id, share: 100, now: at(5_000) });
  expect(after.pays_cents).toBeGreaterThan(before.pays_cents * 2);
  const { fair } = await price([HOME, OVER], at(5_000));
  const possible = (await bet(order.id)).possible_return_cents;
  expect(Math.abs(after.fair_cents - (possible * fair) / 1_000_000)).toBeLessThan(2);
  await takeCashOut(db, { playerId, betId: order.id, quoteId: after.id, now: at(5_001) });
  expect(await money()).toEqual([9_000n + BigInt(after.pays_cents), 0n]);
});

test('an outcome that is decided already ends the price, not the worth', async () => {
  const order = await orderOf([FIRST_DRAW, OVER]);
  await send(order);
  await match.report({ at: at(7_000), period: 'second_half', goals: [], firstHalfOver: true });
  expect(await price([FIRST_DRAW, OVER], at(7_000))).toMatchObject({ status: 'inactive', odds: null });
  const { fair_cents } = await quoteCashOut(db, { playerId, betId: order.id, share: 100, now: at(7_000) });
  expect(fair_cents).toBeGreaterThan(0);
});

test('a stop and a silent feed close it', async () => {
  await match.report({ at: at(3_700), goals: [], stop: 'possible_goal' });
  expect(await price([HOME, OVER], at(3_700))).toMatchObject({ status: 'suspended', reason: 'possible_goal' });
  await match.report({ at: at(3_701), goals: [] });
  const order = await orderOf([HOME, OVER], {}, at(3_701));
  await suspendSilentFeeds(db, at(3_800));
  expect(await refusalOf(send(order, at(3_800)))).toEqual(['market_closed', { leg: 0, reason: 'feed_silent' }]);
});

test('what can not be priced together, and what is made up, is refused', async () => {
  const drawn: Pick = { marketId: 11, specifiers: '', outcome: 'home' };
  expect(await refusalOf(price([HOME, drawn]))).toEqual(['legs_related', { leg: 0, pick: 1 }]);
  expect(
    (await price([HOME, { ...HOME, marketId: 31, outcome: 'no' }, { marketId: 33, specifiers: '', outcome: 'yes' }]))
      .odds,
  ).toBeNull();
  const order = await orderOf([HOME, OVER]);
  const [leg] = order.legs;
  const spoilt = async (changes: Partial<typeof leg>) =>
    (await refusalOf(send({ ...order, id: randomUUID(), legs: [{ ...leg, ...changes }] })))?.[0];
  expect(await spoilt({ specifiers: '1//home' })).toBe('not_found');
  expect(await spoilt({ specifiers: '1//home&1//draw' })).toBe('not_found');
  expect(await spoilt({ specifiers: '1//home&4711//home' })).toBe('not_found');
  expect(await spoilt({ outcome: 'home' })).toBe('not_found');
  expect(await spoilt({ odds: leg.odds + 100 })).toBe('odds_changed');
  expect(await spoilt({ market_version: leg.market_version + 1 })).toBe('invalid');
});

test('beside another outcome of the same match it is refused: they would have to be one', async () => {
  const order = await orderOf([HOME, OVER]);
  const more = orderOn(await match.read(), 'yes').legs[0];
  expect((await refusalOf(send({ ...order, legs: [order.legs[0], more] })))?.[0]).toBe('legs_related');
});

test('50 presses at once are one bet', async () => {
  const order = await orderOf([HOME, OVER]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(order)));
  expect(new Set(answers.map(({ id, status }) => `${id} ${status}`)).size).toBe(1);
  expect(await money()).toEqual([9_000n, 1_000n]);
});
