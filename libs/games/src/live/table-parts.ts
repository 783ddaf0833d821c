import type { LiveHost } from './live-host.ts';
import type { LiveTableState } from './live.query.ts';
import type { TablePhase } from './phase.ts';
import type { OwnBets } from './useOwnBets.ts';

/** What every kind of table is given. */
export interface TableParts {
  state: LiveTableState;
  phase: TablePhase;
  bets: OwnBets;
  host: LiveHost;
}

/** Whether the outcome has been shown to its end. */
export const hasShown = (phase: TablePhase): boolean => phase === 'result' || phase === 'between' || phase === 'asleep';
