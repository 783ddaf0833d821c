import { type Card, rankOf } from '../cards/shoe.ts';

/** Paying hands of five cards, best first. */
export const pokerHands = [
  'royal_flush',
  'straight_flush',
  'four_of_a_kind',
  'full_house',
  'flush',
  'straight',
  'three_of_a_kind',
  'two_pair',
  'jacks_or_better',
] as const;
export type PokerHand = (typeof pokerHands)[number];

/** Payouts as multiples of the stake, stake included: nine for a full house, six for a flush. */
export const pokerPays: Readonly<Record<PokerHand, number>> = {
  royal_flush: 800,
  straight_flush: 50,
  four_of_a_kind: 25,
  full_house: 9,
  flush: 6,
  straight: 4,
  three_of_a_kind: 3,
  two_pair: 2,
  jacks_or_better: 1,
};

const JACK = 10;
const ACE = 0;
/** Straights as bit sets with one bit for each rank; the last one is ten to ace. */
export const straights: readonly number[] = Array.from({ length: 10 }, (_, low) =>
  Array.from({ length: 5 }, (_, step) => 1 << ((low + step) % 13)).reduce((set, bit) => set | bit, 0),
);
export const ROYAL = straights.at(-1)!;

export const isHigh = (rank: number): boolean => rank === ACE || rank >= JACK;

/** Returns the hand of five cards, without flushes, from the set of their ranks and how often ranks repeat. */
export function handOfRanks(set: number, pairs: number, highPair: boolean, most: number): PokerHand | null {
  if (most === 4) return 'four_of_a_kind';
  if (most === 3) return pairs > 0 ? 'full_house' : 'three_of_a_kind';
  if (pairs === 2) return 'two_pair';
  if (pairs === 1) return highPair ? 'jacks_or_better' : null;
  return straights.includes(set) ? 'straight' : null;
}

export function handOf(cards: readonly Card[]): PokerHand | null {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankOf(card)]! += 1;
  const set = cards.reduce((bits, card) => bits | (1 << rankOf(card)), 0);
  const pairs = counts.filter((count) => count === 2).length;
  const hand = handOfRanks(
    set,
    pairs,
    counts.some((count, rank) => count === 2 && isHigh(rank)),
    Math.max(...counts),
  );
  const suits = new Set(cards.map((card) => Math.floor(card / 13)));
  if (suits.size > 1) return hand;
  if (hand !== 'straight') return 'flush';
  return set === ROYAL ? 'royal_flush' : 'straight_flush';
}
