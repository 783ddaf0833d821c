import { sql as raw } from 'kysely';
import { run, type Transaction } from '@croupier/server-database';
import { approvalTime } from './auto-approve.ts';
import { brokenRules } from './fraud/velocity.ts';
import { selectPayments, updatePayments } from './payment.ts';
import { queueApproval } from './queue-payouts.ts';
import { tables } from './schema.gen.ts';

/**
 * Releases a player's payouts that the fraud check allowed and that waited only for the review of a returned deposit:
 * small ones, without a question, and only if they break no rule now. Returns their ids.
 */
export async function releasePayouts(tx: Transaction, playerId: bigint, now: Date): Promise<string[]> {
  const waiting = selectPayments
    .where('player_id', '=', playerId)
    .where('action', '=', 'payout')
    .where('state', '=', 'requested')
    .where('auto_approve_at', 'is', null)
    .where('question', 'is', null)
    .where('split_from', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_checks as c')
          .select('c.payment_id')
          .whereRef('c.payment_id', '=', 'payments.id')
          .where('c.verdict', '=', 'allow')
          .where(raw<boolean>`c.reasons = array['returned']`),
      ),
    );
  const released: string[] = [];
  for (const row of await run(tx, waiting.orderBy('id').forNoKeyUpdate())) {
    const { id, amount, reduced_from, currency, recall_allowed, created_at, not_before } = row;
    const due = approvalTime(reduced_from ?? amount, currency, recall_allowed, created_at);
    if (due === null || (await brokenRules(tx, row, now)).length > 0) continue;
    const at = new Date(Math.max(due.getTime(), not_before?.getTime() ?? 0, now.getTime()));
    await run(tx, updatePayments().set({ auto_approve_at: at }).where('id', '=', id));
    await run(tx, tables.updateTable('payment_checks').set({ reasons: [] }).where('payment_id', '=', id));
    await queueApproval(tx, at);
    released.push(id);
  }
  return released;
}
