import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payout } from '@croupier/bet-math/testing';
import type { BetOrder } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import {
  findWrongReserves,
  goal,
  isSettled,
  orderOn,
  sportsbookDatabase,
  testMatch,
  type TestMatch,
  type TestOutcome,
} from '../testing/index.ts';
import { decideBets } from './decide-bets.ts';
import { placeBet } from './place-bet.ts';
import { readBet } from './read-bets.ts';
import { readTotals } from './read-totals.ts';
import { settleEnded } from './settle-ended.ts';

let db: Database;
let playerId = 100;
let matches: TestMatch[];
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
  matches = [];
  for (let count = 0; count < 4; count++) matches.push(await testMatch(db, { now: start, kickOffAt: at(3600) }));
});

const send = (order: BetOrder, now = start) => placeBet(db, { playerId, order, now, liveDelayMs: DELAY });
/** Returns an order for one bet on several matches, one outcome of each. */
async function orderOf(outcomes: readonly TestOutcome[], changes: Partial<BetOrder> = {}): Promise<BetOrder> {
  const orders = await Promise.all(
    outcomes.map(async (outcome, index) => orderOn(await matches[index]!.read(), outcome)),
  );
  const [first, ...more] = orders.map(({ legs }) => legs[0]);
  return { ...orders[0]!, ...changes, legs: changes.legs ?? [first!, ...more] };
}
const money = async () => {
  const all = await balancesOf(db);
  return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
};
const end = (match: TestMatch, goals = [goal('home')]) =>
  match.update({ at: at(9_000), status: 'ended', period: null, left: 0, goals });
const bet = (id: string) => readBet(db, { playerId, id });
const won = ({ legs }: BetOrder) => legs.map(({ odds }) => ({ odds, result: 1 as const, voidFactor: 0 as const }));

test('a treble multiplies its prices, holds its stake once and pays when the last match is over', async () => {
  const order = await orderOf(['home', 'over', 'no']);
  const placed = await send(order);
  const possible = payout({ stake: 1_000n, legs: won(order), sizes: [3] });
  expect(placed).toMatchObject({ status: 'accepted', sizes: [3], possible_return_cents: Number(possible) });
  expect(await money()).toEqual([9_000n, 1_000n]);
  await end(matches[0]!);
  await end(matches[1]!, [goal('home'), goal('away'), goal('home')]);
  expect(await bet(order.id)).toMatchObject({
    status: 'accepted',
    legs: [{ result: 1 }, { result: 1 }, { result: null }],
  });
  await end(matches[2]!);
  expect(await bet(order.id)).toMatchObject({ status: 'settled', return_cents: Number(possible) });
  expect(await money()).toEqual([9_000n + possible, 0n]);
});

test('a multiple is lost with its first lost leg: its stake is gone, what was reserved on the other matches is free', async () => {
  const order = await orderOf(['away', 'home', 'home']);
  await send(order);
  await end(matches[0]!);
  expect(await bet(order.id)).toMatchObject({
    status: 'settled',
    return_cents: 0,
    receipt: { factors: ['0', '?', '?'] },
  });
  expect(await money()).toEqual([9_000n, 0n]);
  expect(await findWrongReserves(db)).toEqual([]);
  await end(matches[1]!);
  expect((await bet(order.id)).legs.map(({ result }) => result)).toEqual([0, 1, null]);
  expect(await isSettled(db, matches[1]!.id)).toBe(true);
  expect(await money()).toEqual([9_000n, 0n]);
});

test('a multiple that is lost reserves nothing again when another of its legs is told', async () => {
  const order = await orderOf(['away', 'over', 'no', 'home']);
  await send(order);
  await end(matches[0]!);
  await end(matches[1]!, [goal('home')]);
  await end(matches[2]!, [goal('home')]);
  const reserved = await db.query(
    sql`select returns from sport_liabilities where event_id = ${matches[3]!.id} and market_id > 0`,
  );
  expect(reserved).toEqual([{ returns: 0n }]);
});

test('a Trixie with a lost and a void leg pays the lines that live', async () => {
  const order = await orderOf(['home', 'away', 'over'], { sizes: [2, 3], stake_cents: 400 });
  await send(order);
  await end(matches[0]!);
  await end(matches[1]!); // Lost: only the line of the first and third leg is left.
  await matches[2]!.update({ at: at(9_000), status: 'abandoned', period: null });
  const odds = order.legs[0].odds;
  const settled = await bet(order.id);
  expect(settled).toMatchObject({ status: 'settled', receipt: { lines: '4', unit: '100' } });
  expect(settled.return_cents).toBe(Math.floor((100 * odds) / 10_000));
});

test('what an open bet may return counts the legs that are decided', async () => {
  const order = await orderOf(['home', 'away', 'over', 'no'], { sizes: [2, 3, 4], stake_cents: 1_100 });
  await send(order);
  await end(matches[0]!);
  await end(matches[1]!);
  await matches[2]!.update({ at: at(9_000), status: 'abandoned', period: null });
  const [first, , , last] = order.legs.map(({ odds }) => odds / 10_000);
  // A hundred a line: of the first, a void and the open leg three doubles and a treble are left.
  const left = Math.floor(100 * (first! + last! + 2 * first! * last!) + 1e-6);
  expect((await bet(order.id)).possible_return_cents).toBe(left);
  const totals = await readTotals(db, { playerId, state: 'open' });
  expect(totals.currencies[0]!.possible_cents).toBe(left);
});

