import { type Queryable, run } from '@croupier/server-database';
import { playerExists } from '@croupier/server-players';
import { applyPaymentUpdateIn, type UpdateOutcome } from './apply-payment-update.ts';
import type { PaymentsContext } from './context.ts';
import { receivedId, receiveUnexpected } from './receive-unexpected.ts';
import { tables } from './schema.gen.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Outcomes after which the same event is processed again, because the cause may have changed. */
const REPEATABLE: readonly UpdateOutcome[] = ['unknown', 'mismatch', 'full'];

/** Returns the player of a provider's customer id, if there is one. */
async function playerAt(db: Queryable, customer: string): Promise<bigint | null> {
  const [, id] = /^player:(\d{1,15})$/.exec(customer) ?? [];
  return id !== undefined && (await playerExists(db, Number(id))) ? BigInt(id) : null;
}

/**
 * Receives a provider's callback. Verifies the sender first (CallbackRefused otherwise). A repeated event changes
 * nothing, nor does one with a different amount than requested.
 */
export async function receiveCallback(
  context: PaymentsContext,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): Promise<UpdateOutcome | 'repeated'> {
  const { db, provider, clock } = context;
  const { id, update } = provider.callback(headers, body, clock());
  return db.transaction(async (tx) => {
    const callback = {
      provider: provider.name,
      id,
      status: update.said,
      amount: update.amount,
      currency: update.currency,
      player_id: await playerAt(tx, update.customer),
      action: update.action,
      provider_payment_id: update.providerPaymentId,
    };
    const insert = tables
      .insertInto('payment_callbacks')
      .values({ ...callback, outcome: 'received', received_at: clock() })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'id'])
          .doUpdateSet({ ...callback, received_at: clock() })
          .where('payment_callbacks.outcome', 'in', REPEATABLE),
      )
      .returning('id');
    if ((await run(tx, insert)).length === 0) return 'repeated';
    const paymentId = update.paymentId !== null && UUID.test(update.paymentId) ? update.paymentId : null;
    const outcome =
      update.paymentId === null
        ? await receiveUnexpected(context, tx, update)
        : paymentId === null
          ? 'unknown'
          : await applyPaymentUpdateIn(context, tx, { ...update, paymentId });
    const about = update.paymentId === null ? receivedId(provider.name, update) : paymentId;
    const applied = tables.updateTable('payment_callbacks').set({ outcome, payment_id: about });
    await run(tx, applied.where('provider', '=', provider.name).where('id', '=', id));
    return outcome;
  });
}
