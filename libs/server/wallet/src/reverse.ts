import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { post } from './post.ts';

export interface Reversal {
  id: string;
  /** The transaction to take back. A batch of rounds is never taken back as a whole. */
  reverses: string;
  meta?: Readonly<Record<string, unknown>>;
  now: Date;
}

interface Row {
  owner: string;
  purpose: string;
  currency: CurrencyCode;
  amount: bigint;
}

/** Posts the opposite of a transaction, once: nothing in the journal is ever edited. */
export async function reverse(tx: Transaction, { id, reverses, meta, now }: Reversal): Promise<boolean> {
  const rows = await tx.query<Row>(sql`
    select a.owner, a.purpose, a.currency, e.amount
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    where e.transaction_id = ${reverses} and e.reference is null and t.digest is not null order by e.id`);
  const [first] = rows;
  if (!first) throw new Refusal('not_found');
  // A hold has its own way back: reversing its move would leave a hold without its money.
  if (rows.some(({ purpose }) => purpose === 'held')) throw new Refusal('forbidden');
  const entries = rows.map(({ owner, purpose, amount }) => ({ account: { owner, purpose }, amount: -amount }));
  return post(tx, { id, kind: 'reversal', currency: first.currency, entries, reverses, meta, now });
}
