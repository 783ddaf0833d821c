import type { BonusOffer } from '@croupier/contracts';

/** Calculates the amount to wager for a whole offer, in subunits. Includes the deposit if its terms count that too. */
export function offerRequirement({
  amount_cents,
  percent,
  wagering,
}: Pick<BonusOffer, 'amount_cents' | 'percent' | 'wagering'>): bigint {
  if (!wagering) return 0n;
  const bonus = BigInt(amount_cents);
  const deposit = wagering.of === 'deposit_and_bonus' && percent ? (bonus * 100n) / BigInt(percent) : 0n;
  return BigInt(wagering.factor) * (bonus + deposit);
}
