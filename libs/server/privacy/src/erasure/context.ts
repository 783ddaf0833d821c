import type { CurrencyCode } from '@croupier/money';
import type { Database, Queryable, Transaction } from '@croupier/server-database';

/** What is waited for before an account can end: money set aside, rounds to be decided, payments under way. */
export type Unsettled = 'holds' | 'rounds' | 'payments';

export interface Balance {
  currency: CurrencyCode;
  /** Subunits, above zero. */
  amount: bigint;
}

/** One thing that is forgotten, in a transaction of its own; true while there is more of it. Done again, it changes nothing. */
export interface ForgetStep {
  name: string;
  run: (tx: Transaction, playerId: number, now: Date) => Promise<boolean | void>;
}

/** What other domains do for an erasure; the server app fills it in once. */
export interface ErasureContext {
  db: Database;
  clock: () => Date;
  balances: (db: Queryable, playerId: number) => Promise<Balance[]>;
  unsettled: (db: Queryable, playerId: number) => Promise<Unsettled[]>;
  /** The break or self-exclusion in force; `until` null is for good. */
  exclusion: (tx: Transaction, playerId: number, now: Date) => Promise<{ until: Date | null } | null>;
  giveUp: (tx: Transaction, order: Balance & { id: string; playerId: number; now: Date }) => Promise<unknown>;
  endSessions: (tx: Transaction, playerId: number) => Promise<unknown>;
  /** A digest that no password matches. */
  deadPasswordHash: () => Promise<string>;
  steps: readonly ForgetStep[];
  /** Told in the transaction: a mail is queued. */
  onAsked: (tx: Transaction, playerId: number, dueAt: Date) => Promise<void>;
  onCancelled: (tx: Transaction, playerId: number, why: 'signed_in' | 'money') => Promise<void>;
}
