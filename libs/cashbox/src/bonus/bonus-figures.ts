import type { BonusOffer } from '@croupier/contracts';

type Offer = Pick<BonusOffer, 'percent' | 'amount_cents' | 'wagering'>;

/** Calculates an offer's bonus for a deposit and the amount to wager, in subunits, by the server's rule. */
export function bonusFigures({ percent, amount_cents, wagering }: Offer, deposit: bigint) {
  const most = BigInt(amount_cents);
  const share = percent === null ? most : (deposit * BigInt(percent)) / 100n;
  const amount = share < most ? share : most;
  const base = wagering?.of === 'deposit_and_bonus' ? amount + deposit : amount;
  return { amount, requirement: BigInt(wagering?.factor ?? 0) * base };
}
