import { run } from '@croupier/server-database';
import { arePayoutsStopped } from '@croupier/server-wallet';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { customerOf, type PaymentsContext } from './context.ts';
import { approvePayout } from './decide-payout.ts';
import { type PaymentRow, updatePayments } from './payment.ts';
import { ProviderAway, ProviderRefused } from './provider.ts';
import { queueSending } from './queue-payouts.ts';
import { recordPaymentChange } from './record-payment-change.ts';
import { tables } from './schema.gen.ts';

const BATCH = 20;
const RETRY_MS = 10_000;

/** Approves small payouts whose recall time has passed and which the fraud check allowed. */
export async function approveDue(context: PaymentsContext): Promise<void> {
  const due = tables
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'requested')
    .where('auto_approve_at', '<=', context.clock())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_checks as c')
          .select('c.payment_id')
          .whereRef('c.payment_id', '=', 'payments.id')
          .where('c.verdict', '=', 'allow'),
      ),
    )
    .orderBy('auto_approve_at')
    .limit(BATCH);
  for (const { id } of await run(context.db, due)) await approvePayout(context, { paymentId: id, actor: 'system' });
}

/**
 * Sends approved payouts. Each is marked as sent before the provider is called, so it can no longer be recalled. After
 * a crash it is sent again under the same id, which the provider treats as one payout. A failure does not stop the
 * others: errors are rethrown at the end.
 */
export async function sendPayouts(context: PaymentsContext): Promise<void> {
  if (await arePayoutsStopped(context.db)) return;
  const failures: unknown[] = [];
  for (const row of await claim(context)) await send(context, row).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payouts could not be sent`);
}

function claim(context: PaymentsContext): Promise<PaymentRow[]> {
  const now = context.clock();
  const lost = new Date(now.getTime() - RETRY_MS);
  return context.db.transaction(async (tx) => {
    const waiting = tables
      .selectFrom('payments')
      .select('id')
      .where(({ eb, and, or }) =>
        or([
          eb('state', '=', 'approved'),
          and([eb('state', '=', 'sent'), eb('provider_payment_id', 'is', null), eb('updated_at', '<', lost)]),
        ]),
      )
      .orderBy('created_at')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked();
    const rows = await run(tx, updatePayments().set({ state: 'sent', updated_at: now }).where('id', 'in', waiting));
    for (const row of rows) await recordPaymentChange(context, tx, row, 'system');
    return rows;
  });
}

async function send(context: PaymentsContext, row: PaymentRow): Promise<void> {
  const { id, action, method, currency, amount, profile } = row;
  try {
    const update = await context.provider.open({
      paymentId: id,
      action,
      method,
      customer: customerOf(row.player_id),
      amount,
      currency,
      profile,
    });
    const opened = tables
      .updateTable('payments')
      .set({ provider_payment_id: update.providerPaymentId, updated_at: context.clock() });
    await run(context.db, opened.where('id', '=', id).where('provider_payment_id', 'is', null));
    await applyPaymentUpdate(context, { ...update, paymentId: id });
  } catch (error) {
    if (error instanceof ProviderRefused)
      await applyPaymentUpdate(context, { paymentId: id, status: 'failed', failure: 'invalid_details' });
    else if (error instanceof ProviderAway)
      await queueSending(context.db, new Date(context.clock().getTime() + RETRY_MS)); // It stays sent and is retried.
    else throw error;
  }
}
