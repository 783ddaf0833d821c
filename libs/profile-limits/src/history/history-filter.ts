import type { RoundSummary } from '@croupier/contracts';

/** What the history is narrowed to. Days are the visitor's own, `YYYY-MM-DD`. */
export interface HistoryFilter {
  /** The title's slug. */
  game?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Where a day begins in the visitor's time zone, or the one so many days later. */
function dayStart(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The cursor of the first page: all that came before the last day ended. */
export const cursorOf = ({ to }: HistoryFilter): string =>
  to === undefined ? '' : `${dayStart(to, 1).toISOString()}_${FIRST_ID}`;

/** Whether a round lies on the first day or after it. */
export const isWithin = ({ from }: HistoryFilter, { played_at }: Pick<RoundSummary, 'played_at'>): boolean =>
  from === undefined || Date.parse(played_at) >= dayStart(from).getTime();

export const isNarrowed = ({ game, from, to }: HistoryFilter): boolean =>
  game !== undefined || from !== undefined || to !== undefined;
