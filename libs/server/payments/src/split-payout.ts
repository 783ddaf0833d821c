import { Refusal, toWire } from '@croupier/contracts';
import { runOne } from '@croupier/server-database';
import { derivedId, placeHold, voidHold } from '@croupier/server-wallet';
import type { Decision, DecisionContext } from './decide-payout.ts';
import { requestCheck } from './fraud/check-payments.ts';
import { insertPayment, lockPayment, updatePayments } from './payment.ts';
import { recordPaymentChange } from './record-payment-change.ts';

const MOST_PARTS = 10;

/**
 * Splits a waiting payout into parts for an operator; each part waits for its own decision. The money stays held
 * throughout: the parts' holds replace the original one. Returns false if the payout no longer waits. Refuses parts
 * that do not add up to it.
 */
export async function splitPayout(
  context: DecisionContext,
  { paymentId, actor, parts }: Decision & { parts: readonly bigint[] },
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const row = await lockPayment(tx, paymentId);
    if (row?.state !== 'requested') return false;
    const sum = parts.reduce((total, part) => total + part, 0n);
    if (parts.length < 2 || parts.length > MOST_PARTS || parts.some((part) => part < 1n) || sum !== row.amount)
      throw new Refusal('invalid', { path: ['into'] });
    const now = context.clock();
    await voidHold(tx, { id: row.id, now });
    const over = updatePayments().set({ state: 'split', updated_at: now, finished_at: now, auto_approve_at: null });
    await recordPaymentChange(context, tx, await runOne(tx, over.where('id', '=', row.id)), actor);
    for (const [at, amount] of parts.entries()) {
      const part = await insertPayment(tx, {
        ...row,
        id: derivedId(row.id, 'part', String(at)),
        amount,
        auto_approve_at: null,
        question: null,
        answer: null,
        split_from: row.id,
        updated_at: now,
      });
      await placeHold(tx, {
        id: part.id,
        playerId: toWire(row.player_id),
        currency: row.currency,
        amount,
        kind: 'payout',
        now,
      });
      await recordPaymentChange(context, tx, part, actor);
      await requestCheck(tx, part, now);
    }
    return true;
  });
}
