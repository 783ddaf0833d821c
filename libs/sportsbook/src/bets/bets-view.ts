import * as v from 'valibot';
import { BetEnding, Sport } from '@croupier/contracts';
import { isDay } from '@croupier/i18n';

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
