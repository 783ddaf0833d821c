import { sql } from '@croupier/server-database';
import { applyPaymentUpdateIn, type UpdateOutcome } from './apply-payment-update.ts';
import type { PaymentsContext } from './context.ts';
import { receiveUnexpected } from './receive-unexpected.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Takes a provider's callback. Who sent it is checked first (CallbackRefused otherwise); a repeated event changes
 * nothing, and neither does one about another amount than was asked for.
 */
export async function receiveCallback(
  context: PaymentsContext,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): Promise<UpdateOutcome | 'repeated'> {
  const { db, provider, clock } = context;
  const { id, update } = provider.callback(headers, body, clock());
  return db.transaction(async (tx) => {
    const [first] = await tx.query(sql`
      insert into payment_callbacks (provider, id, payment_id, status, amount, currency, outcome, received_at)
      values (${provider.name}, ${id}, null, ${update.status}, ${update.amount}, ${update.currency}, 'taken', ${clock()})
      on conflict do nothing returning id`);
    if (!first) return 'repeated';
    const paymentId = update.paymentId !== null && UUID.test(update.paymentId) ? update.paymentId : null;
    const outcome =
      update.paymentId === null
        ? await receiveUnexpected(context, tx, update)
        : paymentId === null
          ? 'unknown'
          : await applyPaymentUpdateIn(context, tx, { ...update, paymentId });
    await tx.query(sql`
      update payment_callbacks set outcome = ${outcome}, payment_id = ${paymentId} where provider = ${provider.name} and id = ${id}`);
    return outcome;
  });
}
