import type { Selectable } from 'kysely';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import type { PaymentsContext } from '../context.ts';
import { columns, type PaymentDifferences, tables } from '../schema.gen.ts';

export type Difference = Selectable<PaymentDifferences>;
export type FoundDifference = Pick<
  Difference,
  'day' | 'kind' | 'payment_id' | 'provider_payment_id' | 'ours' | 'theirs'
>;

/**
 * Records the differences a comparison found. A known one is not recorded again, even if an operator has dealt with it.
 */
export async function noteDifferences(
  { clock, provider, report }: PaymentsContext,
  tx: Transaction,
  found: readonly FoundDifference[],
): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map((each) => ({ ...each, provider: provider.name, found_at: clock() }));
  const insert = tables
    .insertInto('payment_differences')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'payment_id', 'provider_payment_id']);
  for (const { kind, payment_id, provider_payment_id } of await run(tx, insert))
    report('payment differs from the provider’s report', { kind, payment: payment_id ?? provider_payment_id });
}

/** Lists differences that no operator has dealt with, oldest first. */
export const listDifferences = (db: Queryable): Promise<Difference[]> =>
  run(
    db,
    tables
      .selectFrom('payment_differences')
      .select(columns.payment_differences)
      .where('attended_at', 'is', null)
      .orderBy('found_at')
      .limit(500),
  );

/** Records that an operator has dealt with one; any money they moved is in the ledger. False if there is none. */
export function attendDifference(
  { db, clock }: Pick<PaymentsContext, 'db' | 'clock'>,
  { id, actor }: { id: bigint; actor: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const attended = tables
      .updateTable('payment_differences')
      .set({ attended_at: clock() })
      .where('id', '=', id)
      .where('attended_at', 'is', null)
      .returning(['kind', 'payment_id', 'provider_payment_id']);
    const [row] = await run(tx, attended);
    if (!row) return false;
    await recordAudit(tx, { at: clock(), kind: 'payment_difference_attended', actor, details: { ...row } });
    return true;
  });
}
