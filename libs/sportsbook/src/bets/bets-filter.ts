import * as v from 'valibot';
import { BetEnding, type CallInput, type exportBets, Sport } from '@croupier/contracts';
import { dayStart, isDay } from '@croupier/i18n';

export type Wanted = CallInput<typeof exportBets>['query'];
export type BetsState = Wanted['state'];

/** What My bets shows, as its address names it. Days are the visitor's own, `YYYY-MM-DD`. */
export interface BetsView {
  view?: 'settled' | 'record' | undefined;
  ending?: BetEnding | undefined;
  sport?: Sport | undefined;
  live?: true | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

const LONGEST_SEARCH = 64;
const known = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | undefined =>
  v.is(schema, value) ? value : undefined;

/** The view an address names; what makes no sense is none. */
export const readBetsView = ({ view, ending, sport, live, from, to, search }: Record<string, unknown>): BetsView => ({
  view: view === 'settled' || view === 'record' ? view : undefined,
  ending: known(BetEnding, ending),
  sport: known(Sport, sport),
  live: live === true ? true : undefined,
  from: isDay(from) ? from : undefined,
  to: isDay(to) ? to : undefined,
  // An address reads digits as a number.
  search: searchOf(typeof search === 'number' ? String(search) : search),
});

export const searchOf = (text: unknown): string | undefined => {
  const cut = typeof text === 'string' ? text.trim().slice(0, LONGEST_SEARCH) : '';
  return cut === '' ? undefined : cut;
};

export const stateOf = ({ view }: BetsView): BetsState => (view === 'settled' ? 'settled' : 'open');

/** What the server is asked: moments instead of days, the last day with all its hours. */
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
