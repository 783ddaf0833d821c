import { isCurrency, MAX_AMOUNT } from '@croupier/money';
import { run, type Transaction } from '@croupier/server-database';
import { playerExists } from '@croupier/server-players';
import { derivedId, openPlayerAccounts } from '@croupier/server-wallet';
import { applyPaymentUpdateIn, type UpdateOutcome } from './apply-payment-update.ts';
import type { PaymentsContext } from './context.ts';
import { insertPaymentOnce } from './payment.ts';
import type { ProviderUpdate } from './provider.ts';
import { receivedAmount } from './received-amount.ts';
import { recordPaymentChange } from './record-payment-change.ts';
import { tables } from './schema.gen.ts';

/** Derives our id for coins we did not request from the provider's id, whether or not they can be credited. */
export const receivedId = (provider: string, { providerPaymentId }: ProviderUpdate): string =>
  derivedId('received', provider, providerPaymentId);

/**
 * Reports coins that can't be credited to operators and shows the player that they are being checked: once, however
 * many blocks confirm them.
 */
async function untaken(
  { report, provider }: PaymentsContext,
  tx: Transaction,
  update: ProviderUpdate,
): Promise<'attention' | 'ignored'> {
  const { customer, amount, currency } = update;
  const heard = tables
    .selectFrom('payment_callbacks')
    .select('id')
    .where('payment_id', '=', receivedId(provider.name, update))
    .where('outcome', '=', 'attention');
  if ((await run(tx, heard.limit(1))).length > 0) return 'ignored';
  report('coins that cannot be taken', { customer, amount, currency });
  return 'attention';
}

/**
 * Stores coins sent to a player's address at their first update, under an id derived from the provider's. There was no
 * request, so no limit can refuse them; what arrives still counts towards the limits, and is credited once.
 */
export async function receiveUnexpected(
  context: PaymentsContext,
  tx: Transaction,
  update: ProviderUpdate,
): Promise<UpdateOutcome> {
  const player = /^player:(\d{1,15})$/.exec(update.customer);
  if (!player || update.action !== 'deposit') return 'unknown';
  if (update.status === 'other' || !isCurrency(update.currency)) return untaken(context, tx, update);
  const { currency, confirmations } = update;
  const playerId = Number(player[1]);
  const amount = receivedAmount(update.amount, currency);
  // Amounts too large to show are not stored as payments.
  if (amount === null || amount <= 0n || amount > MAX_AMOUNT) return untaken(context, tx, update);
  if (!(await playerExists(tx, playerId))) return 'unknown';
  const { name } = context.provider;
  const id = receivedId(name, update);
  const now = context.clock();
  const row = await insertPaymentOnce(tx, {
    id,
    player_id: BigInt(playerId),
    action: 'deposit',
    state: 'pending',
    provider: name,
    method: update.method,
    method_title: currency,
    currency,
    amount,
    instrument: update.instrument,
    provider_payment_id: update.providerPaymentId,
    confirmations: confirmations?.seen ?? 0,
    confirmations_needed: confirmations?.needed ?? 1,
    created_at: now,
    updated_at: now,
  });
  if (row) {
    await openPlayerAccounts(tx, { playerId, currency });
    await recordPaymentChange(context, tx, row, `provider:${name}`);
  }
  const outcome = await applyPaymentUpdateIn(context, tx, { ...update, paymentId: id });
  return row && outcome === 'ignored' ? 'applied' : outcome;
}
