import { toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import type { PaymentsContext } from './context.ts';
import type { Decision } from './decide-payout.ts';
import { type PaymentRow, selectPayments, updatePayments } from './payment.ts';

/**
 * Records a payout that, according to the provider, was paid after it had ended and its money was returned, so the
 * money was spent twice. No money moves automatically. Operators get one report, and the payout stays listed until one
 * of them has dealt with it.
 */
export async function recordPaidLate(
  { clock, report }: PaymentsContext,
  tx: Transaction,
  row: PaymentRow,
): Promise<void> {
  const now = clock();
  const noted = updatePayments().set({ paid_late_at: now });
  const [first] = await run(tx, noted.where('id', '=', row.id).where('paid_late_at', 'is', null));
  if (!first) return;
  await audit(tx, row, { at: now, kind: 'payment_paid_late', actor: `provider:${row.provider}` });
  report('payout paid after it was over', { payment: row.id, provider: row.provider, state: row.state });
}

/** Lists payouts that were paid after they had ended and that no operator has dealt with, oldest first. */
export const listPaidLate = (db: Queryable): Promise<PaymentRow[]> =>
  run(
    db,
    selectPayments
      .where('paid_late_at', 'is not', null)
      .where('attended_at', 'is', null)
      .orderBy('paid_late_at')
      .limit(500),
  );

/** Records that an operator has dealt with one; any money they moved is in the ledger. False if there is none. */
export function attendPaidLate(
  { db, clock }: Pick<PaymentsContext, 'db' | 'clock'>,
  { paymentId, actor }: Decision,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock();
    const attended = updatePayments()
      .set({ attended_at: now })
      .where('id', '=', paymentId)
      .where('paid_late_at', 'is not', null)
      .where('attended_at', 'is', null);
    const [row] = await run(tx, attended);
    if (!row) return false;
    await audit(tx, row, { at: now, kind: 'payment_attended', actor });
    return true;
  });
}

const audit = (tx: Transaction, row: PaymentRow, entry: { at: Date; kind: string; actor: string }) =>
  recordAudit(tx, {
    ...entry,
    playerId: toWire(row.player_id),
    details: { payment: row.id, state: row.state, currency: row.currency, amount: row.amount.toString() },
  });
