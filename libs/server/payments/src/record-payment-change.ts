import { toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { publish, type Transaction } from '@croupier/server-database';
import type { PaymentsContext } from './context.ts';
import { recordStep } from './payment-steps.ts';
import { actionToWire, type PaymentRow } from './payment.ts';

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
  await publish(tx, {
    topic: 'payments',
    players: [playerId],
    event: 'changed',
    payload: { id, action: actionToWire(action), state },
  });
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
