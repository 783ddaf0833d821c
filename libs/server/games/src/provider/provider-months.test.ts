import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archivedMonths, type Database, listMonths, makeMonths, sql } from '@croupier/server-database';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { archiveProviderCalls } from '../index.ts';
import {
  gamesDatabase,
  openWalletDoor,
  playerInGame,
  testClock,
  testGames,
  type WalletDoor,
} from '../testing/index.ts';

const SECRET = 'between-us';
const NEW_YEARS_EVE = '2025-12-31T23:59:59.999Z';
let db: Database;
let doors: WalletDoor[];

beforeEach(async () => {
  db = await gamesDatabase();
  doors = [];
  await makeMonths(db, new Date(NEW_YEARS_EVE));
});
afterEach(async () => {
  for (const door of doors) door.close();
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

async function doorAt(at: string): Promise<WalletDoor> {
  const door = await openWalletDoor(db, testClock(at).now, SECRET);
  doors.push(door);
  return door;
}

/** A player in a studio's game on the last millisecond of December, and what each call of theirs carries. */
async function enter() {
  const { now } = testClock(NEW_YEARS_EVE);
  const player = await playerInGame(db, testGames(db, { clock: now }), {
    amount: 10_000n,
    clock: now,
    provider: 'studio',
  });
  const base = { token: player.bearer, player: player.playerId, round: randomUUID(), round_closed: false };
  const moving = (amount: number, more: object = {}) => ({
    ...base,
    ...{ game: 'dice', currency: 'EUR', transaction_id: randomUUID(), amount },
    ...more,
  });
  const cash = async () => (await balancesOf(db))[`player:${player.playerId}:cash`] ?? 0n;
  return { moving, cash };
}

const monthsOfCalls = async () =>
  (
    await db.query<{ name: string; kind: string }>(sql`
      select tableoid::regclass::text as name, kind from provider_transactions order by created_at, kind`)
  ).map(({ name, kind }) => `${kind} ${name.replace('provider_transactions_', '')}`);
const archive = (month: string, now: string) =>
  db.transaction((tx) => archiveProviderCalls(tx, { month, now: new Date(now) }));

// shows: promise:C2; promise:R5
test('one id on either side of midnight has one effect, and all who repeat it get its answer, whichever month it is', async () => {
  const { moving, cash } = await enter();
  const both = [await doorAt(NEW_YEARS_EVE), await doorAt('2026-01-01T00:00:00.000Z')];
  const bet = moving(100);
  const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => both[at % 2]!.call('bet', bet)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const win = moving(250, { reference: bet.transaction_id });
  const wins = await Promise.all(Array.from({ length: 16 }, (_, at) => both[at % 2]!.call('win', win)));
  expect(new Set(wins.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await cash()).toBe(10_150n);
  expect(await monthsOfCalls()).toHaveLength(2);
  const march = await doorAt('2026-03-20T00:00:00.000Z');
  expect(await march.call('win', win)).toEqual(wins[0]);
  expect(await march.call('win', { ...win, amount: 251 })).toEqual({ error: 'duplicate_transaction' });
  expect(await cash()).toBe(10_150n);
});

test('what refers to a bet lies in no month before it, though the clock of its copy is behind', async () => {
  const { moving } = await enter();
  const [behind, ahead] = [await doorAt(NEW_YEARS_EVE), await doorAt('2026-01-01T00:00:00.000Z')];
  const [won, back] = [moving(100), moving(100)];
  for (const bet of [won, back]) expect(await ahead.call('bet', bet)).toMatchObject({ balance: expect.any(Number) });
  await behind.call('win', moving(10, { reference: won.transaction_id }));
  await behind.call('rollback', moving(0, { reference: back.transaction_id }));
  expect(await monthsOfCalls()).toEqual(['bet 2026_01', 'bet 2026_01', 'rollback 2026_01', 'win 2026_01']);
});

test('a month of calls stays for four months, and after it nothing that comes again moves money', async () => {
  const { moving, cash } = await enter();
  const door = await doorAt(NEW_YEARS_EVE);
  const [bet, lost] = [moving(100), moving(50)];
  await door.call('bet', bet);
  await door.call('bet', lost);
  const win = moving(300, { reference: bet.transaction_id });
  await door.call('win', win);
  expect(await cash()).toBe(10_150n);
  await expect(archive('2025-12', '2026-04-30T23:59:59.999Z')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(archive('2026-01', '2027-01-01T00:00:00Z')).rejects.toMatchObject({ code: 'forbidden' });
  expect(await archive('2025-12', '2026-05-01T00:00:00Z')).toBe(3n);
  expect(await listMonths(db, 'provider_transactions')).not.toContain('2025-12');
  expect(await archivedMonths(db, 'provider_transactions')).toEqual(['archive.provider_transactions_2025_12']);

  const may = await doorAt('2026-05-01T00:00:00.000Z');
  const again = [
    await may.call('bet', bet),
    await may.call('win', win),
    await may.call('win', moving(9, { reference: lost.transaction_id })),
    await may.call('rollback', moving(0, { reference: lost.transaction_id })),
  ];
  expect(again).toMatchObject([
    { error: 'invalid_token' },
    { error: 'transaction_does_not_exist' },
    { error: 'transaction_does_not_exist' },
    { balance: 10_150 },
  ]);
  expect(await cash()).toBe(10_150n);
});

test('a call of a month that nobody made is taken all the same, and found again', async () => {
  const { moving } = await enter();
  const door = await doorAt(NEW_YEARS_EVE);
  await db.query(sql`drop table provider_transactions_2025_12`);
  const bet = moving(100);
  const first = await door.call('bet', bet);
  expect(first).toMatchObject({ balance: expect.any(Number) });
  expect(await door.call('bet', bet)).toEqual(first);
  expect(await monthsOfCalls()).toEqual(['bet rest']);
});
