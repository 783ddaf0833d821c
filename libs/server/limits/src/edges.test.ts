import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LimitPeriod, limitPeriods, type LimitType } from '@croupier/contracts';
import { migrations as audit, readAudit } from '@croupier/server-audit';
import { chainAudit } from '@croupier/server-audit/testing';
import { type Database, openDatabase } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { listJobs, migrateJobs } from '@croupier/server-jobs';
import { migrations as wallet } from '@croupier/server-wallet';
import {
  cancelChange,
  checkStake,
  chooseRealityCheck,
  confirmChange,
  createChangeToken,
  isExcluded,
  isSelfExcluded,
  type LimitOrder,
  migrations,
  nextCheckAt,
  passRealityCheck,
  readRealityCheck,
  readUserLimits,
  removeLimit,
  setLimit,
} from './index.ts';
import { periodEnd } from './period.ts';

let db: Database;
let nextPlayer = 1;
const NOON = new Date('2026-11-20T12:00:00Z');
const SECOND = 1000;
const HOUR = 3_600_000;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

beforeAll(async () => {
  db = await testDatabase([audit, wallet, migrations], { prepare: migrateJobs });
});
afterAll(() => db.close());

type Some = Partial<LimitOrder> & Pick<LimitOrder, 'playerId' | 'type'>;
const set = ({ eur, ...order }: Some & { eur?: bigint }) =>
  db.transaction((tx) =>
    setLimit(tx, {
      period: 'day',
      accounts: eur === undefined ? [] : [{ currency: 'EUR', amount: eur }],
      now: NOON,
      ...order,
    }),
  );
const stake = (playerId: number, amount: bigint, now: Date) =>
  db.transaction((tx) => checkStake(tx, { playerId, currency: 'EUR', amount, now }));

/** Start times: an ordinary day, the two days on which clocks change, ends of months, a leap day. */
const beginnings = [
  '2026-11-20T12:00:00Z',
  '2026-03-29T00:30:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2027-01-31T22:59:58Z',
  '2028-02-29T12:00:00Z',
  '2026-12-31T22:59:58Z',
];
const counted = limitPeriods.wager.filter((period) => period !== 'forever');
const edges = beginnings.flatMap((at) => counted.map((period) => ({ at, period })));

// shows: promise:L8; fields:limit-periods
test.each(edges)(
  'a limit of $period set at $at is full until a second before its end, and empty at it',
  async ({ at, period }) => {
    const [playerId, now] = [nextPlayer++, new Date(at)];
    await set({ playerId, type: 'wager', period, eur: 100n, now });
    await stake(playerId, 100n, now);
    const [limit] = await readUserLimits(db, playerId, now);
    const end = new Date(limit!.resets_at!);
    expect(end).toEqual(periodEnd(period, now));
    expect(end.getTime()).toBeGreaterThan(now.getTime());
    await expect(stake(playerId, 1n, after(end, -SECOND))).rejects.toMatchObject({ code: 'limit_reached' });
    await stake(playerId, 100n, end);
    await expect(stake(playerId, 1n, after(end, SECOND))).rejects.toMatchObject({ code: 'limit_reached' });
  },
);

// shows: promise:L8
test.each([
  { at: '2026-03-28T23:00:00Z', hours: 23 },
  { at: '2026-10-24T22:00:00Z', hours: 25 },
  { at: '2026-11-19T23:00:00Z', hours: 24 },
])('the day that begins at $at has $hours hours', ({ at, hours }) => {
  expect(periodEnd('day', new Date(at))).toEqual(after(new Date(at), hours * HOUR));
});

// shows: promise:L8
test.each([
  { period: 'week', end: '2026-11-22T23:00:00.000Z' },
  { period: 'month', end: '2026-11-30T23:00:00.000Z' },
  { period: 'month_3', end: '2026-12-31T23:00:00.000Z' },
  { period: 'month_6', end: '2026-12-31T23:00:00.000Z' },
  { period: 'month_12', end: '2026-12-31T23:00:00.000Z' },
] as const)('on 20 November a $period ends at $end', ({ period, end }) => {
  expect(periodEnd(period, NOON).toISOString()).toBe(end);
});

const breaks = (['coolingoff', 'selfexclusion'] as const).flatMap((type) =>
  limitPeriods[type].flatMap((period) => beginnings.map((at) => ({ type, period, at }))),
);

