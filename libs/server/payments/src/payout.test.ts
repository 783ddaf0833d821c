import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PayoutDeclineReason } from '@croupier/contracts';
import { readAudit } from '@croupier/server-audit';
import { chainAudit } from '@croupier/server-audit/testing';
import { sql } from '@croupier/server-database';
import { readOutbox } from '@croupier/server-database/testing';
import { listJobs, retryJob, runJobs } from '@croupier/server-jobs';
import { setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { giveBonus, readBonus } from '@croupier/server-promotions/testing';
import { house, playerCash, recordLedgerCheck, transfer } from '@croupier/server-wallet';
import { balancesOf, checkLedger, fund, recordBreak } from '@croupier/server-wallet/testing';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import {
  approvePayout,
  attendPaidLate,
  customerOf,
  declinePayout,
  listPaidLate,
  lockRecall,
  openPayout,
  paymentJobs,
  readPaymentById,
  recallPayout,
} from './index.ts';
import { describePayment, requirePayment } from './payment.ts';
import { ProviderAway } from './provider.ts';
import type { ProviderStatus } from './provider.ts';
import { stepPayments, type TestPayments, testPayments } from './testing/index.ts';

let site: TestPayments;
beforeAll(async () => {
  site = await testPayments({ payoutSeconds: 0.3 });
  site.listen(true);
});
afterAll(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
  await site.stop();
});

async function richPlayer(draft: { edition?: string } = {}, amount = 100_000n) {
  const playerId = await insertPlayer(site.db, draft);
  await fund(site.db, { playerId, amount });
  const profileId = await site.sandbox.remember(site.context.provider.customerToken(customerOf(playerId), new Date()));
  const payout = (change: object = {}) =>
    openPayout(site.context, {
      playerId,
      idempotencyKey: randomUUID(),
      methodId: 'bank_transfer',
      currency: 'EUR',
      amount: 2000n,
      profileId,
      ...change,
    });
  const balances = async () => {
    const all = await balancesOf(site.db);
    return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
  };
  return { playerId, payout, balances };
}
const state = async (id: string) => (await readPaymentById(site.db, id))!.state;
/** Returns whether the payout was sent; it may already be paid. */
const hasLeft = async (id: string) => ['sent', 'paid'].includes(await state(id));
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

// shows: promise:M5
test('money asked for is held and can be spent by nobody', async () => {
  const { playerId, payout, balances } = await richPlayer({}, 3000n);
  const row = await payout();
  expect(row).toMatchObject({ state: 'requested', recall_allowed: true, instrument: 'DE00…5600' });
  expect(await balances()).toEqual([1000n, 2000n]);
  await expect(payout()).rejects.toMatchObject({ code: 'insufficient_funds' });
  const stake = site.db.transaction((tx) =>
    transfer(tx, {
      id: randomUUID(),
      debit: playerCash(playerId),
      credit: house('stakes'),
      amount: 1001n,
      currency: 'EUR',
      kind: 'stake',
      now: new Date(),
    }),
  );
  await expect(stake).rejects.toMatchObject({ code: 'insufficient_funds' });
});

