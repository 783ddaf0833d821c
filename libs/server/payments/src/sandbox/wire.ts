import * as v from 'valibot';
import { PaymentAction, PaymentFailure } from '@croupier/contracts';
import { type CurrencyCode, fromDecimal, isCurrency } from '@croupier/money';
import { actionFromWire } from '../payment.ts';
import { type ProviderMethod, providerStatuses, type ProviderUpdate } from '../provider.ts';

/** Payment in the sandbox's own format. Amounts are decimal strings in major units. */
export const WirePayment = v.object({
  id: v.string(),
  reference: v.nullable(v.string()),
  action: PaymentAction,
  method: v.string(),
  customer: v.string(),
  amount: v.string(),
  currency: v.string(),
  status: v.pipe(v.string(), v.maxLength(100)),
  failure: v.nullable(v.string()),
  token: v.nullable(v.string()),
  instrument: v.nullable(v.string()),
  confirmations: v.optional(
    v.nullable(
      v.object({
        seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
        needed: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    null,
  ),
});

export const WireCallback = v.object({ id: v.string(), payment: WirePayment });
export const WireReport = v.object({ payments: v.array(WirePayment), next: v.nullable(v.string()) });
export const WireManifest = v.object({ script: v.string(), integrity: v.string() });
export const WireProfile = v.object({ title: v.string(), method: v.string() });
export const WireMethods = v.array(
  v.object({
    id: v.string(),
    brand: v.string(),
    title: v.string(),
    actions: v.array(PaymentAction),
    limits: v.record(v.string(), v.tuple([v.string(), v.string()])),
  }),
);

export const updateOf = (payment: v.InferOutput<typeof WirePayment>): ProviderUpdate => ({
  paymentId: payment.reference,
  providerPaymentId: payment.id,
  customer: payment.customer,
  action: actionFromWire(payment.action),
  method: payment.method,
  status: providerStatuses.find((known) => known === payment.status) ?? 'other',
  said: payment.status,
  amount: payment.amount,
  currency: payment.currency,
  failure: payment.failure === null ? null : v.is(PaymentFailure, payment.failure) ? payment.failure : 'declined',
  instrument: payment.instrument,
  clientToken: payment.token,
  confirmations: payment.confirmations,
});

function limitsOf(limits: Record<string, [string, string]>): ProviderMethod['limits'] {
  const entries = Object.entries(limits).flatMap(([currency, [least, most]]) => {
    if (!isCurrency(currency)) return [];
    const [min, max] = [fromDecimal(least, currency), fromDecimal(most, currency)];
    return min === null || max === null ? [] : [[currency, { min, max }] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<CurrencyCode, { min: bigint; max: bigint }>>;
}

export const methodsOf = (methods: v.InferOutput<typeof WireMethods>): ProviderMethod[] =>
  methods.map(({ id, brand, title, actions, limits }) => ({
    id,
    brand,
    title,
    actions: actions.map(actionFromWire),
    limits: limitsOf(limits),
  }));