// shows: promise:L5; promise:L8
test.each(breaks)('$type of $period from $at holds until a second before its end', async ({ type, period, at }) => {
  const [playerId, now] = [nextPlayer++, new Date(at)];
  await set({ playerId, type, period, now });
  const [limit] = await readUserLimits(db, playerId, now);
  expect(limit).toMatchObject({ type, period, resets_at: null });
  if (limit!.ends_at === null) {
    expect(period).toBe('forever');
    return;
  }
  const end = new Date(limit!.ends_at);
  expect(await isExcluded(db, playerId, after(end, -SECOND))).toBe(true);
  expect(await isExcluded(db, playerId, end)).toBe(false);
  expect(await isSelfExcluded(db, playerId, after(end, -SECOND))).toBe(type === 'selfexclusion');
});

const types = Object.keys(limitPeriods) as LimitType[];
const every = types.flatMap((type) =>
  (['day', 'day_3', 'week', 'month', 'month_3', 'month_6', 'month_9', 'month_12', 'forever'] as const).map(
    (period) => ({
      type,
      period,
      taken: (limitPeriods[type] as readonly LimitPeriod[]).includes(period),
    }),
  ),
);

// shows: fields:limit-types; fields:limit-periods
test.each(every)('$type for $period: taken $taken', async ({ type, period, taken }) => {
  const order = { playerId: nextPlayer++, type, period, seconds: 60, eur: 100n };
  if (taken) expect(await set(order)).toMatchObject({ unconfirmed: false });
  else await expect(set(order)).rejects.toMatchObject({ code: 'invalid', path: ['period'] });
});

test('50 presses for a break at once, on many connections, are one break', async () => {
  const many = openDatabase(db.url, { connections: 20 });
  const playerId = nextPlayer++;
  const press = (at: number) =>
    many.transaction((tx) =>
      setLimit(tx, { playerId, type: 'coolingoff', period: 'day', accounts: [], now: after(NOON, at) }),
    );
  const set = await Promise.all(Array.from({ length: 50 }, (_, at) => press(at)));
  expect(new Set(set.map(({ id }) => id)).size).toBe(1);
  expect(await readUserLimits(db, playerId, NOON)).toHaveLength(1);
  await many.close();
});

test('50 new limits of one kind at once are one limit, at the strictest figure that was asked for', async () => {
  const many = openDatabase(db.url, { connections: 20 });
  const playerId = nextPlayer++;
  const ask = (amount: bigint) =>
    many.transaction((tx) =>
      setLimit(tx, { playerId, type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount }], now: NOON }),
    );
  await Promise.all(Array.from({ length: 50 }, (_, at) => ask(BigInt(1000 + at))));
  const limits = await readUserLimits(db, playerId, NOON);
  expect(limits.map(({ accounts }) => accounts[0]!.amount_cents)).toEqual([1000]);
  await many.close();
});

// shows: promise:L1; call:DELETE /api/user_limits/{id}/change
test('a loosening is taken back before or after its confirmation, and its link is dead then', async () => {
  const playerId = nextPlayer++;
  const { id } = await set({ playerId, type: 'wager', period: 'month_12', eur: 100n });
  const cancel = (now = NOON) => db.transaction((tx) => cancelChange(tx, { playerId, id: Number(id), now }));
  const confirm = (token: string) => db.transaction((tx) => confirmChange(tx, { token, now: NOON }));
  const raise = () => set({ playerId, type: 'wager', period: 'month_12', eur: 200n });
  await raise();
  const first = (await createChangeToken(db, id))!;
  await cancel();
  await expect(confirm(first)).rejects.toMatchObject({ code: 'token_invalid' });
  expect((await readUserLimits(db, playerId, NOON))[0]).toMatchObject({ status: 'active', change: null });
  await raise();
  await confirm((await createChangeToken(db, id))!);
  await cancel(after(NOON, 24 * HOUR - SECOND));
  await expect(stake(playerId, 101n, after(NOON, 25 * HOUR))).rejects.toMatchObject({ code: 'limit_reached' });
  await db.transaction((tx) => removeLimit(tx, { playerId, id: Number(id), now: NOON }));
  await cancel();
  expect((await readUserLimits(db, playerId, NOON))[0]).toMatchObject({ status: 'active' });
});

test('what changed is said of every change: set, tighter, kept after all, or nothing yet', async () => {
  const playerId = nextPlayer++;
  const wager = async (eur: bigint) => (await set({ playerId, type: 'wager', eur })).effect;
  expect([await wager(100n), await wager(50n), await wager(50n)]).toEqual(['set', 'tightened', null]);
  expect([await wager(70n), await wager(50n)]).toEqual([null, 'cancelled']);
  const session = async (seconds: number) =>
    (
      await db.transaction((tx) =>
        setLimit(tx, { playerId, type: 'session', period: 'day', accounts: [], seconds, now: NOON }),
      )
    ).effect;
  expect([await session(600), await session(900), await session(600), await session(300)]).toEqual([
    'set',
    null,
    'cancelled',
    'tightened',
  ]);
  const { id } = await set({ playerId, type: 'wager', eur: 70n });
  const cancel = () => db.transaction((tx) => cancelChange(tx, { playerId, id: Number(id), now: NOON }));
  expect([(await cancel()).effect, (await cancel()).effect]).toEqual(['cancelled', null]);
});

