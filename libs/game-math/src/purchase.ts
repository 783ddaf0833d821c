import type { GameMath, Purchase } from './game.ts';
import { TENTHS } from './pokie/definition.ts';
import type { StakeRule } from './stakes.ts';

/**
 * Adds a feature that can be bought to a game: such a round is an opened one at the stake that has its price. Other
 * rounds don't change.
 */
export function selling(math: GameMath, purchase: Purchase): GameMath {
  const sold: GameMath = {
    ...math,
    purchase,
    validate: (params) => (isBought(params, purchase) ? { buy: purchase.id } : math.validate(params)),
    play: (stream, bet, state) =>
      isBought(bet.params, purchase)
        ? math.play(stream, { stake: stakeBehind(sold, bet.params, bet.stake), params: { feature: true } }, state)
        : math.play(stream, bet, state),
  };
  return sold;
}

const isBought = (params: unknown, { id }: Purchase): boolean => buysFeature(params) && params.buy === id;

/** Returns whether params are those of a purchase, in any game: for reading stored rounds. */
export const buysFeature = (params: unknown): params is { readonly buy: unknown } =>
  typeof params === 'object' && params !== null && 'buy' in params;

/** Returns the purchase in a bet's params; null for an ordinary bet. */
export const purchaseIn = ({ purchase }: Pick<GameMath, 'purchase'>, params: unknown): Purchase | null =>
  purchase && isBought(params, purchase) ? purchase : null;

/** Returns the stake that a bet is played at: its cost, or for a purchase the stake that has this price. */
export function stakeBehind(math: Pick<GameMath, 'purchase'>, params: unknown, cost: bigint): bigint {
  const bought = purchaseIn(math, params);
  return bought ? (cost * TENTHS) / BigInt(bought.price) : cost;
}

/** Returns whether a purchase can have this cost: the price at an allowed stake, and at most the maximum stake. */
export function isPriceAllowed({ min, max, step }: StakeRule, { price }: Purchase, cost: bigint): boolean {
  const stake = (cost * TENTHS) / BigInt(price);
  return stake >= min && stake % step === 0n && cost <= max && (stake * BigInt(price)) / TENTHS === cost;
}
