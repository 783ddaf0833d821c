import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { playerCash } from './account.ts';
import { derivedId } from './derived-id.ts';
import { reverse } from './reverse.ts';
import { tables } from './schema.gen.ts';

export interface Adjusted {
  currency: CurrencyCode;
  /** Subunits; below zero the player paid. */
  amount: bigint;
}

/** Returns what an adjustment did to a player's balance; null if the journal has none of that id, or it is archived. */
export async function readAdjustment(
  db: Queryable,
  { id, playerId }: { id: string; playerId: number },
): Promise<Adjusted | null> {
  const { owner, purpose } = playerCash(playerId);
  const query = tables
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['a.currency', 'e.amount'])
    .where('e.transaction_id', '=', id)
    .where('t.kind', '=', 'adjustment')
    .where('a.owner', '=', owner)
    .where('a.purpose', '=', purpose);
  const [entry] = await run(db, query);
  return entry ?? null;
}

export interface AdjustmentReversal {
  /** The adjustment's transaction. */
  reverses: string;
  reason: string;
  operator: string;
  now: Date;
}

/** Posts the opposite of an operator's adjustment, once however often it is asked. Returns its id, null if it was there before. */
export async function reverseAdjustment(
  tx: Transaction,
  { reverses, reason, operator, now }: AdjustmentReversal,
): Promise<string | null> {
  const id = derivedId('adjustment-reversal', reverses);
  return (await reverse(tx, { id, reverses, meta: { reason, operator }, now })) ? id : null;
}
