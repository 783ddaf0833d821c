import { recordAudit } from '@croupier/server-audit';
import { publish, type Transaction } from '@croupier/server-database';
import type { PaymentsContext } from './context.ts';
import type { PaymentRow } from './payment.ts';

/** Tells the player's browsers and the audit log that a payment moved, when the transaction commits. */
export async function announce(
  context: Pick<PaymentsContext, 'clock'>,
  tx: Transaction,
  row: PaymentRow,
  actor: string,
): Promise<void> {
  const playerId = Number(row.player_id);
  const { id, action, state } = row;
  await publish(tx, { topic: 'payments', players: [playerId], event: 'changed', payload: { id, action, state } });
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
