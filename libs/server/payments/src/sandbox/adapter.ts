import * as v from 'valibot';
import { toDecimal } from '@croupier/money';
import { actionToWire } from '../payment.ts';
import { CallbackRefused, type PaymentProvider, ProviderAway } from '../provider.ts';
import { type Address, ask } from './ask.ts';
import { isSigned, signCustomer } from './signature.ts';
import {
  methodsOf,
  updateOf,
  WireCallback,
  WireManifest,
  WireMethods,
  WirePayment,
  WireProfile,
  WireReport,
} from './wire.ts';

const CUSTOMER_MINUTES = 60;
const TIMEOUT_MS = 5_000;

export interface SandboxOptions {
  /** URL at which the platform reaches the sandbox. */
  base: string;
  /** Origin at which browsers reach it: `http://pay.sandbox.localhost:4200`. */
  publicOrigin: string;
  /** URL for its callbacks. */
  notifyUrl: string;
  secret: string;
  timeoutMs?: number;
}

function parseCallback(body: string): v.InferOutput<typeof WireCallback> {
  try {
    return v.parse(WireCallback, JSON.parse(body));
  } catch (error) {
    throw new CallbackRefused(`not a callback: ${(error as Error).message}`);
  }
}

/** Creates a payment provider that calls the sandbox. */
export function sandboxProvider(options: SandboxOptions): PaymentProvider {
  const { base, publicOrigin, notifyUrl, secret, timeoutMs = TIMEOUT_MS } = options;
  const address: Address = { base, host: new URL(publicOrigin).host, secret, timeoutMs };
  const found = <Value>(value: Value | null): Value => {
    if (value === null) throw new ProviderAway('404', { answered: true });
    return value;
  };
  const payment = (paymentId: string) => `/v1/server/payments/${encodeURIComponent(paymentId)}`;

  return {
    name: 'sandbox',
    async script() {
      const { script, integrity } = found(await ask(address, WireManifest, 'GET', '/v1/manifest.json'));
      return { url: new URL(script, publicOrigin).href, integrity };
    },
    customerToken: (customer, now) =>
      signCustomer(customer, secret, new Date(now.getTime() + CUSTOMER_MINUTES * 60_000)),
    methods: async () => methodsOf(found(await ask(address, WireMethods, 'GET', '/v1/server/methods'))),
    profile: (customer, id) =>
      ask(
        address,
        WireProfile,
        'GET',
        `/v1/server/profiles/${encodeURIComponent(id)}?customer=${encodeURIComponent(customer)}`,
      ),
    async forget(customer, id) {
      const path = `/v1/server/profiles/${encodeURIComponent(id)}/forget`;
      return (await ask(address, WireProfile, 'POST', path, { customer })) !== null;
    },
    async open({ paymentId, action, amount, currency, profile, ...order }) {
      const body = {
        ...order,
        reference: paymentId,
        action: actionToWire(action),
        amount: toDecimal(amount, currency),
        currency,
        profile: profile ?? undefined,
        notify_url: notifyUrl,
      };
      return updateOf(found(await ask(address, WirePayment, 'POST', '/v1/server/payments', body)));
    },
    async read(paymentId) {
      const received = await ask(address, WirePayment, 'GET', payment(paymentId));
      return received && updateOf(received);
    },
    async cancel(paymentId) {
      const received = await ask(address, WirePayment, 'POST', `${payment(paymentId)}/cancel`, {});
      return received && updateOf(received);
    },
    async report(day, after) {
      const page = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      const { payments, next } = found(await ask(address, WireReport, 'GET', `/v1/server/reports/${day}${page}`));
      return { paid: payments.map(updateOf), next };
    },
    callback(headers, body, now) {
      if (!isSigned(headers['x-sandbox-signature'], body, secret, now))
        throw new CallbackRefused('the signature is not right');
      const { id, payment } = parseCallback(body);
      return { id, update: updateOf(payment) };
    },
  };
}
