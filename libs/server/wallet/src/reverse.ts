import { Refusal } from '@croupier/contracts';
import { run, type Transaction } from '@croupier/server-database';
import { post } from './post.ts';
import { tables } from './schema.gen.ts';

export interface Reversal {
  id: string;
  /** Transaction to reverse. A batch of rounds is never reversed as a whole. */
  reverses: string;
  meta?: Readonly<Record<string, unknown>>;
  now: Date;
}

/** Posts the opposite of a transaction, once: the journal itself is never edited. */
export async function reverse(tx: Transaction, { id, reverses, meta, now }: Reversal): Promise<boolean> {
  const query = tables
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['a.owner', 'a.purpose', 'a.currency', 'e.amount'])
    .where('e.transaction_id', '=', reverses)
    .where('e.reference', 'is', null)
    .where('t.digest', 'is not', null)
    .orderBy('e.id');
  const rows = await run(tx, query);
  const [first] = rows;
  // A transaction posted at the end of a month may be partly archived.
  if (rows.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) throw new Refusal('archived');
  if (!first) throw new Refusal((await isPosted(tx, reverses)) ? 'archived' : 'not_found');
  // Holds are ended differently: reversing the entries would leave a hold without money.
  if (rows.some(({ purpose }) => purpose === 'held')) throw new Refusal('forbidden');
  const entries = rows.map(({ owner, purpose, amount }) => ({ account: { owner, purpose }, amount: -amount }));
  return post(tx, { id, kind: 'reversal', currency: first.currency, entries, reverses, meta, now });
}

async function isPosted(tx: Transaction, id: string): Promise<boolean> {
  const query = tables
    .selectFrom('ledger_transactions')
    .select('id')
    .where('id', '=', id)
    .where('digest', 'is not', null);
  return (await run(tx, query)).length > 0;
}
