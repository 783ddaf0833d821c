import { sql, type Transaction } from '@croupier/server-database';

export interface Waits {
  /** Maximum wait for a lock, in milliseconds. */
  lockMs: number;
  statementMs: number;
}

/** Limits the time a transaction waits. A transaction that fails is retried; one that waits forever is not. */
export const boundWaits = (tx: Transaction, { lockMs, statementMs }: Waits): Promise<unknown> =>
  tx.query({
    name: 'sport_bound_waits',
    ...sql`
      select set_config('lock_timeout', ${String(lockMs)}, true), set_config('statement_timeout', ${String(statementMs)}, true)`,
  });
