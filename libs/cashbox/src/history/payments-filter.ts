import { type CallInput, exportPayments, type Payment, type PaymentOutcome } from '@croupier/contracts';
import { dayStart, isDay } from '@croupier/i18n';
import { type CurrencyCode, isCurrency } from '@croupier/money';

type Wanted = CallInput<typeof exportPayments>['query'];

/** What the history of payments is cut to. Days are the visitor's own, `YYYY-MM-DD`. */
export interface PaymentsFilter {
  action?: Payment['action'] | undefined;
  outcome?: PaymentOutcome | undefined;
  currency?: CurrencyCode | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const outcomes: readonly PaymentOutcome[] = ['open', 'done', 'failed'];
const actions: readonly Payment['action'][] = ['deposit', 'cashout'];

/** The filter an address names; what makes no sense is none. */
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

/** What the server is asked: moments instead of days, the last day with all its hours. */
export const wantedOf = ({ action, outcome, currency, from, to }: PaymentsFilter): Wanted => ({
  ...(action !== undefined && { action }),
  ...(outcome !== undefined && { outcome }),
  ...(currency !== undefined && { currency }),
  ...(from !== undefined && { from: dayStart(from) }),
  ...(to !== undefined && { to: dayStart(to, 1) }),
});

/** Where the file of these payments lies. */
export function fileAddress(filter: PaymentsFilter): string {
  const values = Object.entries(wantedOf(filter)).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(values).toString();
  return query === '' ? exportPayments.path : `${exportPayments.path}?${query}`;
}

export const isNarrowed = (filter: PaymentsFilter): boolean => Object.values(filter).some((part) => part !== undefined);
