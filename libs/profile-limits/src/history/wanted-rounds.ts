import { type CallInput, exportRounds } from '@croupier/contracts';
import { dayStart } from '@croupier/i18n';
import type { HistoryFilter } from './history-filter.ts';

type Wanted = CallInput<typeof exportRounds>['query'];

/** Returns the server's filter: timestamps instead of days, with the last day included in full. */
export const wantedOf = ({ game, result, from, to }: HistoryFilter): Wanted => ({
  ...(game !== undefined && { game }),
  ...(result !== undefined && { result }),
  ...(from !== undefined && { from: dayStart(from) }),
  ...(to !== undefined && { to: dayStart(to, 1) }),
});

/** Returns the download address of these rounds as a file. */
export function fileAddress(filter: HistoryFilter): string {
  const values = Object.entries(wantedOf(filter)).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(values).toString();
  return query === '' ? exportRounds.path : `${exportRounds.path}?${query}`;
}
