import { fromDecimal, isCurrency } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { recordDeposit } from '@croupier/server-limits';
import { playerExists } from '@croupier/server-players';
import {
  derivedId,
  openPlayerAccounts,
  playerCash,
  provider as providerAccount,
  transfer,
} from '@croupier/server-wallet';
import type { UpdateOutcome } from './apply-payment-update.ts';
import type { PaymentsContext } from './context.ts';
import { fitsAccount } from './fits-account.ts';
import { insertPaymentOnce } from './payment.ts';
import type { ProviderUpdate } from './provider.ts';
import { recordPaymentChange } from './record-payment-change.ts';

/**
 * Coins that arrived at a player's address. Nobody asked us first, so no limit can refuse them; they count on
 * the limits all the same, and are credited once, by the provider's own id.
 */
export async function receiveUnexpected(
  context: PaymentsContext,
  tx: Transaction,
  update: ProviderUpdate,
): Promise<UpdateOutcome> {
  const player = /^player:(\d{1,15})$/.exec(update.customer);
  if (!player || update.status !== 'succeeded' || update.action !== 'deposit' || !isCurrency(update.currency))
    return 'unknown';
  const { currency } = update;
  const playerId = Number(player[1]);
  const amount = fromDecimal(update.amount, currency);
  if (amount === null || amount <= 0n) return 'mismatch';
  if (!(await playerExists(tx, playerId))) return 'unknown';
  if (!(await fitsAccount(tx, { playerId, currency, amount }))) return 'mismatch';
  const { name } = context.provider;
  const id = derivedId('received', name, update.providerPaymentId);
  const now = context.clock();
  const row = await insertPaymentOnce(tx, {
    id,
    player_id: BigInt(playerId),
    action: 'deposit',
    state: 'succeeded',
    provider: name,
    method: update.method,
    method_title: currency,
    currency,
    amount,
    instrument: update.instrument,
    provider_payment_id: update.providerPaymentId,
    created_at: now,
    updated_at: now,
    finished_at: now,
  });
  if (!row) return 'ignored';
  await openPlayerAccounts(tx, { playerId, currency });
  await transfer(tx, {
    id,
    debit: providerAccount(name),
    credit: playerCash(playerId),
    amount,
    currency,
    kind: 'deposit',
    meta: { method: update.method },
    now,
  });
  await recordDeposit(tx, { playerId, currency, amount, now });
  await recordPaymentChange(context, tx, row, `provider:${name}`);
  return 'applied';
}
