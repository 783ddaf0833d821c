import { createHash } from 'node:crypto';
import { addressProblem, testAddress } from '../chain/address.ts';
import { type Answer, type Exchange, HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { requireCustomer, requirePayer } from './access.ts';
import { outcomeOfProfile } from './cards.ts';
import { fate, newProfile, normalise, wrongFields } from './instrument.ts';
import { coinOf, type FieldName, type Method, methodById, methodsFor, type PaymentAction } from './methods.ts';
import type { ProviderPayment } from './payment.ts';
import { isFinal, type Provider } from './provider.ts';

const ADDRESS_BYTES = 20;

const actionOf = (value: unknown): PaymentAction => {
  if (value !== 'deposit' && value !== 'cashout') throw new HttpError(422, 'action_invalid');
  return value;
};

function requireMethod(id: unknown): Method {
  const method = typeof id === 'string' ? methodById(id) : undefined;
  if (!method) throw new HttpError(422, 'method_not_available');
  return method;
}

/** Returns the data of a payment that the browser may see. */
const progress = (payment: ProviderPayment) => ({
  status: payment.status === 'challenge' && methodById(payment.method)?.redirect ? 'redirect' : payment.status,
  error: payment.failure,
  step: payment.step_token ? `/step/${payment.id}?token=${payment.step_token}` : null,
});

/** Returns a customer's deposit address on the coin's test network. It is always the same, and no one has its key. */
export const depositAddress = (customer: string, currency: string, secret: string) =>
  testAddress(
    currency,
    createHash('sha256').update(`${secret}.${customer}.${currency}`).digest().subarray(0, ADDRESS_BYTES),
  );

function listMethods(provider: Provider, exchange: Exchange): Answer {
  const customer = requireCustomer(provider, exchange);
  const currency = exchange.url.searchParams.get('currency') ?? '';
  const action = actionOf(exchange.url.searchParams.get('action'));
  const mine = provider.profiles.all().filter((profile) => profile.customer === customer && profile.saved);
  return json(
    methodsFor(currency, action).map(({ limits: { [currency]: [min, max] = ['0', '0'] }, ...method }) => ({
      id: method.id,
      brand: method.brand,
      title: method.title,
      provider: 'sandbox',
      currency,
      type: method.type === 'crypto' ? 'crypto' : method.type,
      speed: method.speed,
      image: `/assets/${method.type}.svg`,
      termsOfService: {
        restrictions: {
          minAmountValue: min,
          maxAmountValue: max,
          amountCurrencyCode: currency,
        },
      },
      savedProfiles: mine.filter((profile) => profile.method === method.id).map(({ id, title }) => ({ id, title })),
    })),
  );
}

function listFields(provider: Provider, exchange: Exchange): Answer {
  const customer = requireCustomer(provider, exchange);
  const currency = exchange.url.searchParams.get('currency') ?? '';
  const action = actionOf(exchange.url.searchParams.get('action'));
  const method = requireMethod(exchange.params['id']);
  if (method.type === 'crypto' && action === 'deposit') {
    const address = depositAddress(customer, currency, provider.config.secret);
    if (!provider.addresses.get(address))
      provider.addresses.put({ id: address, customer, currency, method: method.id });
    return json([{ name: 'deposit_address', hosted: false, address }]);
  }
  return json((method.fields[action] ?? []).map((name) => ({ name, hosted: true })));
}

/** Returns the entered values; empty if a profile is used. */
function valuesIn({ values }: Record<string, unknown>): Record<string, unknown> {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : {};
}

/** Pays with the data entered in our frame, with a saved card, or on a bank's page. */
function confirm(provider: Provider, exchange: Exchange): Answer {
  const payment = requirePayer(provider, exchange);
  const body = parseJson(exchange.text);
  const method = requireMethod(payment.method);
  if (body['amount'] !== payment.amount) throw new HttpError(422, 'amount_mismatch');
  if (isFinal(payment) || payment.status !== 'created') return json(progress(payment));
  if (method.redirect) return json(progress(provider.proceed(payment, 'redirect')));

  const remembered = typeof body['profile'] === 'string' ? provider.profiles.get(body['profile']) : undefined;
  if (remembered?.saved && remembered.customer === payment.customer && remembered.method === method.id) {
    const outcome = outcomeOfProfile(remembered.title.slice(0, 6), remembered.title.slice(-4));
    return json(progress(provider.proceed(payment, outcome, { profile: remembered.id, instrument: remembered.title })));
  }
  const fields = method.fields.deposit ?? [];
  const values = normalise(fields, valuesIn(body));
  const wrong = wrongFields(fields, values, { now: provider.clock(), coin: coinOf(method) });
  if (wrong.length > 0) return json({ status: 'invalid', fields: wrong }, 422);
  const profile =
    method.type === 'card' ? provider.profiles.put(newProfile(payment.customer, method.id, values, false)) : null;
  const noted = { profile: profile?.id ?? null, instrument: profile?.title ?? null };
  return json(progress(provider.proceed(payment, fate(values), noted)));
}

/** Saves the destination of a payout. */
function remember(provider: Provider, exchange: Exchange): Answer {
  const customer = requireCustomer(provider, exchange);
  const body = parseJson(exchange.text);
  const method = requireMethod(body['method']);
  const fields: readonly FieldName[] = method.fields.cashout ?? [];
  if (fields.length === 0) throw new HttpError(422, 'method_not_available');
  const values = normalise(fields, valuesIn(body));
  const wrong = wrongFields(fields, values, { now: provider.clock(), coin: coinOf(method) });
  if (wrong.length > 0) return json({ status: 'invalid', fields: wrong }, 422);
  const made = newProfile(customer, method.id, values, true);
  const same = provider.profiles
    .all()
    .find((one) => one.customer === customer && one.method === method.id && one.title === made.title);
  const profile = same ? provider.profiles.put({ ...same, saved: true }) : provider.profiles.put(made);
  return json({ status: 'ready', profile: { id: profile.id, title: profile.title } });
}

/** Returns the problem with a coin's address before any order. */
function checkAddress({ text }: Exchange): Answer {
  const { method: id, address } = parseJson(text);
  const coin = coinOf(requireMethod(id));
  if (!coin || typeof address !== 'string') throw new HttpError(422, 'address_invalid');
  return json({ problem: addressProblem(coin, address.trim().slice(0, 254)) });
}

/** Returns the routes for the script and the frame of the fields. */
export function publicApi(provider: Provider): Routes {
  return {
    'GET /v1/methods': (exchange) => listMethods(provider, exchange),
    'GET /v1/methods/:id/fields': (exchange) => listFields(provider, exchange),
    'GET /v1/payments/:id': (exchange) => json(progress(requirePayer(provider, exchange))),
    'POST /v1/payments/:id/confirm': (exchange) => confirm(provider, exchange),
    'POST /v1/profiles': (exchange) => remember(provider, exchange),
    'POST /v1/addresses/check': checkAddress,
  };
}
