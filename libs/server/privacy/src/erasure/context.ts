import type { CurrencyCode } from '@croupier/money';
import type { Database, Queryable, Transaction } from '@croupier/server-database';

/** Obstacle to closing an account: held money, undecided rounds, payments in progress. */
export type Unsettled = 'holds' | 'rounds' | 'payments';

export interface Balance {
  currency: CurrencyCode;
  /** Subunits, above zero. */
  amount: bigint;
}

/** Deletion of one kind of data, in its own transaction; returns true while there is more. Idempotent. */
export interface ForgetStep {
  name: string;
  run: (tx: Transaction, playerId: number, now: Date) => Promise<boolean | void>;
}

/** Operations of other domains for an erasure; the server app provides them once. */
export interface ErasureContext {
  db: Database;
  clock: () => Date;
  balances: (db: Queryable, playerId: number) => Promise<Balance[]>;
  unsettled: (db: Queryable, playerId: number) => Promise<Unsettled[]>;
  /** Returns the current break or self-exclusion; `until` null is permanent. */
  exclusion: (tx: Transaction, playerId: number, now: Date) => Promise<{ until: Date | null } | null>;
  giveUp: (tx: Transaction, order: Balance & { id: string; playerId: number; now: Date }) => Promise<unknown>;
  endSessions: (tx: Transaction, playerId: number) => Promise<unknown>;
  /** Returns a hash that no password matches. */
  deadPasswordHash: () => Promise<string>;
  steps: readonly ForgetStep[];
  /** Called in the transaction; queues an email. */
  onAsked: (tx: Transaction, playerId: number, dueAt: Date) => Promise<void>;
  onCancelled: (tx: Transaction, playerId: number, why: 'signed_in' | 'money') => Promise<void>;
}
