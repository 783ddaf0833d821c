import type { Payment, PaymentOutcome } from '@croupier/contracts';
import { isDay } from '@croupier/i18n';
import { type CurrencyCode, isCurrency } from '@croupier/money';

/** Filter of the payment history. Days are in the visitor's time zone, `YYYY-MM-DD`. */
export interface PaymentsFilter {
  action?: Payment['action'] | undefined;
  outcome?: PaymentOutcome | undefined;
  currency?: CurrencyCode | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const outcomes: readonly PaymentOutcome[] = ['open', 'done', 'failed'];
const actions: readonly Payment['action'][] = ['deposit', 'cashout'];

/** Parses the filter of an address. Ignores invalid values. */
export const readPaymentsFilter = ({
  action,
  outcome,
  currency,
  from,
  to,
}: Record<string, unknown>): PaymentsFilter => ({
  action: actions.find((each) => each === action),
  outcome: outcomes.find((each) => each === outcome),
  currency: typeof currency === 'string' && isCurrency(currency) ? currency : undefined,
  from: isDay(from) ? from : undefined,
  to: isDay(to) ? to : undefined,
});

export const isNarrowed = (filter: PaymentsFilter): boolean => Object.values(filter).some((part) => part !== undefined);
