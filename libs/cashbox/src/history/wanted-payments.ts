import { type CallInput, exportPayments } from '@croupier/contracts';
import { dayStart } from '@croupier/i18n';
import type { PaymentsFilter } from './payments-filter.ts';

type Wanted = CallInput<typeof exportPayments>['query'];

/** Returns the server's filter: timestamps instead of days, with the last day included in full. */
export const wantedOf = ({ action, outcome, currency, from, to }: PaymentsFilter): Wanted => ({
  ...(action !== undefined && { action }),
  ...(outcome !== undefined && { outcome }),
  ...(currency !== undefined && { currency }),
  ...(from !== undefined && { from: dayStart(from) }),
  ...(to !== undefined && { to: dayStart(to, 1) }),
});

/** Returns the download address of these payments as a file. */
export function fileAddress(filter: PaymentsFilter): string {
  const values = Object.entries(wantedOf(filter)).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(values).toString();
  return query === '' ? exportPayments.path : `${exportPayments.path}?${query}`;
}
