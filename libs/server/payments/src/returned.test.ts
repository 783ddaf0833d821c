import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { run, runOne } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { collectDebts, house, listDebts, playerCash, setCollecting, transfer } from '@croupier/server-wallet';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { attendReturned, listNews, listReturned, listUntaken } from './attention.ts';
import { collectAll } from './collect-all.ts';
import { declinePayout, recallPayout } from './decide-payout.ts';
import { checkDue, requestCheck } from './fraud/check-payments.ts';
import { brokenRules } from './fraud/velocity.ts';
import { lockWaitingPayouts } from './free-payouts.ts';
import { openDeposit, openPayout, type PaymentRow, readPaymentById, receiveCallback } from './index.ts';
import { selectPayments, updatePayments } from './payment.ts';
import { approveDue } from './send-payouts.ts';
import { insertPayout, signedCallback, type TestPayments, testPayments } from './testing/index.ts';

let site: TestPayments;
let playerId: number;

beforeAll(async () => {
  site = await testPayments();
});
afterEach(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
});
afterAll(() => site.stop());

const deposit = (amount = 5_000n) =>
  openDeposit(site.context, {
    playerId,
    idempotencyKey: randomUUID(),
    methodId: 'card',
    currency: 'EUR',
    amount,
    oneClick: false,
  });
const told = (row: PaymentRow, status: string, change: object = {}) => {
  const payment = {
    ...{ id: row.provider_payment_id, reference: row.id, action: 'deposit', method: row.method, status },
    ...{ customer: `player:${playerId}`, amount: '50.00', currency: 'EUR', failure: null, token: null },
    ...{ instrument: null, ...change },
  };
  const { headers, body } = signedCallback(payment);
  return receiveCallback(site.context, headers, body);
};
const money = async () => {
  const all = await balancesOf(site.db);
  return ['cash', 'held', 'debt'].map((purpose) => all[`player:${playerId}:${purpose}`] ?? 0n);
};
const spend = (amount: bigint) =>
  site.db.transaction((tx) => {
    const order = { id: randomUUID(), debit: playerCash(playerId), credit: house('adjustments'), amount };
    return transfer(tx, { ...order, currency: 'EUR', kind: 'test', now: new Date() });
  });
async function arrived(): Promise<PaymentRow> {
  playerId = await insertPlayer(site.db);
  await fund(site.db, { playerId, amount: 0n });
  const row = await deposit();
  expect(await told(row, 'succeeded')).toBe('applied');
  return row;
}
const stateOf = async (id: string) => (await readPaymentById(site.db, id))!;

test('a deposit that is charged back leaves cash first, then payouts that wait, and the rest is owed', async () => {
  const row = await arrived();
  const [older, newer] = [
    await insertPayout(site.db, { playerId, amount: 1_000n, now: new Date(Date.now() - 60_000) }),
    await insertPayout(site.db, { playerId, amount: 1_500n }),
  ];
  await spend(1_600n);
  expect(await told(row, 'charged_back')).toBe('applied');
  expect(await money()).toEqual([0n, 0n, -1_600n]);
  expect(await stateOf(newer)).toMatchObject({ state: 'declined', failure: 'deposit_returned' });
  expect(await stateOf(older)).toMatchObject({ state: 'declined', failure: 'deposit_returned' });
  expect(await stateOf(row.id)).toMatchObject({ state: 'charged_back' });
  expect(await listDebts(site.db, { playerId })).toMatchObject([
    { amount: 1_600n, cause: 'deposit', reference: row.id },
  ]);
});

test('no more is taken of a payout than is lacking, and the player reads what was asked for', async () => {
  const row = await arrived();
  await fund(site.db, { playerId, amount: 2_000n });
  const id = await insertPayout(site.db, { playerId, amount: 6_500n });
  expect(await told(row, 'refunded')).toBe('applied');
  expect(await money()).toEqual([0n, 2_000n, 0n]);
  expect(await stateOf(id)).toMatchObject({ state: 'requested', amount: 2_000n, reduced_from: 6_500n });
  await declinePayout(site.context, { paymentId: id, actor: 'operator:test' });
  expect(await money()).toEqual([2_000n, 0n, 0n]);
});

