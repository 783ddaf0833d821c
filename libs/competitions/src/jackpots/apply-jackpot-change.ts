import type { Jackpot, JackpotChange } from '@croupier/contracts';

/** Applies a change of pools to the jackpots. */
export const applyJackpotChange = (jackpots: Jackpot[], { levels: changed }: JackpotChange): Jackpot[] =>
  jackpots.map((jackpot) => ({
    ...jackpot,
    levels: jackpot.levels.map((level) => {
      const now = changed.find((each) => each.jackpot === jackpot.identifier && each.level === level.identifier);
      return now ? { ...level, amount_cents: now.amount_cents } : level;
    }),
  }));

/** Sums all pools, which share one currency. */
export const totalOf = (jackpots: readonly Jackpot[]): number =>
  jackpots.flatMap(({ levels }) => levels).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
