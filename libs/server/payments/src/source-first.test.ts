import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPlayer } from '@croupier/server-players/testing';
import { fund } from '@croupier/server-wallet/testing';
import { customerOf, openDeposit, openPayout, readPaymentById } from './index.ts';
import { type TestPayments, testPayments } from './testing/index.ts';

let site: TestPayments;
beforeAll(async () => {
  site = await testPayments();
  site.listen(true);
});
afterAll(() => site.stop());

/** Creates a player of an edition with 50 euros deposited by card and 100 more won. */
async function afterDeposit(edition: string) {
  const playerId = await insertPlayer(site.db, { edition });
  await fund(site.db, { playerId, amount: 10_000n });
  const order = { playerId, currency: 'EUR' as const, amount: 5_000n };
  const paid = await openDeposit(site.context, { ...order, idempotencyKey: randomUUID(), methodId: 'card' });
  await site.sandbox.pay(paid.client_token!, paid.provider_payment_id!, '50.00');
  await expect.poll(async () => (await readPaymentById(site.db, paid.id))!.state).toBe('succeeded');
  const token = site.context.provider.customerToken(customerOf(playerId), new Date());
  const bank = await site.sandbox.remember(token);
  const { profile } = await site.sandbox.ask('POST', '/v1/profiles', `Customer ${token}`, {
    method: 'card',
    values: { card_number: '4111111111111111', card_expiry: '12/49', card_holder: 'Ada Example' },
  });
  const payout = (methodId: 'bank_transfer' | 'card', amount = 5_000n) =>
    openPayout(site.context, {
      ...order,
      amount,
      idempotencyKey: randomUUID(),
      methodId,
      profileId: methodId === 'card' ? (profile as { id: string }).id : bank,
    });
  return payout;
}

test('where the edition asks, money goes back the way it came first, and then by any way', async () => {
  const payout = await afterDeposit('ca');
  await expect(payout('bank_transfer')).rejects.toMatchObject({ code: 'source_first', params: { method: 'Card' } });
  await payout('card', 4_000n);
  await expect(payout('bank_transfer')).rejects.toMatchObject({ code: 'source_first' });
  await payout('card', 1_000n);
  expect(await payout('bank_transfer')).toMatchObject({ state: 'requested' });
});

test('elsewhere any way is as good', async () => {
  const payout = await afterDeposit('default');
  expect(await payout('bank_transfer')).toMatchObject({ state: 'requested' });
});
