import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, openDatabase, sql } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as wallet } from '@croupier/server-wallet';
import {
  checkDeposit,
  checkStake,
  confirmChange,
  createChangeToken,
  isExcluded,
  type LimitOrder,
  migrations,
  readUserLimits,
  recordReturn,
  releaseDeposit,
  removeLimit,
  returnStake,
  setLimit,
} from './index.ts';

let db: Database;
let nextPlayer = 1;
const NOON = new Date('2026-11-20T12:00:00Z');
const at = (ms: number) => new Date(NOON.getTime() + ms);
const HOUR = 3_600_000;

beforeAll(async () => {
  db = await testDatabase([audit, wallet, migrations], { prepare: migrateJobs });
});
afterAll(() => db.close());

type Some = Partial<LimitOrder> & Pick<LimitOrder, 'playerId' | 'type'>;
const set = (order: Some & { eur?: bigint }) =>
  db.transaction((tx) =>
    setLimit(tx, {
      period: 'day',
      accounts: order.eur === undefined ? [] : [{ currency: 'EUR', amount: order.eur }],
      now: NOON,
      ...order,
    }),
  );
const stake = (playerId: number, amount: bigint, now = NOON, on: Database = db) =>
  on.transaction((tx) => checkStake(tx, { playerId, currency: 'EUR', amount, now }));
const deposit = (
  playerId: number,
  amount: bigint,
  { now = NOON, on = db, cap }: { now?: Date; on?: Database; cap?: bigint } = {},
) => on.transaction((tx) => checkDeposit(tx, { playerId, currency: 'EUR', amount, now, monthlyCap: cap }));
const confirm = (token: string, now = NOON) => db.transaction((tx) => confirmChange(tx, { token, now }));
/** Creates the token as the mail job does. */
const tokenOf = async ({ id }: { id: bigint }) => (await createChangeToken(db, id)) ?? '';
const only = async (playerId: number, now = NOON) => (await readUserLimits(db, playerId, now))[0]!;
const fulfilled = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

// shows: promise:L2
test('the strictest of several limits decides', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'wager', eur: 1000n });
  await set({ playerId, type: 'loss', period: 'month', eur: 500n });
  await stake(playerId, 500n);
  await expect(stake(playerId, 1n)).rejects.toMatchObject({
    code: 'limit_reached',
    params: { type: 'loss', period: 'month' },
  });
});

// shows: fields:limit-account
test('winnings make room under a loss limit and none under a wager limit', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'loss', eur: 100n });
  await set({ playerId, type: 'wager', eur: 250n });
  await stake(playerId, 100n);
  await db.transaction((tx) => recordReturn(tx, { playerId, currency: 'EUR', amount: 150n, now: NOON }));
  await stake(playerId, 150n);
  await expect(stake(playerId, 1n)).rejects.toMatchObject({ params: { type: 'loss' } });
  await db.transaction((tx) => returnStake(tx, { playerId, currency: 'EUR', amount: 150n, now: NOON }));
  expect((await readUserLimits(db, playerId, NOON)).map((limit) => limit.accounts)).toEqual([
    [{ currency: 'EUR', amount_cents: expect.any(Number), current_value_amount_cents: 0 }],
    [{ currency: 'EUR', amount_cents: expect.any(Number), current_value_amount_cents: 100 }],
  ]);
});

// shows: promise:L4
test('50 stakes in parallel never overshoot a wager limit', async () => {
  const many = openDatabase(db.url, { connections: 25 });
  for (let round = 0; round < 10; round++) {
    const playerId = nextPlayer++;
    await set({ playerId, type: 'wager', eur: 95n });
    await set({ playerId, type: 'loss', eur: 1000n });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => stake(playerId, 10n, NOON, many)));
    expect(fulfilled(results)).toBe(9);
    expect((await only(playerId)).accounts[0]!.current_value_amount_cents).toBe(90);
  }
  await many.close();
});

// shows: promise:L3; limit:deposit-apart
test('20 deposits in parallel never exceed a deposit limit, nor the cap of an edition', async () => {
  const many = openDatabase(db.url, { connections: 20 });
  const limited = nextPlayer++;
  await set({ playerId: limited, type: 'deposit', eur: 1000n });
  expect(
    fulfilled(await Promise.allSettled(Array.from({ length: 20 }, () => deposit(limited, 300n, { on: many })))),
  ).toBe(3);
  const capped = nextPlayer++;
  expect(
    fulfilled(
      await Promise.allSettled(Array.from({ length: 20 }, () => deposit(capped, 300n, { on: many, cap: 1000n }))),
    ),
  ).toBe(3);
  await many.close();
});

// shows: promise:L3
test('a deposit that comes to nothing frees what it reserved, only within its period', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'deposit', eur: 1000n });
  await deposit(playerId, 1000n);
  await db.transaction((tx) =>
    releaseDeposit(tx, { playerId, currency: 'EUR', amount: 1000n, reservedAt: NOON, now: at(HOUR) }),
  );
  await deposit(playerId, 900n, { now: at(HOUR) });
  const tomorrow = at(24 * HOUR);
  await deposit(playerId, 400n, { now: tomorrow });
  await db.transaction((tx) =>
    releaseDeposit(tx, { playerId, currency: 'EUR', amount: 900n, reservedAt: at(HOUR), now: tomorrow }),
  );
  await expect(deposit(playerId, 601n, { now: tomorrow })).rejects.toMatchObject({ code: 'deposit_limit_reached' });
});