test('a loosening that is in force can no longer be taken back', async () => {
  const playerId = nextPlayer++;
  const { id } = await set({ playerId, type: 'wager', eur: 100n });
  await set({ playerId, type: 'wager', eur: 200n });
  const token = (await createChangeToken(db, id))!;
  await db.transaction((tx) => confirmChange(tx, { token, now: NOON }));
  const later = after(NOON, 24 * HOUR);
  await db.transaction((tx) => cancelChange(tx, { playerId, id: Number(id), now: later }));
  expect((await readUserLimits(db, playerId, later))[0]!.accounts[0]!.amount_cents).toBe(200);
});

// shows: promise:A9
test("neither another player's change nor a break can be taken back", async () => {
  const playerId = nextPlayer++;
  const { id } = await set({ playerId, type: 'wager', eur: 100n });
  const stranger = db.transaction((tx) => cancelChange(tx, { playerId: nextPlayer++, id: Number(id), now: NOON }));
  await expect(stranger).rejects.toMatchObject({ code: 'not_found' });
  const pause = await set({ playerId, type: 'selfexclusion', period: 'forever' });
  const own = db.transaction((tx) => cancelChange(tx, { playerId, id: Number(pause.id), now: NOON }));
  await expect(own).rejects.toMatchObject({ code: 'not_found' });
  expect(await isExcluded(db, playerId, NOON)).toBe(true);
});

// shows: promise:U1
test('the audit log says who changed which limit how, and holds no token', async () => {
  const playerId = nextPlayer++;
  const { id } = await set({ playerId, type: 'wager', eur: 100n });
  await set({ playerId, type: 'wager', eur: 200n });
  const token = (await createChangeToken(db, id))!;
  await db.transaction((tx) => confirmChange(tx, { token, now: NOON }));
  await db.transaction((tx) => cancelChange(tx, { playerId, id: Number(id), now: NOON }));
  await db.transaction((tx) => removeLimit(tx, { playerId, id: Number(id), now: NOON }));
  await db.transaction((tx) => chooseRealityCheck(tx, { playerId, minutes: 30, now: NOON }));
  await chainAudit(db);
  const lines = await readAudit(db, playerId);
  expect(lines.toReversed().map((line) => line['kind'])).toEqual([
    'limit_set',
    'limit_set',
    'limit_change_confirmed',
    'limit_change_cancelled',
    'limit_removal_asked',
    'reality_check_set',
  ]);
  expect(lines.at(-1)).toMatchObject({
    actor: `player:${playerId}`,
    details: { type: 'wager', EUR: '100', waits: false },
  });
  expect(JSON.stringify(lines)).not.toContain(token);
});

// shows: promise:L7
test('the bet that uses up the playing time signs the player out, once', async () => {
  const playerId = nextPlayer++;
  await set({ playerId, type: 'session', seconds: 120 });
  const queued = async () => (await listJobs(db, 'queued')).filter(({ kind }) => kind === 'limits.time-up').length;
  const before = await queued();
  await stake(playerId, 1n, NOON);
  await stake(playerId, 1n, after(NOON, 119_999));
  expect(await queued()).toBe(before);
  await stake(playerId, 1n, after(NOON, 120_000));
  expect(await queued()).toBe(before + 1);
});

// shows: promise:L7
test('a reality check comes once an hour, or as often as the player chose, from signing in or the last one', async () => {
  const playerId = nextPlayer++;
  const due = async () => nextCheckAt(await readRealityCheck(db, playerId), NOON);
  expect(await due()).toEqual(after(NOON, HOUR));
  await db.transaction((tx) => chooseRealityCheck(tx, { playerId, minutes: 15, now: after(NOON, -HOUR) }));
  expect(await due()).toEqual(after(NOON, HOUR / 4));
  await db.transaction((tx) => passRealityCheck(tx, { playerId, now: after(NOON, HOUR) }));
  await db.transaction((tx) => passRealityCheck(tx, { playerId, now: after(NOON, HOUR / 2) })); // Another tab, late.
  expect(await due()).toEqual(after(NOON, HOUR * 1.25));
  await db.transaction((tx) => chooseRealityCheck(tx, { playerId, minutes: null, now: NOON }));
  expect(await due()).toBeNull();
});
