import type { BetEnding, Sport } from '@croupier/contracts';
import { isDay } from '@croupier/i18n';
import { isSport } from '../sport-names.ts';

/** Filters of My bets, as in its address. Days are in the visitor's time zone, `YYYY-MM-DD`. */
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
export const betEndings: readonly BetEnding[] = ['won', 'lost', 'cashed_out', 'void', 'rejected'];

/** Parses the filters of an address. Ignores invalid ones. */
export const readBetsView = ({ view, ending, sport, live, from, to, search }: Record<string, unknown>): BetsView => ({
  view: view === 'settled' || view === 'record' ? view : undefined,
  ending: betEndings.find((each) => each === ending),
  sport: isSport(sport) ? sport : undefined,
  live: live === true ? true : undefined,
  from: isDay(from) ? from : undefined,
  to: isDay(to) ? to : undefined,
  // The router parses digits as a number.
  search: searchOf(typeof search === 'number' ? String(search) : search),
});

export const searchOf = (text: unknown): string | undefined => {
  const cut = typeof text === 'string' ? text.trim().slice(0, LONGEST_SEARCH) : '';
  return cut === '' ? undefined : cut;
};
