import type { CallInput, exportRounds } from '@croupier/contracts';
import { isDay } from '@croupier/i18n';

export type HistoryResult = NonNullable<CallInput<typeof exportRounds>['query']['result']>;

/** Filter of the history. Days are in the visitor's time zone, `YYYY-MM-DD`. */
export interface HistoryFilter {
  /** Slug of the title. */
  game?: string | undefined;
  result?: HistoryResult | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const historyResults: readonly HistoryResult[] = ['won', 'lost', 'even', 'open', 'rolled_back'];

const dayOf = (value: unknown) => (isDay(value) ? value : undefined);

/** Parses the filter of an address. Ignores invalid values. */
export function readHistoryFilter({ game, result, from, to }: Record<string, unknown>): HistoryFilter {
  return {
    game: typeof game === 'string' && /^[a-z0-9-]{1,64}$/.test(game) ? game : undefined,
    result: historyResults.find((each) => each === result),
    from: dayOf(from),
    to: dayOf(to),
  };
}

export const isNarrowed = (filter: HistoryFilter): boolean => Object.values(filter).some((part) => part !== undefined);
/** Tells whether a filter has a range of days. Only the browser knows their times. */
export const isRange = ({ from, to }: HistoryFilter): boolean => from !== undefined || to !== undefined;
