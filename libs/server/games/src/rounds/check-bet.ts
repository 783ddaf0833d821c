import { Refusal, amountToWire } from '@croupier/contracts';
import { isPriceAllowed, isStakeAllowed, type Json, opensFeature, purchaseIn } from '@croupier/game-math';
import type { AnyCurrency } from '@croupier/money';
import type { RoundMath } from '../game.ts';
import type { GameRules } from '../session.ts';

/** Refuses a purchase where the edition knows none, and a stake, or a price, the game or the edition doesn't offer. Funds and limits are decided in the batch. */
export function checkStakeOffered(
  math: RoundMath,
  currency: AnyCurrency,
  { stake, params }: { stake: bigint; params: unknown },
  { maxStake, buyFeature }: GameRules,
): void {
  const bought = purchaseIn(math, params);
  if (bought && !buyFeature) throw new Refusal('purchase_not_allowed', { path: ['params'] });
  const rule = math.stakes(currency);
  const path = ['stake_cents'];
  if (maxStake !== null && stake > maxStake)
    throw new Refusal('stake_above_cap', { path, params: { amount_cents: amountToWire(maxStake), currency } });
  if (!(bought ? isPriceAllowed(rule, bought, stake) : isStakeAllowed(rule, stake)))
    throw new Refusal('stake_not_allowed', { path });
}

/** The params in the game's own form, or a refusal. */
export function checkParams(math: RoundMath, params: unknown): Json {
  const valid = math.validate(params);
  if (valid === null) throw new Refusal('params_not_allowed', { path: ['params'] });
  return valid;
}

/** A decision in the game's own form, or a refusal. Whether it can be made now, the round says. */
export function checkAction(math: RoundMath, action: unknown): Json {
  const valid = math.decisions?.validate(action) ?? null;
  if (valid === null) throw notAllowed();
  return valid;
}

export const notAllowed = (): Refusal => new Refusal('params_not_allowed', { path: ['action'] });

/** Refuses a feature that no gift opens, and a purchase a gift is to pay for. */
export function checkFeature(math: RoundMath, params: Json, giftId: number | null): void {
  const bought = purchaseIn(math, params) !== null;
  if (bought ? giftId !== null : opensFeature(params) && giftId === null)
    throw new Refusal('params_not_allowed', { path: ['params'] });
}
