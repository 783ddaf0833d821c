import { toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { publish, type Transaction } from '@croupier/server-database';
import { notifyPlayers } from '@croupier/server-push';
import type { PaymentsContext } from './context.ts';
import { recordStep } from './payment-steps.ts';
import { actionToWire, type PaymentRow } from './payment.ts';

/** Publishes to the player that a payment changed and should be fetched again. */
export const publishPayment = (tx: Transaction, { id, player_id, action, state }: PaymentRow): Promise<void> =>
  publish(tx, {
    topic: 'payments',
    players: [toWire(player_id)],
    event: 'changed',
    payload: { id, action: actionToWire(action), state },
  });

/**
 * Writes a payment's new state to its steps and the audit log, and publishes it to the player, in the caller's
 * transaction.
 */
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
  const notice = noticeOf(row, context.clock());
  if (notice) await notifyPlayers(tx, notice, [playerId]);
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

/** Time until a notification is sent: before that, the payer is probably still looking at the cashbox. */
const AWAY_MS = 120_000;

/** Returns the notification for a player who has left; null for changes the player made. */
function noticeOf({ action, state, created_at: begun }: PaymentRow, now: Date) {
  if (action === 'payout' && state === 'paid') return 'payout_paid';
  if (action === 'payout' && (state === 'declined' || state === 'failed')) return 'payout_refused';
  const isLate = now.getTime() - begun.getTime() > AWAY_MS;
  return action === 'deposit' && state === 'succeeded' && isLate ? 'deposit_arrived' : null;
}