test('a banker that loses takes every line of its system with it', async () => {
  const { legs, ...order } = await orderOf(['away', 'home', 'home', 'home'], { sizes: [2] });
  const [banker, ...others] = legs;
  await send({ ...order, legs: [{ ...banker, banker: true }, ...others] });
  await end(matches[0]!);
  expect(await bet(order.id)).toMatchObject({
    status: 'settled',
    return_cents: 0,
    legs: [{ banker: true }, {}, {}, {}],
  });
});

test('all legs void give the whole stake back', async () => {
  const order = await orderOf(['home', 'home']);
  await send(order);
  for (const match of matches.slice(0, 2)) await match.update({ at: at(9_000), status: 'abandoned', period: null });
  expect(await bet(order.id)).toMatchObject({ status: 'void', return_cents: 1_000 });
  expect(await money()).toEqual([10_000n, 0n]);
});

test('two selections of one match make no multiple, whatever they are', async () => {
  const { legs } = await orderOf(['home']);
  const { legs: other } = orderOn(await matches[0]!.read(), 'over');
  const order = await orderOf(['home'], { legs: [legs[0], other[0]] });
  await expect(send(order)).rejects.toMatchObject({ code: 'legs_related' });
  expect(await money()).toEqual([10_000n, 0n]);
});

test('a refusal says which leg it is about', async () => {
  const { legs, ...order } = await orderOf(['home', 'home', 'home']);
  const [first, second, third] = legs;
  const stale = { ...second!, odds: second!.odds + 100 };
  const refused = send({ ...order, legs: [first, stale, third!] });
  await expect(refused).rejects.toMatchObject({ code: 'odds_changed', params: { leg: 1, odds: second!.odds } });
});

test('every line has a stake: a Goliath-like system for less than a cent a line is refused', async () => {
  const order = await orderOf(['home', 'home', 'home', 'home'], { sizes: [1, 2, 3, 4], stake_cents: 10 });
  const refused = send(order);
  await expect(refused).rejects.toMatchObject({ code: 'stake_too_small', params: { min_stake_cents: 15 } });
});

test('a return above the most the house pays is refused with the stake that would do', async () => {
  await fund(db, { playerId, amount: 100_000_000n });
  const order = await orderOf(['draw', 'draw', 'draw', 'draw'], { stake_cents: 9_000_000 });
  const refusal: unknown = await send(order).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'stake_too_large' });
  const { max_stake_cents: most } = (refusal as { params: { max_stake_cents: number } }).params;
  await expect(send({ ...order, stake_cents: most + 1 })).rejects.toMatchObject({ code: 'stake_too_large' });
  expect(await send({ ...order, stake_cents: most })).toMatchObject({ status: 'accepted' });
});

test('with one leg on during play the whole bet waits, and is refused whole when that leg changes', async () => {
  await matches[0]!.report({ at: at(3_590) });
  const order = await orderOf(['home', 'home']);
  expect(await send(order, at(3_590))).toMatchObject({
    status: 'pending',
    legs: [{ live_score: { home: 0, away: 0 } }, { live_score: null }],
  });
  await matches[0]!.report({ at: at(3_593), goals: [goal('home')] });
  await decideBets(db, at(3_597));
  expect(await bet(order.id)).toMatchObject({
    status: 'rejected',
    rejection: { code: 'score_changed', params: { leg: 0 } },
  });
  expect(await money()).toEqual([10_000n, 0n]);
  expect(await findWrongReserves(db)).toEqual([]);
});

test('a pending multiple whose other match has kicked off meanwhile goes on at its price of now', async () => {
  await matches[0]!.report({ at: at(3_590) });
  const order = await orderOf(['home', 'home'], { odds_change: 'any' });
  await send(order, at(3_590));
  await matches[1]!.report({ at: at(3_595), left: 0.99 });
  await decideBets(db, at(3_597));
  const price = orderOn(await matches[1]!.read(), 'home').legs[0].odds;
  expect(await bet(order.id)).toMatchObject({ status: 'accepted', legs: [{}, { odds: price }] });
  expect(await findWrongReserves(db)).toEqual([]);
});

test('many multiples over the same matches in any order, placed at once, neither block nor outbid each other', async () => {
  const orders = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const { legs, ...order } = await orderOf(['home', 'over', 'draw', 'no'], { stake_cents: 100 });
      const turned = [...legs.slice(index % 4), ...legs.slice(0, index % 4)];
      return { ...order, legs: [turned[0]!, ...turned.slice(1)] } satisfies BetOrder;
    }),
  );
  const placed = await Promise.all(orders.map((order) => send(order)));
  expect(placed.every(({ status }) => status === 'accepted')).toBe(true);
  expect(await findWrongReserves(db)).toEqual([]);
});

test('matches that end together settle the bets they share once', async () => {
  const order = await orderOf(['home', 'home', 'home', 'home']);
  await send(order);
  for (const match of matches)
    await match.report({ at: at(9_000), status: 'ended', period: null, left: 0, goals: [goal('home')] });
  const onError = (error: unknown) => {
    throw error;
  };
  const settle = () => settleEnded(db, { clock: () => at(9_001), onError: () => undefined });
  await Promise.all([settle(), settle(), settle()]);
  await settleEnded(db, { clock: () => at(9_002), onError });
  const possible = payout({ stake: 1_000n, legs: won(order), sizes: [4] });
  expect(await bet(order.id)).toMatchObject({ status: 'settled', return_cents: Number(possible) });
  expect(await money()).toEqual([9_000n + possible, 0n]);
});