test('it is taken back once, however often and in whatever order it is told', async () => {
  const row = await arrived();
  const all = await Promise.all(Array.from({ length: 6 }, () => told(row, 'charged_back')));
  expect(all.toSorted()).toEqual(['applied', ...Array<string>(5).fill('ignored')]);
  expect(await told(row, 'succeeded')).toBe('ignored');
  expect(await told(row, 'refunded')).toBe('attention');
  expect(await money()).toEqual([0n, 0n, 0n]);

  playerId = await insertPlayer(site.db);
  const early = await deposit();
  expect([await told(early, 'refunded'), await told(early, 'succeeded')]).toEqual(['applied', 'ignored']);
  expect(await money()).toEqual([0n, 0n, 0n]);
});

test('later receipts pay the debt up to it, if the operator wants that', async () => {
  const row = await arrived();
  await spend(5_000n);
  await told(row, 'charged_back');
  await site.db.transaction((tx) => setCollecting(tx, false));
  const next = await deposit();
  await told(next, 'succeeded');
  expect(await money()).toEqual([5_000n, 0n, -5_000n]);
  await site.db.transaction((tx) => setCollecting(tx, true));
  await spend(3_000n);
  await Promise.all([collectAll(site.context), collectAll(site.context)]);
  expect(await money()).toEqual([0n, 0n, -3_000n]);
  await told(await deposit(), 'succeeded');
  expect(await money()).toEqual([2_000n, 0n, 0n]);
  expect(await listDebts(site.db, { playerId })).toEqual([]);
});

test('nothing that is owed can be ordered out', async () => {
  const row = await arrived();
  await spend(5_000n);
  await told(row, 'charged_back');
  await fund(site.db, { playerId, amount: 5_500n });
  const token = site.context.provider.customerToken(`player:${playerId}`, new Date());
  const profileId = await site.sandbox.remember(token);
  const order = { playerId, methodId: 'bank_transfer', currency: 'EUR' as const, amount: 5_500n, profileId };
  await expect(openPayout(site.context, { ...order, idempotencyKey: randomUUID() })).rejects.toMatchObject({
    code: 'insufficient_funds',
  });
  expect(await money()).toEqual([500n, 0n, 0n]);
});

test('payouts that are recalled, declined, ordered and taken from at once never lose or double money', async () => {
  for (let round = 0; round < 8; round++) {
    const row = await arrived();
    await fund(site.db, { playerId, amount: 3_000n });
    const payouts = [
      await insertPayout(site.db, { playerId, amount: 4_000n }),
      await insertPayout(site.db, { playerId, amount: 3_900n }),
    ];
    const quiet = (work: Promise<unknown>) => work.catch(() => undefined);
    await Promise.all([
      told(row, 'charged_back'),
      quiet(recallPayout(site.context, { paymentId: payouts[0]!, playerId })),
      quiet(declinePayout(site.context, { paymentId: payouts[1]!, actor: 'operator:test' })),
      quiet(insertPayout(site.db, { playerId, amount: 100n })),
      told(row, 'charged_back'),
      quiet(site.db.transaction((tx) => collectDebts(tx, { playerId, currency: 'EUR', now: new Date() }))),
    ]);
    const [cash, held, debt] = await money();
    expect(cash! + held! + debt!).toBe(3_000n);
    expect(debt).toBe(0n);
    expect((await checkLedger(site.db)).breaks).toEqual([]);
  }
});

test('a payout ordered while its player’s money was waited for is found, from the beginning', async () => {
  await arrived();
  const late = { id: '' };
  const free = () =>
    site.db.transaction(async (tx) => {
      const payouts = await lockWaitingPayouts(tx, [playerId], { reason: 'bet_corrected', now: new Date() });
      if (late.id === '') late.id = await insertPayout(site.db, { playerId, amount: 5_000n });
      return payouts.free(tx, { playerId, currency: 'EUR', amount: 700n });
    });
  expect(await free()).toBe(700n);
  expect(await money()).toEqual([700n, 4_300n, 0n]);
});

