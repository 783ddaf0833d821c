import { gameTitleBySlug } from '@croupier/game-art';
import { type CurrencyCode, wagerFreeMinimum } from '@croupier/money';

/** Source: specification §3, Game. */
const WAGER_FREE = 'wager0';

/** Returns whether a title's rounds never count towards a bonus. */
export const isWagerFree = (game: string | null): boolean =>
  game !== null && gameTitleBySlug(game)?.collections.includes(WAGER_FREE) === true;

interface Bet {
  currency: CurrencyCode;
  game: string | null;
  stake: bigint;
}

/**
 * Returns whether a round is outside every bonus: of a wager-free title, from a minimum stake on. Only the player's own
 * money pays it, and no bonus terms apply.
 */
export function isOutsideBonus({ currency, game, stake }: Bet): boolean {
  if (!isWagerFree(game)) return false;
  const minimum = wagerFreeMinimum(currency);
  return minimum !== null && stake >= BigInt(minimum);
}
