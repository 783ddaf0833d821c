import { type Card, rankOf } from '../cards/shoe.ts';
import { handOfRanks, isHigh, pokerPays, ROYAL, straights } from './hand.ts';

/*
 * Calculates the exact values of holds. Ranks decide everything except flushes, so draws are counted by the number of
 * cards of each rank, and the payouts of one suit are counted separately. A hold is a bit set; the first card is the
 * lowest bit.
 */
export const HOLDS = 32;
const LEFT = 47;

const choose = (from: number, count: number): number => {
  let ways = 1;
  for (let at = 0; at < count; at++) ways = (ways * (from - at)) / (at + 1);
  return from < count ? 0 : ways;
};
/** Number of possible draws for a hold, by the number of cards it draws. */
export const DRAWS = [0, 1, 2, 3, 4, 5].map((count) => choose(LEFT, count));
const OF_RANK = [0, 1, 2, 3, 4].map((from) => [0, 1, 2, 3, 4].map((count) => choose(from, count)));

const bitsIn = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};
export const heldCount = bitsIn;
const isHeld = (hold: number, at: number): boolean => (hold & (1 << at)) !== 0;

/** Returns the total payout of all draws to a hold, without flushes. */
export function ranksPay(cards: readonly Card[], hold: number): number {
  const left = new Array<number>(13).fill(4);
  const held = new Array<number>(13).fill(0);
  cards.forEach((card, at) => {
    left[rankOf(card)]! -= 1;
    if (isHeld(hold, at)) held[rankOf(card)]! += 1;
  });
  const last = held.findLastIndex((count) => count > 0);
  const draw = (rank: number, missing: number, ways: number, so: Ranks): number => {
    if (missing === 0 && rank > last) {
      const hand = handOfRanks(so.set, so.pairs, so.high, so.most);
      return hand ? ways * pokerPays[hand] : 0;
    }
    if (rank === 13) return 0;
    let sum = 0;
    const most = Math.min(missing, left[rank]!);
    for (let take = 0; take <= most; take++) {
      const count = held[rank]! + take;
      sum += draw(
        rank + 1,
        missing - take,
        ways * OF_RANK[left[rank]!]![take]!,
        count === 0 ? so : withRank(so, rank, count),
      );
    }
    return sum;
  };
  return draw(0, 5 - heldCount(hold), 1, { set: 0, pairs: 0, high: false, most: 0 });
}

interface Ranks {
  readonly set: number;
  readonly pairs: number;
  readonly high: boolean;
  readonly most: number;
}

const withRank = ({ set, pairs, high, most }: Ranks, rank: number, count: number): Ranks => ({
  set: set | (1 << rank),
  pairs: count === 2 ? pairs + 1 : pairs,
  high: high || (count === 2 && isHigh(rank)),
  most: Math.max(most, count),
});

/** Returns the payout that one suit adds to a hold: flushes, and straight flushes instead of straights. */
function suitPays(held: number, gone: number, missing: number): number {
  let pays = choose(13 - bitsIn(held | gone), missing) * pokerPays.flush;
  for (const straight of straights) {
    if ((straight & gone) !== 0 || (straight & held) !== held) continue;
    pays +=
      (straight === ROYAL ? pokerPays.royal_flush : pokerPays.straight_flush) - pokerPays.straight - pokerPays.flush;
  }
  return pays;
}

export function suitsPay(cards: readonly Card[], hold: number): number {
  const [held, gone] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  let own = -1;
  for (let at = 0; at < 5; at++) {
    const card = cards[at]!;
    const suit = Math.floor(card / 13);
    if (isHeld(hold, at)) {
      if (own !== -1 && own !== suit) return 0;
      own = suit;
    }
    (isHeld(hold, at) ? held : gone)[suit]! |= 1 << rankOf(card);
  }
  const missing = 5 - heldCount(hold);
  if (own !== -1) return suitPays(held[own]!, gone[own]!, missing);
  return gone.reduce((sum, set) => sum + suitPays(0, set, missing), 0);
}

/** Returns the average payout of each of the 32 holds, in stakes. */
export const holdValues = (cards: readonly Card[]): readonly number[] =>
  Array.from(
    { length: HOLDS },
    (_, hold) => (ranksPay(cards, hold) + suitsPay(cards, hold)) / DRAWS[5 - heldCount(hold)]!,
  );

/** Returns the hold with the highest average payout; among equal ones the one with most cards. */
export function bestHold(cards: readonly Card[]): number {
  const values = holdValues(cards);
  return values.reduce((best, value, hold) => (value > values[best]! - 1e-12 ? hold : best), 0);
}