// shows: promise:L8
test('a count starts over at midnight of the declared zone', async () => {
  const playerId = nextPlayer++;
  const midnight = new Date('2026-11-20T23:00:00Z').getTime();
  await set({ playerId, type: 'wager', eur: 100n });
  await stake(playerId, 100n);
  await expect(stake(playerId, 1n, new Date(midnight - 1000))).rejects.toMatchObject({ code: 'limit_reached' });
  await stake(playerId, 100n, new Date(midnight));
});

// shows: promise:L1
test('a decrease applies at once, below what is used already too', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'wager', eur: 100n });
  await stake(playerId, 60n);
  expect((await set({ playerId, type: 'wager', eur: 50n })).unconfirmed).toBe(false);
  expect((await only(playerId)).status).toBe('active');
  await expect(stake(playerId, 1n)).rejects.toMatchObject({ code: 'limit_reached' });
});

// shows: promise:L1; edition:de-loosening; fields:limit-statuses
test.each([
  { edition: 'usual', looseningHours: undefined, hours: 24 },
  { edition: 'German', looseningHours: 7 * 24, hours: 7 * 24 },
])(
  'a confirmed increase applies after $hours hours and not a second sooner ($edition)',
  async ({ looseningHours, hours }) => {
    const playerId = nextPlayer++;
    await set({ playerId, type: 'wager', period: 'month_12', eur: 100n });
    const raised = await set({ playerId, type: 'wager', period: 'month_12', eur: 200n, looseningHours });
    expect(raised.unconfirmed).toBe(true);
    expect((await only(playerId)).status).toBe('unconfirmed');
    await confirm(await tokenOf(raised));
    expect(await only(playerId)).toMatchObject({
      status: 'confirmed',
      accounts: [{ amount_cents: 100 }],
      change: { accounts: [{ amount_cents: 200 }] },
    });
    await expect(stake(playerId, 101n, at(hours * HOUR - 1000))).rejects.toMatchObject({ code: 'limit_reached' });
    await stake(playerId, 101n, at(hours * HOUR + 1000));
    expect(await only(playerId, at(hours * HOUR + 1000))).toMatchObject({
      status: 'active',
      accounts: [{ amount_cents: 200 }],
      change: null,
    });
  },
);

// shows: promise:L1
test('more playing time waits for its confirmation too, less applies at once', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'session', seconds: 60 });
  const longer = await set({ playerId, type: 'session', seconds: 120 });
  await confirm(await tokenOf(longer));
  expect(await only(playerId)).toMatchObject({ duration_minutes: 1, change: { duration_minutes: 2 } });
  expect(await only(playerId, at(24 * HOUR))).toMatchObject({ duration_minutes: 2, change: null });
  expect((await set({ playerId, type: 'session', seconds: 30 })).unconfirmed).toBe(false);
  expect(await only(playerId)).toMatchObject({ duration_minutes: 0.5, change: null });
});

// shows: promise:L1
test('an increase nobody confirmed never applies; confirmed late it applies at once', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'wager', period: 'month_12', eur: 100n });
  const raised = await set({ playerId, type: 'wager', period: 'month_12', eur: 200n });
  await expect(stake(playerId, 101n, at(48 * HOUR))).rejects.toMatchObject({ code: 'limit_reached' });
  await confirm(await tokenOf(raised), at(48 * HOUR));
  await stake(playerId, 101n, at(48 * HOUR));
});

// shows: promise:L1; fields:limit-statuses
test('a removal waits and needs its confirmation; a tighter figure meanwhile takes it back', async () => {
  const playerId = nextPlayer++;
  const { id } = await set({ playerId, type: 'loss', period: 'month', eur: 100n });
  const remove = () => db.transaction((tx) => removeLimit(tx, { playerId, id: Number(id), now: NOON }));
  const first = await tokenOf(await remove());
  expect((await only(playerId)).status).toBe('unconfirmed_disable');
  await set({ playerId, type: 'loss', period: 'month', eur: 90n });
  await expect(confirm(first)).rejects.toMatchObject({ code: 'token_invalid' });
  await confirm(await tokenOf(await remove()));
  expect((await only(playerId)).status).toBe('confirmed_disable');
  await expect(stake(playerId, 91n, at(24 * HOUR - 1000))).rejects.toMatchObject({ code: 'limit_reached' });
  await stake(playerId, 91n, at(24 * HOUR + 1000));
  expect(await readUserLimits(db, playerId, at(24 * HOUR + 1000))).toEqual([]);
});

