import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CurrencyCode, currencyCodes, picoEuros, subunits } from '@croupier/money';
import { migrations as audit, readAudit } from '@croupier/server-audit';
import { chainAudit } from '@croupier/server-audit/testing';
import type { Database } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as players, readOwnPlayer } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { migrations } from '../index.ts';
import { levels } from '../levels/levels.ts';
import { settleReached } from '../levels/reached.ts';
import { earnedBy } from '../testing/index.ts';
import { correctPoints } from './correct-points.ts';
import { exchangePoints, pointRates, type Worths } from './exchange.ts';
import { lockFreePoints } from './point-rows.ts';
import { readPoints } from './read-points.ts';
import { recordStakes } from './record-stakes.ts';
import { A_POINT, pointsOf, type PointsKind } from './rules.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, limits, migrations], { connections: 24, prepare: migrateJobs });
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const now = new Date('2026-11-22T12:00:00Z');
const player = async (currency: CurrencyCode = 'EUR') => {
  const playerId = await insertPlayer(db, { currency });
  await fund(db, { playerId, currency, amount: 0n });
  return playerId;
};
const stake = (playerId: number, amount: bigint, kind: PointsKind = 'pokies', currency: CurrencyCode = 'EUR') =>
  db.transaction((tx) => recordStakes(tx, [{ playerId, amount, kind, currency }]));
