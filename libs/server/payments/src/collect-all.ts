import { collectDebts, findDebtors } from '@croupier/server-wallet';
import type { PaymentsContext } from './context.ts';

/** Pays players' debts from any money they have received since. */
export async function collectAll({ db, clock }: Pick<PaymentsContext, 'db' | 'clock'>): Promise<void> {
  const failures: unknown[] = [];
  for (const debtor of await findDebtors(db))
    await db
      .transaction((tx) => collectDebts(tx, { ...debtor, now: clock() }))
      .catch((error: unknown) => failures.push(error)); // Other debts are still paid.
  if (failures.length > 0) throw new AggregateError(failures, 'debts could not be collected');
}
