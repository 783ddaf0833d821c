/** Formats a card by its rank and suit: A♠. */
export const cardText = (card: number): string =>
  `${['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][card % 13]}${'♠♥♦♣'[Math.floor(card / 13)]}`;

export const cardsText = (cards: readonly number[]): string => cards.map(cardText).join(' ');
