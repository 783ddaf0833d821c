import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIELD_MARKETS, isLost, receipt } from '@croupier/bet-math';
import { payout } from '@croupier/bet-math/testing';
import type { BetOrder } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { readOffers } from '../cash-out/read-offers.ts';
import { findWrongReserves, orderOnRunner, sportsbookDatabase, testRace, type TestRace } from '../testing/index.ts';
import { MOST_STARTING_ODDS } from './field-legs.ts';
import { placeBet } from './place-bet.ts';
import { readBet } from './read-bets.ts';

let db: Database;
let playerId = 200;
let races: TestRace[];
const start = new Date('2026-11-24T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const ENDED = { at: at(700), status: 'ended' } as const;

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  playerId++;
  await fund(db, { playerId, amount: 100_000n });
  races = [];
  for (let count = 0; count < 4; count++) races.push(await testRace(db, { now: start, off: at(600) }));
});

const send = (order: BetOrder, now = start) => placeBet(db, { playerId, order, now, liveDelayMs: 6_000 });
const bet = (id: string) => readBet(db, { playerId, id });
const cash = async () => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const on = async (runner: string, changes: Parameters<typeof orderOnRunner>[2] = {}, race = races[0]!) =>
  orderOnRunner(await race.read(), runner, changes);

test('an each-way bet on a placed runner loses its win part and is paid a quarter of the odds for a place', async () => {
  const order = await on('3', { each_way: true });
  const taken = await send(order);
  const { odds } = taken.legs[0];
  expect(taken).toMatchObject({ each_way: true, stake_cents: 1_000, status: 'accepted' });
  expect(taken.legs[0]).toMatchObject({ field: { place: { places: 2, fraction: 4, result: null } } });
  await races[0]!.update({ ...ENDED, ranks: [1, 3, 2, 4, 5, 6] });
  const settled = await bet(order.id);
  const place = { odds, result: 1, voidFactor: 0, fraction: 4 } as const;
  const expected = payout({
    ...{ stake: 1_000n, sizes: [1], eachWay: true },
    legs: [{ odds, result: 0, voidFactor: 0, place }],
  });
  expect(BigInt(settled.return_cents!)).toBe(expected);
  expect(settled.receipt).toMatchObject({ lines: '2', unit: '500', factors: ['0'] });
  expect(await cash()).toBe(99_000n + expected);
});

test('two that tie for the last place share it, and both parts say so', async () => {
  const order = await on('3', { each_way: true });
  await send(order);
  await races[0]!.update({ ...ENDED, ranks: [1, 2, 2, 4, 5, 6] });
  const settled = await bet(order.id);
  expect(settled.legs[0].field).toMatchObject({
    dead_heat: null,
    place: { result: 1, dead_heat: { places: 1, tied: 2 } },
  });
  const { odds } = settled.legs[0];
  // Half of the place part's 500 at a quarter of the odds.
  expect(settled.return_cents).toBe(Math.floor(250 * (1 + (odds / 10_000 - 1) / 4) + 1e-9));
});

test('a runner that stays away is void, and everyone who bet before it did pays a deduction from a named table', async () => {
  const [before, gone, place] = [await on('2'), await on('1'), await on('2', { market: FIELD_MARKETS.place })];
  for (const order of [before, gone, place]) await send(order);
  await races[0]!.report({ at: at(60), away: { 1: at(60) } });
  await expect(
    send(await on('2').then((order) => ({ ...order, legs: [{ ...order.legs[0], outcome: '1' }] })), at(61)),
  ).rejects.toMatchObject({ code: 'market_closed' });
  const after = await on('2');
  expect(after.legs[0].odds).toBeLessThan(before.legs[0].odds);
  await send(after, at(70));
  await races[0]!.update({ ...ENDED, away: { 1: at(60) }, ranks: [null, 1, 2, 3, 4, 5] });
  expect(await bet(gone.id)).toMatchObject({ status: 'void', return_cents: 1_000 });
  const { deduction } = (await races[0]!.read()).field.runners[0]!.withdrawn!;
  expect(deduction).toBeGreaterThan(0);
  const early = await bet(before.id);
  expect(early.legs[0].field).toMatchObject({ deduction, deduction_table: 'rule-4c/2' });
  expect(early.return_cents).toBe(
    Math.floor(1_000 * (1 + ((before.legs[0].odds / 10_000 - 1) * (100 - deduction)) / 100) + 1e-9),
  );
  expect((await bet(place.id)).legs[0].field).toMatchObject({ deduction });
  expect((await bet(after.id)).legs[0].field).toMatchObject({ deduction: 0, deduction_table: null });
  expect((await bet(after.id)).return_cents).toBe(after.legs[0].odds / 10);
});

