import { Refusal, amountToWire, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Queryable, Transaction } from '@croupier/server-database';
import { activeBonus, type BonusRow, lockPlayer } from './bonus-row.ts';
import { endBonus, forfeitOf } from './end-bonus.ts';
import { loadTerms, termsOf } from './stored-terms.ts';

interface Wallet {
  playerId: number;
  currency: CurrencyCode;
}

/**
 * Returns the bonus that a withdrawal from a wallet ends, if any. Waiting bonuses stay, and so do those given without a
 * deposit.
 */
export async function endsByWithdrawal(db: Queryable, { playerId, currency }: Wallet): Promise<BonusRow | null> {
  const active = await activeBonus(db, playerId);
  if (active?.currency !== currency) return null;
  await loadTerms(db, [active]);
  return termsOf(active).ends_on_withdrawal ? active : null;
}

export interface Withdrawal extends Wallet {
  /** True if the player saw what is forfeited and confirmed. */
  confirmed: boolean;
  now: Date;
}

/** Ends the bonus that a withdrawal ends, in the same transaction, if the player confirmed it. */
export async function endByWithdrawal(tx: Transaction, { confirmed, now, ...wallet }: Withdrawal): Promise<void> {
  await lockPlayer(tx, wallet);
  const bonus = await endsByWithdrawal(tx, wallet);
  if (!bonus) return;
  const { currency } = wallet;
  if (!confirmed)
    throw new Refusal('bonus_would_lapse', { params: { amount_cents: amountToWire(forfeitOf(bonus)), currency } });
  const { playerId } = wallet;
  await endBonus(tx, 'erase', { playerId, id: toWire(bonus.id), actor: `player:${playerId}`, now });
}