test('until an operator has looked at it, no payout of its player leaves by itself', async () => {
  const row = await arrived();
  await told(row, 'charged_back');
  await fund(site.db, { playerId, amount: 1_000n });
  const payout = (await stateOf(await insertPayout(site.db, { playerId, amount: 1_000n })))!;
  expect(await brokenRules(site.db, payout, new Date())).toEqual(['returned']);
  expect((await listReturned(site.db)).map(({ id }) => id)).toContain(row.id);
  const seen = { id: row.id, actor: 'operator:test', now: new Date() };
  expect([await attendReturned(site.db, seen), await attendReturned(site.db, seen)]).toEqual([{ released: [] }, null]);
  expect(await brokenRules(site.db, payout, new Date())).toEqual([]);
});

test('a payout that waited for that look alone goes on with it, and no other does', async () => {
  const [row, other] = [await arrived(), await deposit()];
  await told(other, 'succeeded');
  for (const each of [row, other]) await told(each, 'charged_back');
  await fund(site.db, { playerId, amount: 100_000n });
  const ordered = async (amount: bigint, change: object = {}) => {
    const id = await insertPayout(site.db, { playerId, amount });
    await run(
      site.db,
      updatePayments()
        .set({ updated_at: new Date(), ...change })
        .where('id', '=', id),
    );
    await site.db.transaction(async (tx) =>
      requestCheck(tx, await runOne(tx, selectPayments.where('id', '=', id)), new Date()),
    );
    return id;
  };
  const [small, late, large, asked] = [
    await ordered(1_000n),
    await ordered(1_100n, { not_before: new Date(Date.now() + 3_600_000) }),
    await ordered(50_000n),
    await ordered(1_200n, { question: 'whose_account' }),
  ];
  await checkDue(site.context);
  const times = () => Promise.all([small, late, large, asked].map(async (id) => (await stateOf(id)).auto_approve_at));
  expect(await times()).toEqual([null, null, null, null]);
  const now = new Date(Date.now() + 60_000);
  const seen = (id: string) => attendReturned(site.db, { id, actor: 'operator:test', now });
  expect(await seen(other.id)).toEqual({ released: [] });
  expect((await seen(row.id))?.released.toSorted()).toEqual([small, late].toSorted());
  const { created_at, not_before } = { ...(await stateOf(small)), not_before: (await stateOf(late)).not_before };
  expect(await times()).toEqual([new Date(created_at.getTime() + 15 * 60_000), not_before, null, null]);
  await approveDue({ ...site.context, clock: () => new Date(Date.now() + 16 * 60_000) });
  expect([(await stateOf(small)).state, (await stateOf(late)).state]).toEqual(['approved', 'requested']);
});

test('states and coins we don’t know move nothing, are not asked for again, and are read by operators', async () => {
  const row = await arrived();
  expect(await told(row, 'disputed')).toBe('attention');
  expect(await told(row, 'refunded', { amount: '20.00' })).toBe('attention');
  const coins = { id: randomUUID(), reference: null, method: 'crypto_xmr', amount: '0.500000000001', currency: 'XMR' };
  expect(await told(row, 'succeeded', coins)).toBe('attention');
  // Each confirming block is a separate event.
  for (let block = 0; block < 4; block++) expect(await told(row, 'succeeded', coins)).toBe('ignored');
  expect(await money()).toEqual([5_000n, 0n, 0n]);
  const news = (await listNews(site.db)).filter(({ player_id }) => player_id === BigInt(playerId));
  expect(news).toMatchObject([
    { status: 'disputed', payment_id: row.id, known: true },
    { status: 'refunded', amount: '20.00' },
    {
      status: 'succeeded',
      amount: '0.500000000001',
      currency: 'XMR',
      action: 'deposit',
      known: false,
      provider_payment_id: coins.id,
    },
  ]);
  expect(await listUntaken(site.db, playerId)).toMatchObject([{ currency: 'XMR' }]);
});
