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

/** Our id of coins nobody asked us about: made of the provider's, whether they can be taken or not. */
export const receivedId = (provider: string, { providerPaymentId }: ProviderUpdate): string =>
  derivedId('received', provider, providerPaymentId);

/** An operator hears of it, and the player reads that it is being checked: once, however many blocks confirm it. */
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
 * Coins on their way to a player's address, stored at the first news of them under an id made of the provider's. Nobody
 * asked us first, so no limit can refuse them; what arrives counts on the limits all the same, and is credited once.
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
  // More than can be shown is stored nowhere.
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
