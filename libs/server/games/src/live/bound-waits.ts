import { sql, type Transaction } from '@croupier/server-database';

/** A copy that freezes in a transaction holds its round, the table or what it pays so long at most. */
const MOST_MS = '2000';

/** Bounds what a transaction on a round waits for, and how long it may do nothing: the table's clock does not stop for one copy. */
export const boundWaits = (tx: Transaction): Promise<unknown> =>
  tx.query({
    name: 'live_bound_waits',
    ...sql`
      select set_config('lock_timeout', ${MOST_MS}, true), set_config('idle_in_transaction_session_timeout', ${MOST_MS}, true)`,
  });
