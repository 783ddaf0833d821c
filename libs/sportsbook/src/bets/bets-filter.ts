import type { CallInput, exportBets } from '@croupier/contracts';
import { dayStart } from '@croupier/i18n';
import type { BetsView } from './bets-view.ts';

export type Wanted = CallInput<typeof exportBets>['query'];
export type BetsState = Wanted['state'];

export const stateOf = ({ view }: BetsView): BetsState => (view === 'settled' ? 'settled' : 'open');

/** Returns the server's filter: timestamps instead of days, with the last day included in full. */
export function wantedOf(shown: BetsView): Wanted {
  const { ending, sport, live, from, to, search } = shown;
  const state = stateOf(shown);
  return {
    state,
    ...(state === 'settled' && ending !== undefined && { ending }),
    ...(sport !== undefined && { sport }),
    ...(live && { live: 'true' as const }),
    ...(from !== undefined && { from: dayStart(from) }),
    ...(to !== undefined && { to: dayStart(to, 1) }),
    ...(search !== undefined && { search }),
  };
}

export const isNarrowed = (shown: BetsView): boolean => Object.keys(wantedOf(shown)).length > 1;
