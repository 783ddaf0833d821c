import type { GamePurchase, GameRound, GameStakes } from '@croupier/contracts';
import { buysFeature } from '@croupier/game-math';

/** Returns the price at a stake: a whole number, as stakes are multiples of ten. */
export const priceAt = ({ price }: GamePurchase, stakeCents: number): number => (stakeCents * price) / 10;

/** Returns the highest offered stake whose price is at most the highest stake; null if there is none. */
export const highestStake = (purchase: GamePurchase, { ladder_cents, max_cents }: GameStakes): number | null =>
  ladder_cents.findLast((stake) => priceAt(purchase, stake) <= max_cents) ?? null;

/** Returns the stake of a round's spins: the round's stake, or for a bought feature the stake that has this price. */
export const spinStakeOf = ({ params, stake_cents }: GameRound, purchase: GamePurchase | null): number =>
  purchase && buysFeature(params) ? (stake_cents * 10) / purchase.price : stake_cents;
