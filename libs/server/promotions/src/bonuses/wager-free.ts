import { gameTitleBySlug } from '@croupier/game-art';
import { type CurrencyCode, wagerFreeMinimum } from '@croupier/money';

/** Source: specification §3, Game. */
const WAGER_FREE = 'wager0';

/** A title whose rounds count towards no bonus. */
export const isWagerFree = (game: string | null): boolean =>
  game !== null && gameTitleBySlug(game)?.collections.includes(WAGER_FREE) === true;

interface Bet {
  currency: CurrencyCode;
  game: string | null;
  stake: bigint;
}

/** A round of such a title from a minimum on: the player's own money alone pays it, and no term of a bonus holds for it. */
export function isOutsideBonus({ currency, game, stake }: Bet): boolean {
  if (!isWagerFree(game)) return false;
  const minimum = wagerFreeMinimum(currency);
  return minimum !== null && stake >= BigInt(minimum);
}
