import type { CurrencyCode } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { house, playerCash } from './account.ts';
import { transfer } from './transfer.ts';

export interface Adjustment {
  id: string;
  playerId: number;
  currency: CurrencyCode;
  /** Subunits; negative if the player pays. */
  amount: bigint;
  reason: string;
  operator: string;
  now: Date;
}

/** Posts an operator's correction of a player's balance, against the house. */
export async function adjust(
  tx: Transaction,
  { id, playerId, currency, amount, reason, operator, now }: Adjustment,
): Promise<boolean> {
  const [debit, credit] =
    amount > 0n ? [house('adjustments'), playerCash(playerId)] : [playerCash(playerId), house('adjustments')];
  const size = amount > 0n ? amount : -amount;
  return transfer(tx, {
    id,
    debit,
    credit,
    amount: size,
    currency,
    kind: 'adjustment',
    meta: { reason, operator },
    now,
  });
}
