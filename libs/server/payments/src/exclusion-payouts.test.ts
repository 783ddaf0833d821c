import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '@croupier/server-database';
import { setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { beginExclusionPayouts, payOutAllExcluded, payOutExcluded } from './exclusion-payouts.ts';
import { approvePayout, customerOf, listPayments, openPayout, readPaymentById, recallPayout } from './index.ts';
import { type PaymentProvider, ProviderAway } from './provider.ts';
import { stepPayments, type TestPayments, testPayments } from './testing/index.ts';

let site: TestPayments;
beforeAll(async () => {
  site = await testPayments({ payoutSeconds: 0 });
  site.listen(true);
});
afterAll(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
  await site.stop();
});

/** Creates a player with money and an account at the provider; `verified` means it was paid to before. */
async function newPlayer({ verified = true, edition = 'default' } = {}) {
  const playerId = await insertPlayer(site.db, { edition });
  await fund(site.db, { playerId, amount: 50_000n });
  const profileId = await site.sandbox.remember(site.context.provider.customerToken(customerOf(playerId), new Date()));
  const withdraw = (amount = 2_000n) =>
    openPayout(site.context, {
      playerId,
      idempotencyKey: randomUUID(),
      methodId: 'bank_transfer',
      currency: 'EUR',
      amount,
      profileId,
    });
  if (verified) {
    const { id } = await withdraw();
    await approvePayout(site.context, { paymentId: id, actor: 'operator:test' });
    await arrived(id);
  }
  const balances = async () => {
    const all = await balancesOf(site.db);
    return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
  };
  const payouts = async () => (await listPayments(site.db, { playerId, action: 'payout', limit: 50 })).rows;
  return { playerId, withdraw, balances, payouts };
}

async function arrived(id: string): Promise<void> {
  await stepPayments(site.context);
  await vi.waitFor(async () => expect((await readPaymentById(site.db, id))!.state).toBe('paid'), 10_000);
}

const exclude = (playerId: number, until: Date | null = null) =>
  site.db.transaction(async (tx) => {
    await setLimit(tx, { playerId, type: 'selfexclusion', period: 'forever', accounts: [], now: new Date() });
    await beginExclusionPayouts(tx, { playerId, until });
  });

// shows: promise:L5; exclusion:cash-paid-out; exclusion:no-recall
test('the whole balance leaves to the account that was paid to last, at once and for good', async () => {
  const { playerId, balances, payouts } = await newPlayer();
  await exclude(playerId);
  await payOutExcluded(site.context, playerId);
  expect(await balances()).toEqual([0n, 48_000n]);
  const row = (await payouts()).find(({ state }) => state === 'approved');
  expect(row).toMatchObject({ amount: 48_000n, recall_allowed: false, instrument: 'DE00…5600' });
  await expect(recallPayout(site.context, { paymentId: row!.id, playerId })).rejects.toMatchObject({
    code: 'not_recallable',
  });
  await arrived(row!.id);
  expect(await balances()).toEqual([0n, 0n]);
});

// shows: promise:L5; promise:C3
test('50 jobs at once pay it out once', async () => {
  const { playerId, balances, payouts } = await newPlayer();
  await exclude(playerId);
  await Promise.all(Array.from({ length: 50 }, () => payOutExcluded(site.context, playerId)));
  expect(await balances()).toEqual([0n, 48_000n]);
  expect((await payouts()).filter(({ state }) => state === 'approved')).toHaveLength(1);
});

// shows: promise:L5; exclusion:cash-paid-out
test('without an account that was ever paid to the money waits, and can be withdrawn but not recalled', async () => {
  const { playerId, withdraw, balances } = await newPlayer({ verified: false });
  await exclude(playerId);
  await payOutExcluded(site.context, playerId);
  expect(await balances()).toEqual([50_000n, 0n]);
  const row = await withdraw(50_000n);
  expect(row).toMatchObject({ state: 'requested', recall_allowed: false });
  await approvePayout(site.context, { paymentId: row.id, actor: 'operator:test' });
  await arrived(row.id);
  expect(await balances()).toEqual([0n, 0n]);
});

// shows: promise:L5; exclusion:late-stakes
test('what settled bets bring later follows by itself, as long as the exclusion lasts', async () => {
  const { playerId, balances, payouts } = await newPlayer();
  const until = new Date(Date.now() + 1_000_000);
  await exclude(playerId, until);
  await payOutExcluded(site.context, playerId);
  await fund(site.db, { playerId, amount: 7_000n });
  await payOutAllExcluded(site.context);
  expect((await payouts()).filter(({ state }) => state === 'approved').map(({ amount }) => amount)).toEqual([
    7_000n,
    48_000n,
  ]);
  await fund(site.db, { playerId, amount: 3_000n });
  site.setTime(until);
  await payOutAllExcluded(site.context);
  site.setTime(new Date());
  expect((await balances())[0]).toBe(3_000n);
});

test('a player whose account can’t be asked about keeps nobody else’s money from leaving', async () => {
  const [stuck, other] = [await newPlayer(), await newPlayer()];
  for (const { playerId } of [stuck, other]) await exclude(playerId);
  const provider: PaymentProvider = {
    ...site.context.provider,
    profile: async (customer, id) => {
      if (customer === customerOf(stuck.playerId)) throw new ProviderAway('broken', { answered: true });
      return site.context.provider.profile(customer, id);
    },
  };
  await expect(payOutAllExcluded({ ...site.context, provider })).rejects.toThrow('could not be paid out');
  expect([(await stuck.balances())[0], (await other.balances())[0]]).toEqual([48_000n, 0n]);
});

test('an account that refused the money is not asked again: it comes back and waits', async () => {
  const { playerId, balances, payouts } = await newPlayer();
  await exclude(playerId);
  site.setTime(new Date(Date.now() + 60_000)); // After the completed payout.
  await payOutExcluded(site.context, playerId);
  const row = (await payouts()).find(({ state }) => state === 'approved');
  await site.db.query(sql`update payments set state = 'sent' where id = ${row!.id}`);
  await applyPaymentUpdate(site.context, { paymentId: row!.id, status: 'failed' });
  await payOutAllExcluded(site.context);
  expect(await balances()).toEqual([48_000n, 0n]);
});

// shows: exclusion:no-recall
test('a payout that waited can no longer be taken back once the player is excluded', async () => {
  const { playerId, withdraw } = await newPlayer();
  const { id } = await withdraw(30_000n);
  await exclude(playerId);
  await expect(recallPayout(site.context, { paymentId: id, playerId })).rejects.toMatchObject({
    code: 'recall_disabled',
  });
});

test('a break alone pays nothing out', async () => {
  const { playerId, balances } = await newPlayer();
  await site.db.transaction((tx) =>
    setLimit(tx, { playerId, type: 'coolingoff', period: 'day', accounts: [], now: new Date() }),
  );
  await payOutExcluded(site.context, playerId);
  await payOutAllExcluded(site.context);
  expect((await balances())[0]).toBe(48_000n);
});