const cashOf = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`];
const read = (playerId: number, currency: CurrencyCode = 'EUR') =>
  readPoints(db, { playerId, currency, rtpPpm: 960_000, now });
const correct = (playerId: number, points: number, persistent = false) =>
  db.transaction((tx) =>
    correctPoints(tx, { playerId, points, persistent, reason: 'test', actor: 'operator:anna', now }),
  );

test('a point comes with 20 euros on pokies, 50 on sport and 100 on tables, not a cent before', async () => {
  for (const [kind, cents] of [
    ['pokies', 2_000n],
    ['sport', 5_000n],
    ['tables', 10_000n],
  ] as const) {
    const playerId = await player();
    await stake(playerId, cents - 1n, kind);
    expect((await read(playerId)).persistent.points).toBe(0);
    await stake(playerId, 1n, kind);
    expect(await read(playerId)).toMatchObject({ persistent: { points: 1 }, chargeable: { points: 1 } });
  }
});

test('however a sum is split over stakes, games and currencies, its points are those of the whole', async () => {
  const bet = fc.record({
    amount: fc.bigInt(1n, 500_000n),
    kind: fc.constantFrom<PointsKind>('pokies', 'tables', 'sport'),
    currency: fc.constantFrom(...currencyCodes),
  });
  const weight = { pokies: 5n, tables: 1n, sport: 2n };
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { minLength: 1, maxLength: 40 }), async (bets) => {
      const playerId = await player();
      const batches = bets.flatMap((each, at) => (at % 7 === 0 ? [bets.slice(at, at + 7)] : []));
      for (const batch of batches)
        await db.transaction((tx) =>
          recordStakes(
            tx,
            batch.map((each) => ({ ...each, playerId })),
          ),
        );
      const worth = bets.reduce(
        (sum, { amount, kind, currency }) => sum + amount * picoEuros[currency] * weight[kind],
        0n,
      );
      expect((await read(playerId)).persistent.points).toBe(Number(worth / A_POINT));
    }),
    { numRuns: 25 },
  );
});

test('stakes of many connections at once lose nothing', async () => {
  const playerId = await player();
  await Promise.all(Array.from({ length: 50 }, () => stake(playerId, 399n)));
  expect((await read(playerId)).persistent.points).toBe(Math.floor((50 * 399) / 2_000));
});

test('a bet that is taken back takes its points along, and never the level', async () => {
  const playerId = await player();
  await stake(playerId, 100_000n);
  expect(await read(playerId)).toMatchObject({ persistent: { points: 50 }, level: 2 });
  await stake(playerId, -100_000n);
  expect(await read(playerId)).toMatchObject({ persistent: { points: 0 }, level: 2 });
  expect(await earnedBy(db, playerId)).toMatchObject({ earned: '0', staked: '0', pokie_rounds: 0n });
});

test('below nothing points are rounded down too', () => {
  expect(pointsOf(-1n)).toBe(-1n);
  expect(pointsOf(-A_POINT)).toBe(-1n);
  expect(pointsOf(A_POINT - 1n)).toBe(0n);
});

// shows: topic:comps
test('each whole point is told to its player, with where the level ends', async () => {
  const playerId = await player();
  await stake(playerId, 1_999n);
  await stake(playerId, 2n);
  const told = await readOutbox(db, { topic: 'comps', player: playerId });
  expect(told.map(({ event, payload }) => [event, payload])).toEqual([
    ['award', { persistent: { points: 1 }, level: 1, level_maximum: 50 }],
  ]);
});

test('what somebody else holds is named, never waited for', async () => {
  const [held, free] = [await player(), await player()];
  await stake(held, 100n);
  await stake(free, 100n);
  const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await lockFreePoints(tx, [held]);
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  const seen = await db.transaction((tx) => lockFreePoints(tx, [held, free]));
  expect(seen.held).toEqual([held]);
  expect(seen.free.map(({ playerId }) => playerId)).toEqual([free]);
  released.resolve();
  await holding;
});

test.each(levels.slice(1))(
  'level $level begins at its points, not a cent of stakes before',
  async ({ level, from }) => {
    const playerId = await player();
    await stake(playerId, from * 2_000n - 1n);
    expect((await read(playerId)).level).toBe(level - 1);
    await stake(playerId, 1n);
    expect((await read(playerId)).level).toBe(level);
  },
);

test('the way to the next level is said with its stakes and what they cost on average', async () => {
  const playerId = await player();
  await stake(playerId, 50_000n);
  expect((await read(playerId)).next).toEqual({
    level: 2,
    points: 50,
    missing: 25,
    currency: 'EUR',
    stake_cents: 50_000,
    cost_cents: 2_000,
    rtp: 96,
  });
  await correct(playerId, 150_000, true);
  expect(await read(playerId)).toMatchObject({ level: 10, next: null });
});

const exchange = (
  playerId: number,
  points: number,
  more: { key?: string; group?: string; currency?: CurrencyCode; worths?: Worths; now?: Date } = {},
) => {
  const { key = randomUUID(), ...rest } = { group: 'level_1', currency: 'EUR' as const, now, ...more };
  return exchangePoints(db, { playerId, idempotencyKey: key, points, ...rest });
};

// shows: call:POST /api/comp_points/exchange/money; promise:C3
test('of fifty exchanges at once under one key one pays, and all answer the same', async () => {
  const playerId = await player();
  await correct(playerId, 1_000);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(playerId, 250, { key })));
  expect(new Set(answers.map(({ amount }) => amount))).toEqual(new Set([250n]));
  expect(await cashOf(playerId)).toBe(250n);
  expect((await read(playerId)).chargeable.points).toBe(750);
  await expect(exchange(playerId, 251, { key })).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

test('of fifty different exchanges at once only as many pay as there are points for', async () => {
  const playerId = await player();
  await correct(playerId, 1_000);
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => exchange(playerId, 300)));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toHaveLength(47);
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'points_not_enough' });
  expect(await cashOf(playerId)).toBe(900n);
  expect((await read(playerId)).chargeable.points).toBe(100);
});

test('in 24 hours points worth 1,000 euros become money, whatever the rate, and not a point more', async () => {
  const playerId = await player();
  await correct(playerId, 500_000);
  await correct(playerId, 150_000, true); // Level 10: 100 points are worth 2 euros.
  const key = randomUUID();
  await exchange(playerId, 60_000, { key });
  expect((await read(playerId)).day).toEqual({ amount_cents: 100_000, currency: 'EUR', left_points: 20_000 });
  const refused = { code: 'points_day_limit', params: { left_points: 20_000 } };
  await expect(exchange(playerId, 20_001, { group: 'level_10' })).rejects.toMatchObject(refused);
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => exchange(playerId, 9_000, { group: 'level_10' })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(exchange(playerId, 4_001)).rejects.toMatchObject({ params: { left_points: 4_000 } });
  expect(await exchange(playerId, 60_000, { key })).toEqual({ amount: 60_000n }); // A repeat returns the paid amount.
  const tomorrow = new Date(now.getTime() + 86_400_000 + 1);
  await exchange(playerId, 50_000, { group: 'level_10', now: tomorrow });
});

test('an exchange takes no level, no persistent point, and bets may go on meanwhile', async () => {
  const playerId = await player();
  await stake(playerId, 200_000n);
  await Promise.all([
    ...Array.from({ length: 10 }, () => exchange(playerId, 5)),
    ...Array.from({ length: 10 }, () => stake(playerId, 2_000n)),
  ]);
  expect(await read(playerId)).toMatchObject({ persistent: { points: 110 }, chargeable: { points: 60 }, level: 2 });
});

test('the rate is that of a level that was reached, in every currency, rounded down', async () => {
  const playerId = await player('JPY');
  await correct(playerId, 50, true);
  await expect(exchange(playerId, 10, { group: 'level_3', currency: 'JPY' })).rejects.toMatchObject({
    code: 'rate_not_reached',
  });
  expect(await exchange(playerId, 10, { group: 'level_2', currency: 'JPY' })).toEqual({ amount: 18n });
  await expect(exchange(playerId, 1)).rejects.toMatchObject({ code: 'currency_not_available' });
  const rates = pointRates(['EUR', 'JPY']);
  expect(rates.find(({ group, currency }) => group === 'level_1' && currency === 'EUR')?.amount_cents).toBe(100);
  expect(rates.find(({ group, currency }) => group === 'level_2' && currency === 'JPY')?.amount_cents).toBe(187);
});

test('points are changed at the rates of now, never for more than at nominal ones, and never for nothing', async () => {
  const playerId = await player('JPY');
  await correct(playerId, 1_000);
  const nominal = Object.fromEntries(
    currencyCodes.map((code) => [code, picoEuros[code] * BigInt(subunits[code])]),
  ) as Worths;
  const [risen, fallen] = [nominal.JPY * 2n, nominal.JPY / 2n].map((JPY) => ({ ...nominal, JPY }));
  const ask = (points: number, worths?: Worths) =>
    exchange(playerId, points, { currency: 'JPY', ...(worths && { worths }) });
  const { amount } = await ask(100);
  expect(await ask(100, nominal)).toEqual({ amount });
  expect(await ask(100, risen)).toEqual({ amount: amount / 2n });
  expect(await ask(100, fallen)).toEqual({ amount });
  const key = randomUUID();
  const once = { key, currency: 'JPY' as const };
  expect(await exchange(playerId, 100, { ...once, worths: risen! })).toEqual({ amount: amount / 2n });
  expect(await exchange(playerId, 100, once)).toEqual({ amount: amount / 2n }); // The paid amount, whatever the current rates.
  await expect(ask(1, { ...nominal, JPY: nominal.JPY * 500n })).rejects.toMatchObject({ code: 'points_not_enough' });
  const shown = (worths?: Worths) => pointRates(['JPY'], worths)[0]!.amount_cents;
  expect([shown(), shown(risen), shown(fallen)]).toEqual([Number(amount), Number(amount / 2n), Number(amount)]);
});

test.each(currencyCodes)(
  'a point is worth at least one subunit of %s, and never less at a higher level',
  (currency) => {
    const amounts = pointRates([currency]).map(({ amount_cents }) => amount_cents);
    expect(amounts[0]).toBeGreaterThanOrEqual(100);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  },
);

test('an operator’s correction is in the audit log', async () => {
  const playerId = await player();
  await correct(playerId, 70);
  await correct(playerId, -20);
  expect(await read(playerId)).toMatchObject({ chargeable: { points: 50 }, persistent: { points: 0 }, level: 1 });
  await chainAudit(db);
  expect(
    (await readAudit(db, playerId)).map(({ kind, details }) => [kind, (details as { points: number }).points]),
  ).toEqual([
    ['points_corrected', -20],
    ['points_corrected', 70],
  ]);
});

test('a level puts its player into its status and gives its points once, however often it is settled', async () => {
  const playerId = await player();
  await stake(playerId, 400_000n);
  await Promise.all(Array.from({ length: 10 }, () => settleReached({ db, clock: () => now }, playerId)));
  const gifts = Number(levels[1]!.gifts.points + levels[2]!.gifts.points);
  expect(await read(playerId)).toMatchObject({
    level: 3,
    persistent: { points: 200 },
    chargeable: { points: 200 + gifts },
  });
  const { groups } = await readOwnPlayer(db, playerId);
  expect(groups.map(({ id }) => id)).toEqual([55, 394, 702, 703]);
});
