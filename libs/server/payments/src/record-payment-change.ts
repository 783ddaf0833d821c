import { toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { publish, type Transaction } from '@croupier/server-database';
import type { PaymentsContext } from './context.ts';
import { recordStep } from './payment-steps.ts';
import { actionToWire, type PaymentRow } from './payment.ts';

/** Tells its player that a payment is to be read anew. */
export const publishPayment = (tx: Transaction, { id, player_id, action, state }: PaymentRow): Promise<void> =>
  publish(tx, {
    topic: 'payments',
    players: [toWire(player_id)],
    event: 'changed',
    payload: { id, action: actionToWire(action), state },
  });

/** Writes a payment's new state to its steps and the audit log, and tells its player, in the caller's transaction. */
export async function recordPaymentChange(
  context: Pick<PaymentsContext, 'clock'>,
  tx: Transaction,
  row: PaymentRow,
  actor: string,
): Promise<void> {
  const playerId = toWire(row.player_id);
  const { id, action, state } = row;
  await recordStep(tx, { row, actor, at: context.clock() });
  await publishPayment(tx, row);
  await recordAudit(tx, {
    at: context.clock(),
    kind: `payment_${state}`,
    actor,
    playerId,
    details: {
      payment: id,
      action,
      method: row.method,
      currency: row.currency,
      amount: row.amount.toString(),
      failure: row.failure,
    },
  });
}
