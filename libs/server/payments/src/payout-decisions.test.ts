import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPlayer } from '@croupier/server-players/testing';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import {
  answerPayout,
  approvePayout,
  customerOf,
  describePayment,
  listPayments,
  openPayout,
  questionPayout,
  readPaymentById,
  splitPayout,
} from './index.ts';
import { NEW_ADDRESS_HOURS } from './payout-address.ts';
import { stepPayments, type TestPayments, testPayments } from './testing/index.ts';

const ADDRESS = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const OTHER_ADDRESS = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const HOUR_MS = 3_600_000;

let site: TestPayments;
let start: Date;
beforeAll(async () => {
  site = await testPayments();
  site.listen(true);
});
afterAll(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
  await site.stop();
});

const operator = 'operator:anna';
const later = (hours: number) => site.setTime(new Date(start.getTime() + hours * HOUR_MS));
const state = async (id: string) => (await readPaymentById(site.db, id))!.state;

async function withCoins() {
  start = new Date();
  later(0);
  const playerId = await insertPlayer(site.db);
  await fund(site.db, { playerId, currency: 'BTC', amount: 10_000_000n });
  const token = site.context.provider.customerToken(customerOf(playerId), start);
  const remember = async (address: string) => {
    const body = { method: 'crypto_btc', values: { crypto_address: address } };
    const { profile } = await site.sandbox.ask('POST', '/v1/profiles', `Customer ${token}`, body);
    return (profile as { id: string }).id;
  };
  const payout = (profileId: string, amount = 100_000n) =>
    openPayout(site.context, {
      playerId,
      idempotencyKey: randomUUID(),
      methodId: 'crypto_btc',
      currency: 'BTC',
      amount,
      profileId,
    });
  return { playerId, remember, payout };
}

test('coins to a new address wait a day, whoever approves them, and the player reads until when', async () => {
  const { remember, payout } = await withCoins();
  const row = await payout(await remember(ADDRESS));
  const until = new Date(start.getTime() + NEW_ADDRESS_HOURS * HOUR_MS);
  expect(describePayment(row)).toMatchObject({ not_before: until.toISOString(), recallable: true });
  later(NEW_ADDRESS_HOURS - 0.01);
  await stepPayments(site.context);
  expect(await approvePayout(site.context, { paymentId: row.id, actor: operator })).toBe(false);
  expect(await state(row.id)).toBe('requested');
  later(NEW_ADDRESS_HOURS);
  await stepPayments(site.context);
  expect(await state(row.id)).toBe('sent');
});

test('an address that was new a day ago holds nothing up; another one does', async () => {
  const { remember, payout } = await withCoins();
  const profile = await remember(ADDRESS);
  await payout(profile);
  later(NEW_ADDRESS_HOURS + 1);
  expect(describePayment(await payout(profile)).not_before).toBe(null);
  expect(describePayment(await payout(await remember(OTHER_ADDRESS))).not_before).not.toBe(null);
});

async function withPayout(amount = 50_000n) {
  start = new Date();
  later(0);
  const playerId = await insertPlayer(site.db);
  await fund(site.db, { playerId, amount });
  const profileId = await site.sandbox.remember(site.context.provider.customerToken(customerOf(playerId), start));
  const { id } = await openPayout(site.context, {
    playerId,
    idempotencyKey: randomUUID(),
    methodId: 'bank_transfer',
    currency: 'EUR',
    amount,
    profileId,
  });
  return { playerId, id };
}
const balances = async (playerId: number) => {
  const all = await balancesOf(site.db);
  return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
};

test('a payout in parts is set aside all the time, and each part has a decision of its own', async () => {
  const { playerId, id } = await withPayout();
  const split = () => splitPayout(site.context, { paymentId: id, actor: operator, parts: [30_000n, 20_000n] });
  expect((await Promise.all([split(), split(), split()])).toSorted()).toEqual([false, false, true]);
  expect(await state(id)).toBe('split');
  expect(await balances(playerId)).toEqual([0n, 50_000n]);
  const { rows } = await listPayments(site.db, { playerId, limit: 10 });
  const parts = rows.filter(({ split_from }) => split_from === id);
  expect(parts.map(({ amount, state }) => [state, amount]).toSorted()).toEqual([
    ['requested', 20_000n],
    ['requested', 30_000n],
  ]);
  expect(await approvePayout(site.context, { paymentId: parts[0]!.id, actor: operator })).toBe(true);
  await stepPayments(site.context);
  expect(await state(parts[0]!.id)).toBe('sent');
  expect(await state(parts[1]!.id)).toBe('requested');
});

test.each([
  ['too little', [30_000n, 19_999n]],
  ['too much', [30_000n, 20_001n]],
  ['nothing in a part', [50_000n, 0n]],
  ['one part', [50_000n]],
  ['below nothing', [60_000n, -10_000n]],
])('parts that do not come to the payout are refused: %s', async (_, parts) => {
  const { playerId, id } = await withPayout();
  await expect(splitPayout(site.context, { paymentId: id, actor: operator, parts })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect([await state(id), await balances(playerId)]).toEqual(['requested', [0n, 50_000n]]);
});

test('a question stops what would leave by itself, and its answer is the player’s alone to give', async () => {
  const { playerId, id } = await withPayout(2_000n);
  expect(await questionPayout(site.context, { paymentId: id, actor: operator, question: 'whose_account' })).toBe(true);
  expect(describePayment((await readPaymentById(site.db, id))!)).toMatchObject({
    question: 'whose_account',
    answered: false,
  });
  later(2);
  await stepPayments(site.context);
  expect(await state(id)).toBe('requested');
  const answer = (by: number) => answerPayout(site.context, { paymentId: id, playerId: by, answer: 'It is mine.' });
  const other = await insertPlayer(site.db);
  await expect(answer(other)).rejects.toMatchObject({ code: 'not_found' });
  expect(describePayment(await answer(playerId))).toMatchObject({ question: 'whose_account', answered: true });
  expect(await approvePayout(site.context, { paymentId: id, actor: operator })).toBe(true);
  await expect(answer(playerId)).rejects.toMatchObject({ code: 'nothing_asked' });
  expect(await questionPayout(site.context, { paymentId: id, actor: operator, question: 'whose_account' })).toBe(false);
});
