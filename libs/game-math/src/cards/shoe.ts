import type { RandomStream } from '../stream.ts';

/** A card is 0 … 51: its rank (0 an ace, 1 a two, … 12 a king) plus 13 times its suit: spades, hearts, diamonds, clubs. */
export type Card = number;
export const CARDS = 52;
export const rankOf = (card: Card): number => card % 13;

/**
 * Opens a shuffled shoe that draws card by card: each card left is equally likely, as after a whole Fisher–Yates
 * shuffle. `gone` are cards drawn before.
 */
export function openShoe(stream: RandomStream, decks: number, gone: readonly Card[] = []) {
  const left = new Array<number>(CARDS).fill(decks);
  let size = decks * CARDS;
  const take = (card: Card): void => {
    left[card]! -= 1;
    size -= 1;
  };
  gone.forEach(take);
  return (): Card => {
    let place = stream.draw(size);
    let card = 0;
    while (place >= left[card]!) place -= left[card++]!;
    take(card);
    return card;
  };
}
