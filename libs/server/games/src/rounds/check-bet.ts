import { Refusal } from '@croupier/contracts';
import { isStakeAllowed, type Json, type StakeRule } from '@croupier/game-math';
import type { RoundMath } from '../game.ts';
import type { GameRules } from '../session.ts';

const rulesOf = new WeakMap<RoundMath, Map<string, StakeRule>>();

/** A game's stakes in a currency; the table is built once. */
export function stakesOf(math: RoundMath, currency: string): StakeRule {
  const known = rulesOf.get(math) ?? new Map<string, StakeRule>();
  rulesOf.set(math, known);
  const rule = known.get(currency) ?? math.stakes(currency);
  known.set(currency, rule);
  return rule;
}

/** Refuses a stake the game or the edition doesn't offer. Funds and limits are decided in the batch. */
export function checkStakeOffered(math: RoundMath, currency: string, stake: bigint, { maxStake }: GameRules): void {
  const path = ['stake_cents'];
  if (maxStake !== null && stake > maxStake)
    throw new Refusal('stake_above_cap', { path, params: { amount_cents: Number(maxStake), currency } });
  if (!isStakeAllowed(stakesOf(math, currency), stake)) throw new Refusal('stake_not_allowed', { path });
}

/** The params in the game's own form, or a refusal. */
export function checkParams(math: RoundMath, params: unknown, path = 'params'): Json {
  const valid = math.validate(params);
  if (valid === null) throw new Refusal('params_not_allowed', { path: [path] });
  return valid;
}