test('at the starting price a bet is paid what the off said, and until then the most it can be is reserved', async () => {
  const order = await on('2');
  const sp = { ...order, legs: [{ ...order.legs[0], starting_price: true }] as BetOrder['legs'] };
  const taken = await send(sp);
  expect(taken.legs[0]).toMatchObject({ odds: MOST_STARTING_ODDS, field: { starting_price: true } });
  expect(taken.possible_return_cents).toBe(51_000);
  expect(await findWrongReserves(db)).toEqual([]);
  await races[0]!.report({ at: at(60), away: { 1: at(60) } });
  await races[0]!.update({ ...ENDED, away: { 1: at(60) }, ranks: [null, 1, 2, 3, 4, 5] });
  const settled = await bet(order.id);
  const starting = (await races[0]!.read()).field.runners[1]!.starting_odds!;
  expect(settled.legs[0]).toMatchObject({ odds: starting, field: { deduction: 0 } });
  expect(settled.return_cents).toBe(starting / 10);
});

test('a Lucky 15 each way with a tie, one that stays away, a winner and a loser is the sum of its thirty lines', async () => {
  const orders = await Promise.all(races.map((race, index) => on(String(index + 1), {}, race)));
  const [first, ...more] = orders.map(({ legs }) => legs[0]);
  const order: BetOrder = {
    ...orders[0]!,
    stake_cents: 3_001,
    each_way: true,
    sizes: [1, 2, 3, 4],
    legs: [first!, ...more],
  };
  const taken = await send(order);
  expect(taken.stake_cents).toBe(3_001);
  const away = { 2: at(60) };
  await races[0]!.update({ ...ENDED, ranks: [1, 1, 3, 4, 5, 6] });
  await races[1]!.report({ at: at(60), away });
  await races[1]!.update({ ...ENDED, away, ranks: [1, null, 2, 3, 4, 5] });
  await races[2]!.update({ ...ENDED, ranks: [2, 3, 1, 4, 5, 6] });
  expect(await bet(order.id)).toMatchObject({ status: 'accepted' });
  await races[3]!.update({ ...ENDED, ranks: [2, 1, 3, 4, 5, 6] });
  const settled = await bet(order.id);
  const leg = (index: number) => settled.legs[index]!;
  const won = (index: number) => ({ odds: leg(index).odds, result: 1 as const, voidFactor: 0 as const });
  const lost = (index: number) => ({ ...won(index), result: 0 as const });
  const void1 = { ...won(1), voidFactor: 1 as const };
  const terms = {
    ...{ stake: 3_001n, sizes: [1, 2, 3, 4], eachWay: true },
    legs: [
      { ...won(0), deadHeat: { places: 1, tied: 2 }, place: { ...won(0), fraction: 4 } },
      { ...void1, place: void1 },
      { ...won(2), place: { ...won(2), fraction: 4 } },
      { ...lost(3), place: { ...lost(3), fraction: 4 } },
    ],
  };
  const { placeFactors, payout: paid, ...figures } = receipt(terms);
  expect(settled.receipt).toEqual({ ...figures, place_factors: placeFactors, payout_cents: Number(paid) });
  expect(settled.receipt?.lines).toBe('30');
  expect(isLost(terms)).toBe(false);
  expect(await cash()).toBe(100_000n - 3_001n + paid);
});

test('a forecast names first and second in their order', async () => {
  const [right, wrong] = [
    await on('2-4', { market: FIELD_MARKETS.forecast }),
    await on('4-2', { market: FIELD_MARKETS.forecast }),
  ];
  await send(right);
  await send(wrong);
  await races[0]!.update({ ...ENDED, ranks: [3, 1, 4, 2, 5, 6] });
  expect((await bet(right.id)).return_cents).toBe(Math.floor(right.legs[0].odds / 10));
  expect((await bet(wrong.id)).return_cents).toBe(0);
});

test('a race that is called off gives every stake back, both parts of it', async () => {
  const order = await on('3', { each_way: true });
  await send(order);
  await races[0]!.update({ at: at(650), status: 'abandoned' });
  expect(await bet(order.id)).toMatchObject({ status: 'void', return_cents: 1_000 });
  expect(await cash()).toBe(100_000n);
});

test('each way is refused where there is no place to win, and nothing on a race is cashed out', async () => {
  await expect(send(await on('2', { market: FIELD_MARKETS.place, each_way: true }))).rejects.toMatchObject({
    code: 'each_way_unavailable',
  });
  const place = await on('2', { market: FIELD_MARKETS.place });
  await expect(send({ ...place, legs: [{ ...place.legs[0], starting_price: true }] })).rejects.toMatchObject({
    code: 'starting_price_unavailable',
  });
  await send(await on('2'));
  expect(await readOffers(db, { playerId, now: start })).toMatchObject([{ pays_cents: null, reason: 'field' }]);
});

test('no bet is taken after the off, also before anybody has said that they are off', async () => {
  await races[0]!.report({ at: at(599) });
  await expect(send(await on('2'), at(600))).rejects.toMatchObject({
    code: 'market_closed',
    params: { reason: 'started' },
  });
});
