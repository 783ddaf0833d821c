import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyCodes, fromDecimal, toDecimal } from '@croupier/money';
import { type Database, openDatabase, sql } from '@croupier/server-database';
import { clearOutbox, readOutbox, testDatabase } from '@croupier/server-database/testing';
import { house, playerCash, pool } from './account.ts';
import { adjust } from './adjust.ts';
import { checkLedger } from './check-ledger.ts';
import {
  arePayoutsStopped,
  migrations,
  readBalances,
  readJournal,
  recordLedgerCheck,
  reverseAdjustment,
  transfer,
} from './index.ts';
import { reverse } from './reverse.ts';
import { balancesOf, fund } from './testing/index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let db: Database;
let nextPlayer = 1;
beforeAll(async () => {
  db = await testDatabase([migrations]);
});
afterAll(() => db.close());

const player = async (amount: bigint) => {
  const playerId = nextPlayer++;
  await fund(db, { playerId, amount });
  return playerId;
};
const stake = (playerId: number, amount: bigint, id: string = randomUUID()) =>
  db.transaction((tx) =>
    transfer(tx, {
      id,
      debit: playerCash(playerId),
      credit: house('stakes'),
      amount,
      currency: 'EUR',
      kind: 'stake',
      now: NOW,
    }),
  );
const cashOf = async (playerId: number) => (await readBalances(db, playerId))[0]?.amount_cents;

test('the whole balance may go, one cent more may not', async () => {
  const id = await player(1000n);
  await expect(stake(id, 1001n)).rejects.toMatchObject({ code: 'insufficient_funds' });
  await stake(id, 1000n);
  expect(await cashOf(id)).toBe(0);
});

// shows: promise:C2
test('an order asked 50 times at once moves money once, another order under its id is refused', async () => {
  const id = await player(1000n);
  const order = randomUUID();
  const done = await Promise.all(Array.from({ length: 50 }, () => stake(id, 10n, order)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await cashOf(id)).toBe(990);
  await expect(stake(id, 11n, order)).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

// shows: promise:C1
test(
  '50 stakes at once with funds for one: exactly one is taken, 50 rounds in a row',
  { timeout: 60_000 },
  async () => {
    const many = openDatabase(db.url, { connections: 25 });
    for (let round = 0; round < 50; round++) {
      const id = await player(100n);
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, () =>
          many.transaction((tx) =>
            transfer(tx, {
              id: randomUUID(),
              debit: playerCash(id),
              credit: house('stakes'),
              amount: 100n,
              currency: 'EUR',
              kind: 'stake',
              now: NOW,
            }),
          ),
        ),
      );
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    }
    await many.close();
    expect((await checkLedger(db)).breaks).toEqual([]);
  },
);

// shows: promise:C4
test('transfers crossing each other in both directions never deadlock', async () => {
  const [a, b] = [await player(10_000n), await player(10_000n)];
  const cross = (from: number, to: number) =>
    db.transaction((tx) =>
      transfer(tx, {
        id: randomUUID(),
        debit: playerCash(from),
        credit: playerCash(to),
        amount: 1n,
        currency: 'EUR',
        kind: 'test',
        now: NOW,
      }),
    );
  await Promise.all(Array.from({ length: 100 }, (_, turn) => (turn % 2 ? cross(a, b) : cross(b, a))));
  expect((await cashOf(a))! + (await cashOf(b))!).toBe(20_000);
});

const month = `ledger_entries_${new Date().toISOString().slice(0, 7).replace('-', '_')}`;

// shows: promise:M3
test.each([
  ...[month, 'ledger_entries_rest'].flatMap((partition) => [
    `insert into ${partition} (account_id, transaction_id, amount) select id, gen_random_uuid(), 5 from ledger_accounts`,
    `update ${partition} set amount = amount + 1`,
    `delete from ${partition}`,
    `truncate ${partition}`,
  ]),
  'update ledger_entries set amount = amount + 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  'truncate ledger_entries, ledger_transactions cascade',
  "update ledger_transactions set kind = 'x'",
  'delete from ledger_transactions',
  'update ledger_accounts set balance = balance + 1',
  'delete from ledger_accounts',
])('the journal is append-only even for a superuser: %s', async (text) => {
  await player(100n);
  await expect(db.query({ text, values: [] })).rejects.toThrow(/append-only/);
  await expect(
    db.transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query({ text, values: [] });
    }),
  ).rejects.toThrow(/append-only/);
});

// shows: promise:M1
test('entries that do not sum to zero, or name no account, are refused by the database itself', async () => {
  const id = await player(100n);
  const [account] = await db.query<{ id: bigint }>(
    sql`select id from ledger_accounts where owner = ${`player:${id}`} and purpose = 'cash'`,
  );
  const write = (accountId: bigint, amount: bigint) =>
    db.transaction(async (tx) => {
      const transaction = randomUUID();
      await tx.query(
        sql`insert into ledger_transactions (id, kind, created_at) values (${transaction}, 'test', ${NOW})`,
      );
      await tx.query(
        sql`insert into ledger_entries (account_id, transaction_id, amount) values (${accountId}, ${transaction}, ${amount})`,
      );
    });
  await expect(write(account!.id, 5n)).rejects.toThrow(/sum to zero/);
  await expect(write(999_999_999n, 5n)).rejects.toThrow(/names no account/);
});

