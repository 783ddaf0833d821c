import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, run } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits, periodStart, setLimit } from '@croupier/server-limits';
import { migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { activateBonus, giveCashback, migrations as promotions, recordStakes } from '@croupier/server-promotions';
import { bonusesOf } from '@croupier/server-promotions/testing';
import { migrations as push } from '@croupier/server-push';
import { migrations as wallet, placeHold } from '@croupier/server-wallet';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { migrations, pageDeposits, sumPayments } from './index.ts';
import { tables } from './schema.gen.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, limits, promotions, push, migrations], {
    connections: 12,
    prepare: migrateJobs,
  });
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const DAY_MS = 86_400_000;
const today = new Date();
/** The ledger's entries are dated today, and by then the week that contains them is over. */
const nextWeek = new Date(periodStart('week', new Date(today.getTime() + 7 * DAY_MS)).getTime() + 15 * 60_000);

async function pay(playerId: number, action: 'deposit' | 'payout', amount: bigint, at = today): Promise<void> {
  const state = action === 'deposit' ? 'succeeded' : 'paid';
  const times = { created_at: at, updated_at: at, finished_at: at };
  const method = { provider: 'sandbox', method: 'card', method_title: 'Card' };
  const payment = { id: randomUUID(), player_id: BigInt(playerId), action, state, currency: 'EUR', amount } as const;
  await run(db, tables.insertInto('payments').values({ ...payment, ...method, ...times }));
}

const LEVEL_3 = 400_000n;

async function player(money: { deposited: bigint; balance?: bigint; staked?: bigint }): Promise<number> {
  const { deposited, balance = 0n, staked = LEVEL_3 } = money;
  const playerId = await insertPlayer(db);
  await fund(db, { playerId, amount: balance });
  await db.transaction((tx) => recordStakes(tx, [{ playerId, currency: 'EUR', kind: 'pokies', amount: staked }]));
  await pay(playerId, 'deposit', deposited);
  return playerId;
}

async function giveAll(now = nextWeek): Promise<void> {
  while (await giveCashback({ db, clock: () => now, payments: { pageDeposits, sumPayments } }));
}

test('cashback is the level’s share of what was deposited and is neither there, nor paid out, nor on its way', async () => {
  const loser = await player({ deposited: 10_000n, balance: 4_000n });
  await pay(loser, 'payout', 2_000n);
  const hold = {
    id: randomUUID(),
    playerId: loser,
    currency: 'EUR',
    amount: 1_000n,
    kind: 'payout',
    now: today,
  } as const;
  await db.transaction((tx) => placeHold(tx, hold));
  const winner = await player({ deposited: 10_000n, balance: 10_000n });
  const beginner = await player({ deposited: 10_000n, staked: 100_000n });
  const onBreak = await player({ deposited: 10_000n });
  await db.transaction((tx) =>
    setLimit(tx, { playerId: onBreak, type: 'coolingoff', period: 'month', accounts: [], now: today }),
  );
  await Promise.all([giveAll(), giveAll(), giveAll(), giveAll()]);
  await giveAll();
  expect(await bonusesOf(db, loser)).toMatchObject([
    { type: 'cashback', gives: 'cash', stage: 'issued', amount: 120n },
  ]);
  for (const playerId of [winner, beginner, onBreak]) expect(await bonusesOf(db, playerId)).toEqual([]);

  const id = (await bonusesOf(db, loser))[0]!.id;
  const order = { playerId: loser, id: Number(id), actor: `player:${loser}`, now: nextWeek };
  await db.transaction((tx) => activateBonus(tx, order));
  await db.transaction((tx) => activateBonus(tx, order));
  expect((await balancesOf(db))[`player:${loser}:cash`]).toBe(3_120n);
});

test('what came after the week changes nothing about it', async () => {
  const lastWeek = new Date(today.getTime() - 7 * DAY_MS);
  const playerId = await insertPlayer(db);
  await pay(playerId, 'deposit', 10_000n, lastWeek);
  await db.transaction((tx) => recordStakes(tx, [{ playerId, currency: 'EUR', kind: 'pokies', amount: LEVEL_3 }]));
  await fund(db, { playerId, amount: 50_000n });
  await pay(playerId, 'deposit', 50_000n);
  const begin = periodStart('week', today).getTime();
  await giveAll(new Date(begin + 15 * 60_000));
  expect(await bonusesOf(db, playerId)).toMatchObject([{ amount: 300n }]);
});

test('every wallet of a week is settled, whatever page of deposits it stands on', async () => {
  const monthAgo = new Date(today.getTime() - 28 * DAY_MS);
  const week = periodStart('week', monthAgo);
  const ids = await Promise.all(Array.from({ length: 12 }, () => player({ deposited: 100n })));
  for (const playerId of ids)
    for (let count = 0; count < 100; count++)
      await pay(playerId, 'deposit', 100n, new Date(week.getTime() + ((count * 7919 + playerId) % 600) * 60_000));
  await giveAll(new Date(week.getTime() + 8 * DAY_MS));
  for (const playerId of ids) expect(await bonusesOf(db, playerId)).toMatchObject([{ amount: 300n }]);
});
