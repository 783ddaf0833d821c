import { type CallInput, exportPayments } from '@croupier/contracts';
import { dayStart } from '@croupier/i18n';
import type { PaymentsFilter } from './payments-filter.ts';

type Wanted = CallInput<typeof exportPayments>['query'];

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
