import { sql as raw } from 'kysely';
import { Refusal } from '@croupier/contracts';
import { run } from '@croupier/server-database';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { cancelAtProvider } from './cancel-deposit.ts';
import type { PaymentsContext } from './context.ts';
import { idAtProvider, type PaymentRow, selectPayments } from './payment.ts';
import type { ProviderUpdate } from './provider.ts';
import { tables } from './schema.gen.ts';

const BATCH = 50;
const MINUTE_MS = 60_000;
/** Age after which an unfinished deposit is cancelled. */
const ABANDONED_MS = 30 * MINUTE_MS;

/**
 * Finds payments that have not changed for a while. Checks grow less frequent with age: after a minute, then at a tenth
 * of the age.
 */
function findStuck({ db, clock }: PaymentsContext): Promise<PaymentRow[]> {
  const now = clock();
  const unchanged = raw<boolean>`
    coalesce(checked_at, updated_at) < ${now}::timestamptz - greatest(interval '1 minute', (${now}::timestamptz - updated_at) / 10)`;
  const open = selectPayments
    .where('finished_at', 'is', null)
    .where('state', 'in', ['created', 'submitted', 'challenge', 'pending', 'sent']);
  return run(db, open.where(unchanged).orderBy('updated_at').limit(BATCH));
}

async function settle(context: PaymentsContext, row: PaymentRow): Promise<void> {
  const { id, action, state } = row;
  const update = await context.provider.read(idAtProvider(row));
  if (update) {
    const outcome = await applyPaymentUpdate(context, { ...update, paymentId: id });
    if (outcome === 'full' || outcome === 'mismatch') await keepNews(context, row, update, outcome);
  }
  if (action === 'payout') return; // One the provider does not know is sent again by `sendPayouts`.
  const abandoned = context.clock().getTime() - row.created_at.getTime() > ABANDONED_MS;
  const waitsForPlayer = state === 'created' || state === 'submitted' || state === 'challenge';
  if (abandoned && waitsForPlayer) await cancelAtProvider(context, row);
}

/**
 * Stores news that no callback delivered and that can't be applied: once per payment, for the operators' list and the
 * player.
 */
async function keepNews(
  { db, clock }: PaymentsContext,
  { id, provider, player_id }: PaymentRow,
  { said: status, amount, currency, action, providerPaymentId }: ProviderUpdate,
  outcome: 'full' | 'mismatch',
): Promise<void> {
  const kept = tables.selectFrom('payment_callbacks').select('id').where('payment_id', '=', id);
  if ((await run(db, kept.where('outcome', '=', outcome).limit(1))).length > 0) return;
  const insert = tables.insertInto('payment_callbacks').values({
    ...{ provider, id: `read:${id}`, payment_id: id, provider_payment_id: providerPaymentId, player_id, action },
    ...{ status, amount, currency, outcome, received_at: clock() },
  });
  await run(
    db,
    insert.onConflict((conflict) => conflict.columns(['provider', 'id']).doUpdateSet({ outcome })),
  );
}

/** Asks the provider about payments that have not changed, in case a callback was lost. */
export async function reconcile(context: PaymentsContext): Promise<void> {
  for (const row of await findStuck(context)) {
    const checked = tables.updateTable('payments').set({ checked_at: context.clock() });
    await run(context.db, checked.where('id', '=', row.id));
    await settle(context, row).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error; // Such as `ProviderAway`: the next run retries.
    });
  }
}
