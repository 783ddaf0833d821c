import { Refusal } from '@croupier/contracts';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import type { PaymentsContext } from './context.ts';
import { findPayment, type PaymentRow, requirePayment } from './payment.ts';

/**
 * Asks the provider to cancel a deposit the player left; the provider's answer decides. A payment already in progress
 * continues.
 */
export async function cancelDeposit(
  context: PaymentsContext,
  { paymentId, playerId }: { paymentId: string; playerId: number },
): Promise<PaymentRow> {
  const row = await findPayment(context.db, paymentId, playerId);
  if (!row || row.action !== 'deposit') throw new Refusal('not_found');
  if (row.finished_at === null) await cancelAtProvider(context, row);
  return requirePayment(context.db, paymentId);
}

/** Cancels an unfinished deposit at the provider and applies the response. Refuses `unavailable` without one. */
export async function cancelAtProvider(context: PaymentsContext, { id }: PaymentRow): Promise<void> {
  const update = await context.provider.cancel(id);
  await applyPaymentUpdate(context, update ? { ...update, paymentId: id } : { paymentId: id, status: 'cancelled' });
}
