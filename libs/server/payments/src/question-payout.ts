import { type PayoutQuestion, Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run } from '@croupier/server-database';
import type { Decision, DecisionContext } from './decide-payout.ts';
import { findPayment, type PaymentRow, updatePayments } from './payment.ts';
import { publishPayment } from './record-payment-change.ts';

/**
 * Asks the player a question about a waiting payout, for an operator. It then waits for a decision. False if it no
 * longer waits.
 */
export async function questionPayout(
  context: DecisionContext,
  { paymentId, actor, question }: Decision & { question: PayoutQuestion },
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const now = context.clock();
    const asked = updatePayments().set({ question, answer: null, auto_approve_at: null, updated_at: now });
    const [row] = await run(tx, asked.where('id', '=', paymentId).where('state', '=', 'requested'));
    if (!row) return false;
    await publishPayment(tx, row);
    const playerId = toWire(row.player_id);
    await recordAudit(tx, {
      at: now,
      kind: 'payout_questioned',
      actor,
      playerId,
      details: { payment: row.id, question },
    });
    return true;
  });
}

/**
 * Stores the player's answer to a question about a payout; a later answer replaces the earlier one. Refuses when no
 * question is open.
 */
export async function answerPayout(
  context: DecisionContext,
  { paymentId, playerId, answer }: { paymentId: string; playerId: number; answer: string },
): Promise<PaymentRow> {
  return context.db.transaction(async (tx) => {
    const now = context.clock();
    const answered = updatePayments().set({ answer, updated_at: now }).where('id', '=', paymentId);
    const [row] = await run(
      tx,
      answered
        .where('player_id', '=', BigInt(playerId))
        .where('state', '=', 'requested')
        .where('question', 'is not', null),
    );
    if (!row) {
      if (!(await findPayment(tx, paymentId, playerId))) throw new Refusal('not_found');
      throw new Refusal('nothing_asked');
    }
    await publishPayment(tx, row);
    await recordAudit(tx, {
      at: now,
      kind: 'payout_answered',
      actor: `player:${playerId}`,
      playerId,
      details: { payment: row.id },
    });
    return row;
  });
}
