import { type Card, rankOf } from '../cards/shoe.ts';

/** Returns the points of a card: aces one, face cards and tens zero. */
export const pointsOf = (card: Card): number => (rankOf(card) + 1 >= 10 ? 0 : rankOf(card) + 1);

export const handPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Returns whether two cards make a natural, eight or nine, which ends the coup: neither side draws. */
export const isNatural = (points: number): boolean => points >= 8;

export const playerDraws = (points: number): boolean => points <= 5;

/** Returns whether the banker draws, by the points of the player's third card; null if the player stood. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}
