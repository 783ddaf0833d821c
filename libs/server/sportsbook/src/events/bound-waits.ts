import { sql, type Transaction } from '@croupier/server-database';

export interface Waits {
  /** Longer than this nobody's lock is waited for. */
  lockMs: number;
  statementMs: number;
}

/** Bounds what a transaction waits for: what fails then is tried again, what waits for ever is not. */
export const boundWaits = (tx: Transaction, { lockMs, statementMs }: Waits): Promise<unknown> =>
  tx.query({
    name: 'sport_bound_waits',
    ...sql`
      select set_config('lock_timeout', ${String(lockMs)}, true), set_config('statement_timeout', ${String(statementMs)}, true)`,
  });
