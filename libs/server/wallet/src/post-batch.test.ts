import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CurrencyCode } from '@croupier/money';
import { type Database, openDatabase, type Transaction } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { type AccountKey, house } from './account.ts';
import { checkLedger } from './check-ledger.ts';
import {
  cashAccountId,
  houseShares,
  lockCash,
  lockFreeCash,
  migrations,
  postBatch,
  takeHouseAccount,
} from './index.ts';
import { lockAccounts } from './lock-accounts.ts';
import { balancesOf, fund } from './testing/index.ts';

const CURRENCIES: readonly CurrencyCode[] = ['EUR', 'USD', 'JPY'];
const FUNDS = 1_000_000n;
let db: Database;

beforeAll(async () => {
  db = await testDatabase([migrations], { connections: 24 });
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const wanted = { purpose: 'tests', currencies: CURRENCIES };
let nextPlayer = 1;

async function openAccount(currency: CurrencyCode): Promise<{ id: bigint; currency: CurrencyCode }> {
  const playerId = nextPlayer++;
  await fund(db, { playerId, currency, amount: FUNDS });
  return { id: (await cashAccountId(db, { playerId, currency }))!, currency };
}

/** Posts one stake on each account, in the order given. */
async function stake(
  tx: Transaction,
  accounts: readonly { id: bigint; currency: CurrencyCode }[],
  account: AccountKey,
): Promise<void> {
  const currencies = new Map(accounts.map(({ id, currency }) => [id, currency]));
  await lockCash(tx, Array.from(currencies.keys()));
  const entries = accounts.map(({ id }) => ({ accountId: id, amount: -10n, reference: randomUUID() }));
  const shares = houseShares(entries, (id) => currencies.get(id)!);
  await postBatch(tx, { id: randomUUID(), kind: 'test', entries, house: account, shares, now: new Date() });
}

// shows: promise:C4
test('batches in several currencies on one house account never deadlock, in whatever order their currencies come', async () => {
  const book = house('test-book');
  for (const currency of CURRENCIES) await db.transaction((tx) => lockAccounts(tx, currency, [book]));
  const batches = 150;
  let attempts = 0;
  const run = async (turn: number) => {
    const accounts = await Promise.all(CURRENCIES.map(openAccount));
    await db.transaction((tx) => {
      attempts += 1; // A deadlock is retried, and counted.
      return stake(tx, turn % 2 ? accounts : accounts.toReversed(), book);
    });
  };
  await Promise.all(Array.from({ length: batches }, (_, turn) => run(turn)));
  expect(attempts).toBe(batches);
  expect((await balancesOf(db, 'JPY'))['house:test-book']).toBe(10n * BigInt(batches));
});

test('transactions that are open together are given different house accounts', async () => {
  const all = Promise.withResolvers<void>();
  const given: AccountKey[] = [];
  const takes = Array.from({ length: 12 }, () =>
    db.transaction(async (tx) => {
      given.push(await takeHouseAccount(tx, wanted));
      if (given.length === 12) all.resolve();
      await all.promise;
    }),
  );
  await Promise.all(takes);
  expect(new Set(given.map(({ purpose }) => purpose)).size).toBe(12);
});

test('a copy that dies gives its house account back: those that come and go share the same rows', async () => {
  const given = new Set<string>();
  for (let turn = 0; turn < 5; turn++) {
    const copy = openDatabase(db.url, { connections: 1 });
    const dying = copy.transaction(async (tx) => {
      given.add((await takeHouseAccount(tx, { ...wanted, purpose: 'dying' })).purpose);
      const [row] = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid', values: [] });
      await db.query({ text: 'select pg_terminate_backend($1, 5000)', values: [row!.pid] });
      await tx.query({ text: 'select 1', values: [] });
    });
    await expect(dying).rejects.toThrow();
    await copy.close();
  }
  expect(given).toEqual(new Set(['dying-0']));
});

test('an account somebody else holds is passed over, the others are locked', async () => {
  const [held, free] = [await openAccount('EUR'), await openAccount('EUR')];
  await db.transaction(async (tx) => {
    await lockCash(tx, [held.id]);
    const other = await db.transaction((second) => lockFreeCash(second, [held.id, free.id]));
    expect(other.map(({ id }) => id)).toEqual([free.id]);
  });
  const all = await db.transaction((tx) => lockFreeCash(tx, [held.id, free.id]));
  expect(all.map(({ id }) => id)).toEqual([held.id, free.id]);
});