test('the latest token works once, 50 times at once too, and only where it belongs', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'wager', eur: 100n });
  const raised = await set({ playerId, type: 'wager', eur: 200n });
  const [older, token] = [await tokenOf(raised), await tokenOf(raised)];
  await expect(confirm(older)).rejects.toMatchObject({ code: 'token_invalid' });
  expect(fulfilled(await Promise.allSettled(Array.from({ length: 50 }, () => confirm(token))))).toBe(1);
  expect(await createChangeToken(db, raised.id)).toBeNull();
  await expect(confirm('made-up')).rejects.toMatchObject({ code: 'token_invalid' });
});

// shows: promise:L5
test('a break refuses stakes and deposits until it ends, and nothing shortens it', async () => {
  const playerId = nextPlayer++;
  const { id } = await set({ playerId, type: 'coolingoff', period: 'week' });
  await set({ playerId, type: 'coolingoff', period: 'day' });
  await expect(stake(playerId, 1n)).rejects.toMatchObject({ code: 'excluded' });
  await expect(deposit(playerId, 1n)).rejects.toMatchObject({ code: 'excluded' });
  await expect(db.transaction((tx) => removeLimit(tx, { playerId, id: Number(id), now: NOON }))).rejects.toMatchObject({
    code: 'limit_fixed',
  });
  expect(await isExcluded(db, playerId, at(7 * 24 * HOUR - 1000))).toBe(true);
  expect(await isExcluded(db, playerId, at(7 * 24 * HOUR))).toBe(false);
});

// shows: promise:L5
test('self-exclusion for good has no end', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'selfexclusion', period: 'forever' });
  expect((await only(playerId)).ends_at).toBeNull();
  expect(await isExcluded(db, playerId, new Date('2126-01-01T00:00:00Z'))).toBe(true);
});

// shows: promise:L7; limit:session-reached
test('the bet that uses up the playing time is the last one, until the next day', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'session', seconds: 120 });
  await stake(playerId, 1n);
  await stake(playerId, 1n, at(60_000));
  await stake(playerId, 1n, at(119_999));
  await stake(playerId, 1n, at(120_000));
  await expect(stake(playerId, 1n, at(120_000))).rejects.toMatchObject({ code: 'session_limit_reached' });
  await expect(stake(playerId, 1n, at(600_000))).rejects.toMatchObject({ code: 'session_limit_reached' });
  expect(await only(playerId)).toMatchObject({ duration_minutes: 2, used_minutes: 2 });
  await stake(playerId, 1n, at(24 * HOUR));
});

// shows: promise:L7
test.each([
  { pause: 120_000, counted: 2 },
  { pause: 120_001, counted: 0 },
])('of a pause of $pause ms $counted minutes are playing time', async ({ pause, counted }) => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'session', seconds: 3600 });
  await stake(playerId, 1n);
  await stake(playerId, 1n, at(pause));
  expect((await only(playerId, at(pause))).used_minutes).toBe(counted);
});

// shows: promise:L7; promise:L8
test('of a pause over midnight only what is after midnight counts for the new day', async () => {
  const playerId = nextPlayer++;
  const midnight = new Date('2026-11-20T23:00:00Z').getTime();
  await set({ playerId, type: 'session', seconds: 61 });
  await stake(playerId, 1n, new Date(midnight - 60_000));
  await stake(playerId, 1n, new Date(midnight + 60_000));
  expect((await only(playerId, new Date(midnight + 60_000))).used_minutes).toBe(1);
  await stake(playerId, 1n, new Date(midnight + 60_999));
  await stake(playerId, 1n, new Date(midnight + 61_000));
  await expect(stake(playerId, 1n, new Date(midnight + 61_000))).rejects.toMatchObject({
    code: 'session_limit_reached',
  });
});

test('a limit that is set anew keeps the time played', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'session', seconds: 3600 });
  await stake(playerId, 1n);
  await stake(playerId, 1n, at(90_500));
  await set({ playerId, type: 'session', seconds: 100 });
  await stake(playerId, 1n, at(100_000));
  await expect(stake(playerId, 1n, at(100_001))).rejects.toMatchObject({ code: 'session_limit_reached' });
});

test('breaks that are over make what a bet reads no longer', async () => {
  const playerId = nextPlayer++;
  for (let day = 0; day < 5; day += 1)
    await set({ playerId, type: 'coolingoff', period: 'day', now: at(day * 25 * HOUR) });
  const [row] = await db.query<{ length: number }>(
    sql`select json_array_length(counters) as length from limit_counters where player_id = ${playerId}`,
  );
  expect(row?.length).toBe(1);
  expect(await isExcluded(db, playerId, at(4 * 25 * HOUR))).toBe(true);
});

// shows: promise:A9
test('a limit of another player is as unknown as one that never was', async () => {
  const playerId = nextPlayer++;
  const { id } = await set({ playerId, type: 'wager', eur: 100n });
  await expect(
    db.transaction((tx) => removeLimit(tx, { playerId: nextPlayer++, id: Number(id), now: NOON })),
  ).rejects.toMatchObject({ code: 'not_found' });
});

// shows: topic:limits; topic:game_limits
test("each change tells the player's browsers", async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'wager', eur: 100n });
  for (const topic of ['limits', 'game_limits'])
    expect(await readOutbox(db, { topic, player: playerId })).toMatchObject([{ event: 'changed' }]);
});
