import type { Database } from '@croupier/server-database';
import type { ObjectStore } from '@croupier/server-storage';
import type { Scanner } from './scanner.ts';

/** Dependencies of a decision, available to an operator's command as well as to the platform. */
export interface DecisionContext {
  db: Database;
  clock: () => Date;
}

export interface VerificationContext extends DecisionContext {
  store: ObjectStore;
  scanner: Scanner;
}
