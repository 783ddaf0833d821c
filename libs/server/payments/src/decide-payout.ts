import { type PayoutDeclineReason, Refusal } from '@croupier/contracts';
import { run, runOne } from '@croupier/server-database';
import { voidHold } from '@croupier/server-wallet';
import type { PaymentsContext } from './context.ts';
import { findPayment, lockPayment, type PaymentRow, updatePayments } from './payment.ts';
import { queueSending } from './queue-payouts.ts';
import { recordPaymentChange } from './record-payment-change.ts';

/** Recalls a waiting payout in one conditional update, so that recall, approval and a second tab can't both win. */
export async function recallPayout(
  context: DecisionContext,
  { paymentId, playerId }: { paymentId: string; playerId: number },
): Promise<PaymentRow> {
  return context.db.transaction(async (tx) => {
    const now = context.clock();
    const recalled = updatePayments()
      .set({ state: 'recalled', updated_at: now, finished_at: now })
      .where('id', '=', paymentId)
      .where('player_id', '=', BigInt(playerId))
      .where('action', '=', 'payout')
      .where('state', '=', 'requested')
      .where('recall_allowed', '=', true)
      // A payout may have been requested at the moment its player made withdrawals final.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('recall_locks as l').select('l.player_id').whereRef('l.player_id', '=', 'payments.player_id'),
          ),
        ),
      );
    const [row] = await run(tx, recalled);
    if (row) {
      await voidHold(tx, { id: paymentId, now });
      await recordPaymentChange(context, tx, row, `player:${playerId}`);
      return row;
    }
    const existing = await findPayment(tx, paymentId, playerId);
    if (!existing) throw new Refusal('not_found');
    if (existing.state === 'recalled') return existing; // A repeat, perhaps after a lost reply.
    if (existing.action === 'payout' && existing.state === 'requested') throw new Refusal('recall_disabled');
    throw new Refusal('not_recallable');
  });
}

/** A decision does not call the provider: the operator's command line has none. */
export type DecisionContext = Pick<PaymentsContext, 'db' | 'clock'>;

export interface Decision {
  paymentId: string;
  /** Deciding actor: `operator:anna`, `system`. */
  actor: string;
}

/** Approves a payout for an operator. False if it no longer waits, or its address is too new. */
export async function approvePayout(context: DecisionContext, { paymentId, actor }: Decision): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const approved = updatePayments().set({ state: 'approved', updated_at: context.clock() });
    const [row] = await run(
      tx,
      approved
        .where('id', '=', paymentId)
        .where('state', '=', 'requested')
        .where(({ eb, or }) => or([eb('not_before', 'is', null), eb('not_before', '<=', context.clock())])),
    );
    if (!row) return false;
    await recordPaymentChange(context, tx, row, actor);
    await queueSending(tx);
    return true;
  });
}

/** Declines a payout that was not sent: the money is available to the player again, and the player reads the reason. */
export async function declinePayout(
  context: DecisionContext,
  { paymentId, actor, reason = null }: Decision & { reason?: PayoutDeclineReason | null },
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const waiting = await lockPayment(tx, paymentId);
    if (waiting?.state !== 'requested' && waiting?.state !== 'approved') return false;
    const now = context.clock();
    const declined = updatePayments().set({ state: 'declined', failure: reason, updated_at: now, finished_at: now });
    const row = await runOne(tx, declined.where('id', '=', paymentId));
    await voidHold(tx, { id: paymentId, now });
    await recordPaymentChange(context, tx, row, actor);
    return true;
  });
}
