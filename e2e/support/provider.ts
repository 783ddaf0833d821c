import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createPaymentIntent, readAccounts, readPaymentIntent } from '@croupier/contracts';
import { toDecimal } from '@croupier/money';
import { ask, hosts } from './site.ts';
import type { Visitor } from './visitor.ts';

/** The payment provider's test cards; they stand on its front page. */
export const cards = {
  good: '4111111111111111',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000000000003220',
  pending: '4000000000000077',
} as const;

const own = `http://${hosts.payments}`;

/** Puts money on a player's balance the way players do it: a deposit by card, without the screens. */
export async function deposit(visitor: Visitor, cents: number, bonus_code?: string): Promise<void> {
  const { payment, provider_payment_id, client_token } = await visitor.call(createPaymentIntent, {
    body: { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: cents, bonus_code },
    headers: { 'idempotency-key': randomUUID() },
  });
  const values = { card_number: cards.good, card_expiry: '12/31', card_cvc: '123', card_holder: 'Nora Quill' };
  const { status, text } = await ask(hosts.payments, {
    method: 'POST',
    path: `/v1/payments/${provider_payment_id}/confirm`,
    headers: { authorization: `Payment ${client_token}`, 'content-type': 'application/json', origin: own },
    body: JSON.stringify({ amount: toDecimal(BigInt(cents), 'EUR'), values }),
  });
  expect(status, text).toBe(200);
  const state = async () => (await visitor.call(readPaymentIntent, { params: { id: payment.id } })).payment.state;
  await expect.poll(state, { intervals: [50, 100, 200] }).toBe('succeeded');
}

/** Returns the balance of a player's cash account. */
export async function balanceOf(visitor: Visitor): Promise<number> {
  const accounts = await visitor.call(readAccounts, { query: { compatibility: 'false' } });
  return accounts.find(({ active }) => active)!.amount_cents;
}

/** The provider's clerk decides a payment that waits. */
export async function decide(providerPaymentId: string, how: 'succeed' | 'fail'): Promise<void> {
  const { status } = await ask(hosts.payments, {
    method: 'POST',
    path: `/operator/${providerPaymentId}/${how}`,
    headers: { origin: own },
  });
  expect(status).toBe(303);
}
