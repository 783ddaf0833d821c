import { toWire } from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import { revokeWithDeposit } from '@croupier/server-promotions';
import {
  derivedId,
  lockPlayerCash,
  playerCash,
  provider as providerAccount,
  recordDebts,
  transfer,
} from '@croupier/server-wallet';
import { lockWaitingPayouts } from './free-payouts.ts';
import type { PaymentRow } from './payment.ts';

/**
 * Reverses a deposit that had arrived and was refunded or charged back. Its bonus is revoked. The money is taken from
 * the player's cash, then from payouts not yet sent, and the remainder becomes a debt.
 */
export async function takeBackDeposit(tx: Transaction, row: PaymentRow, now: Date): Promise<void> {
  const { id, currency, amount } = row;
  const playerId = toWire(row.player_id);
  const credit = providerAccount(row.provider);
  const payouts = await lockWaitingPayouts(tx, [playerId], { reason: 'deposit_returned', now });
  await revokeWithDeposit(tx, { playerId, paymentId: id, now });
  const cash = await lockPlayerCash(tx, { playerId, currency });
  const freed = cash < amount ? await payouts.free(tx, { playerId, currency, amount: amount - cash }) : 0n;
  const there = cash + freed < amount ? cash + freed : amount;
  const debit = playerCash(playerId);
  const order = { id: derivedId(id, 'returned'), debit, credit, currency, kind: 'deposit.return', now };
  if (there > 0n) await transfer(tx, { ...order, amount: there, meta: { deposit: id } });
  if (there === amount) return;
  const debt = { id: derivedId(id, 'debt'), playerId, currency, amount: amount - there, reference: id };
  await recordDebts(tx, [{ ...debt, cause: 'deposit' }], { credit, now });
}
