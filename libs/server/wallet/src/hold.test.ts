import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { house, playerHeld } from './account.ts';
import { checkLedger } from './check-ledger.ts';
import { placeHold, postHold, voidHold } from './hold.ts';
import { migrations } from './index.ts';
import { balancesOf, fund } from './testing/index.ts';
import { transfer } from './transfer.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let db: Database;
let nextPlayer = 1;
beforeAll(async () => {
  db = await testDatabase([migrations]);
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

async function held(amount: bigint) {
  const playerId = nextPlayer++;
  const id = randomUUID();
  await fund(db, { playerId, amount: 100n });
  await db.transaction((tx) => placeHold(tx, { id, playerId, currency: 'EUR', amount, kind: 'payout', now: NOW }));
  const read = async () => {
    const all = await balancesOf(db);
    return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
  };
  return { id, playerId, read };
}
const spend = (id: string, amount?: bigint) =>
  db.transaction((tx) => postHold(tx, { id, credit: house('payouts'), amount, now: NOW }));
const release = (id: string) => db.transaction((tx) => voidHold(tx, { id, now: NOW }));

// shows: promise:M5
test('held money is out of the balance and cannot be held again', async () => {
  const { playerId, read } = await held(70n);
  expect(await read()).toEqual([30n, 70n]);
  const again = db.transaction((tx) =>
    placeHold(tx, { id: randomUUID(), playerId, currency: 'EUR', amount: 31n, kind: 'payout', now: NOW }),
  );
  await expect(again).rejects.toMatchObject({ code: 'insufficient_funds' });
});

// shows: promise:M5
test('a hold ends once: 25 posts and 25 voids at once have one effect', async () => {
  const { id, read } = await held(70n);
  await Promise.allSettled(Array.from({ length: 50 }, (_, turn) => (turn % 2 ? spend(id) : release(id))));
  const [cash, rest] = await read();
  expect(rest).toBe(0n);
  expect([30n, 100n]).toContain(cash);
});

test('a hold posted in part gives the rest back', async () => {
  const { id, read } = await held(70n);
  await spend(id, 50n);
  expect(await read()).toEqual([50n, 0n]);
  expect(await spend(id, 50n)).toBe(false);
  await expect(spend(id, 51n)).rejects.toMatchObject({ code: 'idempotency_conflict' });
  await expect(release(id)).rejects.toMatchObject({ code: 'hold_ended' });
});

test('a voided hold cannot be posted', async () => {
  const { id, read } = await held(70n);
  await release(id);
  expect(await release(id)).toBe(false);
  expect(await read()).toEqual([100n, 0n]);
  await expect(spend(id)).rejects.toMatchObject({ code: 'hold_ended' });
});

test('money that leaves the held account past its hold is found by the trial balance', async () => {
  const { playerId } = await held(70n);
  const move = (debit: ReturnType<typeof house>, credit: ReturnType<typeof house>) =>
    db.transaction((tx) =>
      transfer(tx, { id: randomUUID(), debit, credit, amount: 1n, currency: 'EUR', kind: 'test', now: NOW }),
    );
  await move(playerHeld(playerId), house('test'));
  expect((await checkLedger(db)).breaks).toEqual([
    { account: `player:${playerId}:held`, currency: 'EUR', balance: '69', expected: '70' },
  ]);
  await move(house('test'), playerHeld(playerId));
});
