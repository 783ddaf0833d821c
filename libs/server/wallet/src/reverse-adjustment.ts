import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { playerCash } from './account.ts';
import { derivedId } from './derived-id.ts';
import { reverse } from './reverse.ts';
import { tables } from './schema.gen.ts';

export interface Adjusted {
  currency: CurrencyCode;
  /** Subunits; negative if the player paid. */
  amount: bigint;
}

/**
 * Returns the effect of an adjustment on a player's balance; null if the journal has none with that id, or it is
 * archived.
 */
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
  /** Transaction of the adjustment. */
  reverses: string;
  reason: string;
  operator: string;
  now: Date;
}

/** Posts the opposite of an operator's adjustment, at most once. Returns its id, or null if it was already reversed. */
export async function reverseAdjustment(
  tx: Transaction,
  { reverses, reason, operator, now }: AdjustmentReversal,
): Promise<string | null> {
  const id = derivedId('adjustment-reversal', reverses);
  return (await reverse(tx, { id, reverses, meta: { reason, operator }, now })) ? id : null;
}
