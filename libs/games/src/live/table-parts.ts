import type { LiveHost } from './live-host.ts';
import type { LiveTableState } from './live.query.ts';
import type { TablePhase } from './phase.ts';
import type { OwnBets } from './useOwnBets.ts';

/** Props of every kind of table. */
export interface TableParts {
  state: LiveTableState;
  phase: TablePhase;
  bets: OwnBets;
  host: LiveHost;
}

/** Tells whether the outcome has been fully shown. */
export const hasShown = (phase: TablePhase): boolean => phase === 'result' || phase === 'between' || phase === 'asleep';
