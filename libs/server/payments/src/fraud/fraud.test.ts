import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPlayer } from '@croupier/server-players/testing';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { applyPaymentUpdate } from '../apply-payment-update.ts';
import {
  approvePayout,
  customerOf,
  nameDevice,
  openDeposit,
  openPayout,
  type PaymentsContext,
  readChecks,
  readPaymentById,
} from '../index.ts';
import { approveDue } from '../send-payouts.ts';
import { secret, type TestPayments, testPayments } from '../testing/index.ts';
import { checkDue } from './check-payments.ts';
import type { FraudCheck, FraudPayload } from './fraud-check.ts';
import { sandboxFraudCheck } from './sandbox-fraud-check.ts';

let site: TestPayments;
beforeAll(async () => {
  site = await testPayments();
});
afterAll(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
  await site.stop();
});

async function payoutOf(lastName: string, amount = 2000n) {
  const playerId = await insertPlayer(site.db, { lastName });
  await fund(site.db, { playerId, amount: 100_000n });
  const profileId = await site.sandbox.remember(site.context.provider.customerToken(customerOf(playerId), new Date()));
  const order = { playerId, methodId: 'bank_transfer', currency: 'EUR' as const, amount, profileId };
  const open = () => openPayout(site.context, { ...order, idempotencyKey: randomUUID() });
  return { playerId, payout: await open(), open };
}
const held = async (playerId: number) => (await balancesOf(site.db))[`player:${playerId}:held`];
const judged = async (id: string) => (await readChecks(site.db, [id])).get(id);
const afterRecall = () => ({ ...site.context, clock: () => new Date(Date.now() + 16 * 60_000) });

test('who is let through is paid by itself once the time for a recall is over', async () => {
  const { payout } = await payoutOf('Lovelace');
  await approveDue(afterRecall());
  expect((await readPaymentById(site.db, payout.id))?.state).toBe('requested');
  await checkDue(site.context);
  expect(await judged(payout.id)).toEqual({ verdict: 'allow', reasons: [] });
  await approveDue(afterRecall());
  expect((await readPaymentById(site.db, payout.id))?.state).toBe('approved');
});

test.each(['Review', 'Deny'])('%s stops the payout for an operator, and the money stays its player’s', async (name) => {
  const { playerId, payout } = await payoutOf(name);
  await checkDue(site.context);
  await approveDue(afterRecall());
  expect(await judged(payout.id)).toEqual({ verdict: name.toLowerCase(), reasons: [] });
  expect(await readPaymentById(site.db, payout.id)).toMatchObject({ state: 'requested', auto_approve_at: null });
  expect(await held(playerId)).toBe(2000n);
  expect(await approvePayout(site.context, { paymentId: payout.id, actor: 'operator:anna' })).toBe(true);
});

test('no answer, three times over, makes a payout an operator’s; the others are judged meanwhile', async () => {
  const [{ payout: silent }, { payout }] = [await payoutOf('Silent'), await payoutOf('Lovelace')];
  // Shorter timeouts than the site's; a check that times out on a busy machine is retried.
  const fraudCheck = sandboxFraudCheck({
    base: site.sandbox.base,
    host: 'fraud.sandbox.localhost:4200',
    secret,
    websiteUrl: 'http://casino.localhost:4200',
    timeoutMs: 500,
  });
  const turn = (minutes: number) =>
    checkDue({ ...site.context, fraudCheck, clock: () => new Date(Date.now() + minutes * 60_000) });
  await turn(0);
  await turn(0); // No retry at once: a check that is briefly away must not stop everyone.
  await turn(1);
  expect([await judged(silent.id), (await judged(payout.id))?.verdict]).toEqual([undefined, 'allow']);
  await turn(2);
  expect(await judged(silent.id)).toEqual({ verdict: 'none', reasons: [] });
  expect(await readPaymentById(site.db, silent.id)).toMatchObject({ state: 'requested', auto_approve_at: null });
});

// shows: constant:card-number; fields:fraud-check; third-party:fraud-check
test('the check is told everything the specification names, and no card number', async () => {
  const told: Omit<FraudPayload, 'website_url'>[] = [];
  const fraudCheck: FraudCheck = async (payload) => {
    told.push(payload);
    return 'allow';
  };
  const context: PaymentsContext = { ...site.context, fraudCheck };
  const { playerId, payout } = await payoutOf('Lovelace');
  await nameDevice(context, { paymentId: payout.id, playerId, device: 'mark' });
  await checkDue(context);
  expect(told.at(-1)).toEqual({
    country: 'DE',
    firstname: expect.any(String),
    lastname: 'Lovelace',
    email: expect.stringContaining('@'),
    device_fingerprint: 'mark',
    merchant_user_id: String(playerId),
    card_expiration_month: null,
    card_expiration_year: null,
    card_holder_name: null,
    card_last_4: null,
    card_bin: null,
    payment_account_id: payout.profile,
    transaction_id: payout.id,
    date_time: payout.created_at.toISOString(),
    transaction_currency: 'EUR',
    transaction_amount: '20.00',
    payment_system: 'bank_transfer',
    type: 'payout',
  });
  const deposit = await openDeposit(context, {
    playerId,
    idempotencyKey: randomUUID(),
    methodId: 'card',
    currency: 'EUR',
    amount: 5000n,
  });
  await applyPaymentUpdate(context, { paymentId: deposit.id, status: 'succeeded', instrument: '411111******1111' });
  await checkDue(context);
  expect(told.at(-1)).toMatchObject({ type: 'transaction', card_bin: '411111', card_last_4: '1111' });
});

test('a card deposit that was not allowed, or too many payouts a day, send the next payout to an operator', async () => {
  const { playerId, payout, open } = await payoutOf('Lovelace');
  const { id } = await openDeposit(site.context, {
    playerId,
    idempotencyKey: randomUUID(),
    methodId: 'card',
    currency: 'EUR',
    amount: 5000n,
  });
  await applyPaymentUpdate(site.context, { paymentId: id, status: 'succeeded', instrument: '411111******1111' });
  await checkDue({ ...site.context, fraudCheck: async ({ type }) => (type === 'transaction' ? 'deny' : 'allow') });
  expect((await judged(payout.id))?.verdict).toBe('allow');
  const flagged = await open();
  await checkDue(site.context);
  expect(await judged(flagged.id)).toEqual({ verdict: 'allow', reasons: ['flagged'] });
  const many = await Promise.all(Array.from({ length: 9 }, open));
  await checkDue(site.context);
  expect((await judged(many[0]!.id))?.reasons).toEqual(['payouts', 'flagged']);
  expect(await readPaymentById(site.db, many[0]!.id)).toMatchObject({ state: 'requested', auto_approve_at: null });
});

test('another player’s payment takes no mark, and one that was judged keeps its own', async () => {
  const { payout, playerId } = await payoutOf('Lovelace');
  const stranger = await insertPlayer(site.db);
  const name = (who: number) => nameDevice(site.context, { paymentId: payout.id, playerId: who, device: 'late' });
  await expect(name(stranger)).rejects.toMatchObject({ code: 'not_found' });
  await checkDue(site.context);
  await name(playerId);
  expect((await judged(payout.id))?.verdict).toBe('allow');
});
