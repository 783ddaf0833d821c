import { type Card, rankOf } from '../cards/shoe.ts';

/** Returns the best total of a hand. Soft means that an ace counts eleven. */
export function totalOf(cards: readonly Card[]): { total: number; soft: boolean } {
  let total = 0;
  let hasAce = false;
  for (const card of cards) {
    total += Math.min(10, rankOf(card) + 1);
    hasAce ||= rankOf(card) === 0;
  }
  const soft = hasAce && total <= 11;
  return { total: soft ? total + 10 : total, soft };
}

/** Returns whether the cards are an ace and a ten, as dealt. */
export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21;