test('two tabs asking for everything at once: one gets it', async () => {
  const { payout, balances } = await richPlayer({}, 2000n);
  const results = await Promise.allSettled([payout(), payout()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await balances()).toEqual([0n, 2000n]);
});

// shows: promise:C3; payout:recallable
test('50 recalls at once give the money back once; asked again it stays recalled', async () => {
  const { playerId, payout, balances } = await richPlayer({}, 2000n);
  const { id } = await payout();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => recallPayout(site.context, { paymentId: id, playerId })),
  );
  expect(new Set(answers.map((row) => row.state))).toEqual(new Set(['recalled']));
  expect(await balances()).toEqual([2000n, 0n]);
  const stranger = await insertPlayer(site.db);
  await expect(recallPayout(site.context, { paymentId: id, playerId: stranger })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('recall, approval and refusal at once: one of them wins', async () => {
  for (let round = 0; round < 20; round++) {
    const { playerId, payout, balances } = await richPlayer({}, 50_000n);
    const { id } = await payout({ amount: 50_000n });
    await Promise.allSettled([
      recallPayout(site.context, { paymentId: id, playerId }),
      approvePayout(site.context, { paymentId: id, actor: 'operator:test' }),
      declinePayout(site.context, { paymentId: id, actor: 'operator:test' }),
    ]);
    const ended = await state(id);
    expect(['recalled', 'approved', 'declined']).toContain(ended);
    expect(await balances()).toEqual(ended === 'approved' ? [0n, 50_000n] : [50_000n, 0n]);
    await declinePayout(site.context, { paymentId: id, actor: 'operator:test' });
  }
});

test('a declined payout is the player’s money again, says why, and no second word changes the reason', async () => {
  const { payout, balances } = await richPlayer({}, 50_000n);
  const { id } = await payout({ amount: 50_000n });
  const decline = (reason: PayoutDeclineReason) =>
    declinePayout(site.context, { paymentId: id, actor: 'operator:test', reason });
  const answers = await Promise.all([decline('identity_unproven'), decline('identity_unproven')]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await decline('wrong_details')).toBe(false);
  const row = await requirePayment(site.db, id);
  expect(describePayment(row)).toMatchObject({ state: 'declined', success: false, failure: 'identity_unproven' });
  expect(await balances()).toEqual([50_000n, 0n]);
});

test('a small payout leaves after a quarter of an hour, a large one with an operator, and both arrive', async () => {
  const { playerId, payout, balances } = await richPlayer();
  const [small, large] = [await payout(), await payout({ amount: 90_000n })];
  site.setTime(later(14));
  await stepPayments(site.context);
  expect([await state(small.id), await state(large.id)]).toEqual(['requested', 'requested']);
  site.setTime(later(16));
  await stepPayments(site.context);
  expect([await hasLeft(small.id), await state(large.id)]).toEqual([true, 'requested']);
  await expect(recallPayout(site.context, { paymentId: small.id, playerId })).rejects.toMatchObject({
    code: 'not_recallable',
  });
  expect(await approvePayout(site.context, { paymentId: large.id, actor: 'operator:test' })).toBe(true);
  await stepPayments(site.context);
  site.setTime(new Date());
  await vi.waitFor(
    async () => expect([await state(small.id), await state(large.id)]).toEqual(['paid', 'paid']),
    10_000,
  );
  expect(await balances()).toEqual([8000n, 0n]);
});

test('a payout whose sending was cut off is sent again as the same one', async () => {
  const { payout, balances } = await richPlayer({}, 2000n);
  const { id } = await payout();
  await approvePayout(site.context, { paymentId: id, actor: 'operator:test' });
  const open = vi.spyOn(site.context.provider, 'open');
  const real = open.getMockImplementation() ?? site.context.provider.open;
  open.mockImplementationOnce(async (order) => {
    await real(order);
    throw new ProviderAway('the reply was lost');
  });
  await stepPayments(site.context);
  site.setTime(later(1));
  await stepPayments(site.context);
  open.mockRestore();
  site.setTime(new Date());
  await vi.waitFor(async () => expect(await state(id)).toBe('paid'), 10_000);
  expect(await balances()).toEqual([0n, 0n]);
});

test('a payout that fails in a way nobody thought of keeps no other from leaving', async () => {
  const [first, second] = [await richPlayer({}, 2000n), await richPlayer({}, 2000n)];
  const [broken, sound] = [await first.payout(), await second.payout()];
  for (const { id } of [broken, sound]) await approvePayout(site.context, { paymentId: id, actor: 'operator:test' });
  const real = site.context.provider.open;
  const open = vi
    .spyOn(site.context.provider, 'open')
    .mockImplementation((order) =>
      order.paymentId === broken.id ? Promise.reject(new Error('never seen before')) : real(order),
    );
  await expect(stepPayments(site.context)).rejects.toThrow('1 payouts could not be sent');
  await vi.waitFor(async () => expect(await state(sound.id)).toBe('paid'), 10_000);
  open.mockRestore();
  site.setTime(later(1));
  await stepPayments(site.context);
  site.setTime(new Date());
  await vi.waitFor(async () => expect(await state(broken.id)).toBe('paid'), 10_000);
});

test('a payout the provider paid after it had failed moves nothing, and is told, audited and listed until someone deals with it', async () => {
  const { playerId, payout, balances } = await richPlayer({}, 2000n);
  const { id } = await payout();
  const update = (status: ProviderStatus) => applyPaymentUpdate(site.context, { paymentId: id, status });
  await approvePayout(site.context, { paymentId: id, actor: 'operator:test' });
  await site.db.query(sql`update payments set state = 'sent' where id = ${id}`);
  expect([await update('failed'), await update('succeeded'), await update('succeeded')]).toEqual([
    'applied',
    'ignored',
    'ignored',
  ]);
  expect([await state(id), await balances()]).toEqual(['failed', [2000n, 0n]]);
  expect(site.reports.filter((line) => line.includes(id))).toEqual([
    expect.stringContaining('payout paid after it was over'),
  ]);
  const listed = async () => (await listPaidLate(site.db)).filter((row) => row.id === id).length;
  expect(await listed()).toBe(1);
  const deal = () => attendPaidLate(site.context, { paymentId: id, actor: 'operator:test' });
  expect([await deal(), await deal(), await listed()]).toEqual([true, false, 0]);
  await chainAudit(site.db);
  const kinds = (await readAudit(site.db, playerId)).map((entry) => entry['kind']);
  expect(kinds.slice(0, 3)).toEqual(['payment_attended', 'payment_paid_late', 'payment_failed']);
});

// shows: promise:M6
test('payouts stay while the trial balance is broken, and leave once it is sound', async () => {
  const { payout } = await richPlayer({}, 2000n);
  const { id } = await payout();
  await approvePayout(site.context, { paymentId: id, actor: 'operator:test' });
  await recordBreak(site.db, new Date());
  await stepPayments(site.context);
  expect(await state(id)).toBe('approved');
  await recordLedgerCheck(site.db, new Date());
  await stepPayments(site.context);
  expect(await hasLeft(id)).toBe(true);
});

// shows: edition:ie-no-recall; promise:L9
test('where recall is forbidden the payout leaves at once and is not taken back', async () => {
  const { playerId, payout } = await richPlayer({ edition: 'ie' });
  const small = await payout();
  const large = await payout({ amount: 50_000n });
  await expect(recallPayout(site.context, { paymentId: large.id, playerId })).rejects.toMatchObject({
    code: 'recall_disabled',
  });
  await stepPayments(site.context);
  expect(await hasLeft(small.id)).toBe(true);
});

test("money goes to the player's own account only", async () => {
  const { payout } = await richPlayer();
  const other = await insertPlayer(site.db);
  const strange = await site.sandbox.remember(
    site.context.provider.customerToken(customerOf(other), new Date()),
    'DE00999999999999999900',
  );
  await expect(payout({ profileId: strange })).rejects.toMatchObject({ code: 'profile_required' });
  await expect(payout({ profileId: undefined })).rejects.toMatchObject({ code: 'profile_required' });
});

// shows: promise:L5
test('who shut themselves out can still withdraw', async () => {
  const { playerId, payout } = await richPlayer();
  await site.db.transaction((tx) =>
    setLimit(tx, { playerId, type: 'selfexclusion', period: 'forever', accounts: [], now: new Date() }),
  );
  expect((await payout()).state).toBe('requested');
});

// shows: promise:C2
test('one key 20 times is one payout', async () => {
  const { payout, balances } = await richPlayer({}, 10_000n);
  const idempotencyKey = randomUUID();
  const rows = await Promise.all(Array.from({ length: 20 }, () => payout({ idempotencyKey })));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
  expect(await balances()).toEqual([8000n, 2000n]);
});

// shows: topic:payments; promise:U1
test('every change reaches the player and the audit log', async () => {
  const { playerId, payout } = await richPlayer();
  const { id } = await payout();
  await recallPayout(site.context, { paymentId: id, playerId });
  const events = await readOutbox(site.db, { topic: 'payments', player: playerId });
  expect(events.map(({ payload }) => payload['state'])).toEqual(['requested', 'recalled']);
  await chainAudit(site.db);
  const entries = await readAudit(site.db, playerId);
  expect(entries.map((entry) => entry['kind'])).toEqual(['payment_recalled', 'payment_requested']);
});

test('an approved payout leaves through the queue at once, and by itself when its time has come', async () => {
  site.setTime(new Date());
  const { payout } = await richPlayer();
  const onError = vi.fn<(error: unknown) => void>();
  const stop = runJobs(site.db, { handlers: paymentJobs(site.context), onError });
  try {
    const [byOperator, byTime] = [await payout(), await payout({ amount: 2001n })];
    await approvePayout(site.context, { paymentId: byOperator.id, actor: 'operator:test' });
    await vi.waitUntil(() => hasLeft(byOperator.id), 10_000);
    expect(await state(byTime.id)).toBe('requested');
    const approval = (await listJobs(site.db, 'queued')).find(
      ({ run_at }) => run_at.getTime() === byTime.auto_approve_at?.getTime(),
    );
    expect(approval).toMatchObject({ kind: 'payouts.approve' });
    site.setTime(later(16));
    await retryJob(site.db, approval!.id);
    await vi.waitUntil(() => hasLeft(byTime.id), 10_000);
  } finally {
    await stop();
  }
  expect(onError).not.toHaveBeenCalled();
});

test('paying out ends a bonus only after its player said so, and forfeits what was shown', async () => {
  const { playerId, payout, balances } = await richPlayer({}, 3000n);
  const id = await giveBonus(site.db, { playerId });
  await expect(payout()).rejects.toMatchObject({
    code: 'bonus_would_lapse',
    params: { amount_cents: 500, currency: 'EUR' },
  });
  expect(await balances()).toEqual([3000n, 0n]);
  const idempotencyKey = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => payout({ idempotencyKey, forfeits: true })));
  expect(await balances()).toEqual([1000n, 2000n]);
  expect(await readBonus(site.db, id)).toMatchObject({ stage: 'erased_by_withdraw', fund: 0n });
});

test('a payout ordered in the moment its player gave recalls up can’t be taken back', async () => {
  const { playerId, payout, balances } = await richPlayer();
  const { id } = await payout();
  await lockRecall(site.context, playerId);
  await site.db.query(sql`update payments set recall_allowed = true where id = ${id}`);
  await expect(recallPayout(site.context, { paymentId: id, playerId })).rejects.toMatchObject({
    code: 'recall_disabled',
  });
  expect(await balances()).toEqual([98_000n, 2000n]);
});