// shows: promise:M2; promise:M5
test('a pool cannot be drawn below zero, the house can', async () => {
  const id = await player(0n);
  const draw = (debit: ReturnType<typeof pool>) =>
    db.transaction((tx) =>
      transfer(tx, {
        id: randomUUID(),
        debit,
        credit: playerCash(id),
        amount: 5n,
        currency: 'EUR',
        kind: 'prize',
        now: NOW,
      }),
    );
  await expect(draw(pool('jackpot'))).rejects.toMatchObject({ code: 'insufficient_funds' });
  await draw(house('prizes'));
  expect(await cashOf(id)).toBe(5);
});

// shows: promise:M3
test('a reversal posts the opposite, once', async () => {
  const id = await player(100n);
  const order = randomUUID();
  await stake(id, 60n, order);
  const take = (reversal: string) => db.transaction((tx) => reverse(tx, { id: reversal, reverses: order, now: NOW }));
  await take(randomUUID());
  expect(await cashOf(id)).toBe(100);
  await expect(take(randomUUID())).rejects.toThrow(/ledger_transactions_reverses_key/);
});

// shows: operation:ops-balance
test('an operator adjusts a balance both ways, never below zero', async () => {
  const id = await player(100n);
  const change = (amount: bigint) =>
    db.transaction((tx) =>
      adjust(tx, {
        id: randomUUID(),
        playerId: id,
        currency: 'EUR',
        amount,
        reason: 'goodwill',
        operator: 'ops',
        now: NOW,
      }),
    );
  await change(50n);
  await change(-150n);
  expect(await cashOf(id)).toBe(0);
  await expect(change(-1n)).rejects.toMatchObject({ code: 'insufficient_funds' });
});

// shows: promise:M3
test('an adjustment is reversed once, asked however often, and the journal keeps both', async () => {
  const id = await player(100n);
  const order = randomUUID();
  const [reason, operator] = ['goodwill', 'ops'];
  await db.transaction((tx) =>
    adjust(tx, { id: order, playerId: id, currency: 'EUR', amount: 50n, reason, operator, now: NOW }),
  );
  const take = () =>
    db.transaction((tx) => reverseAdjustment(tx, { reverses: order, reason: 'typed twice', operator, now: NOW }));
  const taken = await Promise.all([take(), take(), take()]);
  expect(taken.filter((reversal) => reversal !== null)).toHaveLength(1);
  expect(await take()).toBeNull();
  expect(await cashOf(id)).toBe(100);
  const journal = await readJournal(db, { account: playerCash(id), currency: 'EUR' });
  expect(journal.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['reversal', -50n],
    ['adjustment', 50n],
    ['gift', 100n],
  ]);
});

// shows: promise:M4
test('every currency keeps its subunits through 1,000 amounts and back', async () => {
  for (const currency of currencyCodes) {
    for (let step = 0n; step < 1000n; step++) {
      const amount = step * step * step * 9_007_199n;
      expect(fromDecimal(toDecimal(amount, currency), currency)).toBe(amount);
    }
  }
});

// shows: promise:M2; request:safe-integers; fields:account
test.each(currencyCodes)('%s accounts carry amounts up to 2^60 inside and 2^53 - 1 on the wire', async (currency) => {
  const id = nextPlayer++;
  await fund(db, { playerId: id, currency, amount: 2n ** 53n - 1n });
  expect(await readBalances(db, id)).toEqual([
    {
      currency,
      active: true,
      amount_cents: Number.MAX_SAFE_INTEGER,
      available_to_cashout_cents: Number.MAX_SAFE_INTEGER,
    },
  ]);
  await fund(db, { playerId: id, currency, amount: 2n ** 60n - 2n ** 53n + 1n });
  expect((await balancesOf(db, currency))[`player:${id}:cash`]).toBe(2n ** 60n);
  expect(await readBalances(db, id)).toMatchObject([{ amount_cents: Number.MAX_SAFE_INTEGER }]);
});

// shows: topic:accounts
test('each change of a player tells the player and nobody else', async () => {
  const id = await player(100n);
  await clearOutbox(db);
  await stake(id, 1n);
  expect(await readOutbox(db)).toEqual([
    { topic: 'accounts', players: [String(id)], event: 'changed', payload: { currency: 'EUR' } },
  ]);
});

// shows: promise:M6
test('a trial balance names the broken account and stops payouts until it is sound again', async () => {
  const id = await player(100n);
  expect((await recordLedgerCheck(db, new Date())).breaks).toEqual([]);
  expect(await arePayoutsStopped(db)).toBe(false);
  const tamper = (by: bigint) =>
    db.transaction(async (tx) => {
      await tx.query(sql`alter table ledger_accounts disable trigger ledger_accounts_balance`);
      await tx.query(
        sql`update ledger_accounts set balance = balance + ${by} where owner = ${`player:${id}`} and purpose = 'cash'`,
      );
      await tx.query(sql`alter table ledger_accounts enable always trigger ledger_accounts_balance`);
    });
  await tamper(7n);
  const { breaks } = await recordLedgerCheck(db, new Date());
  expect(breaks).toContainEqual({ account: `player:${id}:cash`, currency: 'EUR', balance: '107', expected: '100' });
  expect(await arePayoutsStopped(db)).toBe(true);
  await tamper(-7n);
  await recordLedgerCheck(db, new Date());
  expect(await arePayoutsStopped(db)).toBe(false);
});
