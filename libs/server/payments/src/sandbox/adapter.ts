import * as v from 'valibot';
import { toDecimal } from '@croupier/money';
import { CallbackRefused, type PaymentProvider, ProviderAway } from '../provider.ts';
import { type Address, ask } from './ask.ts';
import { isSigned, signCustomer } from './signature.ts';
import { methodsOf, newsOf, WireCallback, WireManifest, WireMethods, WirePayment, WireProfile } from './wire.ts';

const CUSTOMER_MINUTES = 60;

export interface SandboxOptions {
  /** Where the platform reaches the sandbox. */
  base: string;
  /** Where browsers reach it: `http://pay.sandbox.localhost:4200`. */
  publicOrigin: string;
  /** Where it sends its callbacks. */
  notifyUrl: string;
  secret: string;
}

function parseCallback(body: string): v.InferOutput<typeof WireCallback> {
  try {
    return v.parse(WireCallback, JSON.parse(body));
  } catch (error) {
    throw new CallbackRefused(`not a callback: ${(error as Error).message}`);
  }
}

/** The sandbox behind the provider's port. */
export function sandboxProvider({ base, publicOrigin, notifyUrl, secret }: SandboxOptions): PaymentProvider {
  const address: Address = { base, host: new URL(publicOrigin).host, secret };
  const found = <Value>(value: Value | null): Value => {
    if (value === null) throw new ProviderAway('404');
    return value;
  };
  const payment = (reference: string) => `/v1/server/payments/${encodeURIComponent(reference)}`;

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
    async open({ amount, currency, profile, ...order }) {
      const body = {
        ...order,
        amount: toDecimal(amount, currency),
        currency,
        profile: profile ?? undefined,
        notify_url: notifyUrl,
      };
      return newsOf(found(await ask(address, WirePayment, 'POST', '/v1/server/payments', body)));
    },
    async read(reference) {
      const known = await ask(address, WirePayment, 'GET', payment(reference));
      return known && newsOf(known);
    },
    async cancel(reference) {
      const known = await ask(address, WirePayment, 'POST', `${payment(reference)}/cancel`, {});
      return known && newsOf(known);
    },
    callback(headers, body, now) {
      if (!isSigned(headers['x-sandbox-signature'], body, secret, now))
        throw new CallbackRefused('the signature is not right');
      const { id, payment } = parseCallback(body);
      return { id, news: newsOf(payment) };
    },
  };
}
