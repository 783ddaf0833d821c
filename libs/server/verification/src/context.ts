import type { Database } from '@croupier/server-database';
import type { ObjectStore } from '@croupier/server-storage';
import type { Scanner } from './scanner.ts';

/** What a decision needs: an operator's command has it as well as the platform. */
export interface DecisionContext {
  db: Database;
  clock: () => Date;
}

export interface VerificationContext extends DecisionContext {
  store: ObjectStore;
  scanner: Scanner;
}
