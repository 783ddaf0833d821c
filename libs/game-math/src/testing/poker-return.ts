import { type Card, rankOf } from '../cards/shoe.ts';
import { DRAWS, heldCount, HOLDS, ranksPay, suitsPay } from '../video-poker/holds.ts';

/** Common multiple of every number of draws: 1, 47, 1,081 … 1,533,939 divide it. */
const SCALE = 7_669_695;

/** Counts all deals with their best hold. The return is `paid` ÷ `dealt`, both whole and exact. */
export function bestReturn(): { readonly paid: number; readonly dealt: number } {
  const byRanks = new Map<string, readonly number[]>();
  const drawn = Array.from({ length: HOLDS }, (_, hold) => 5 - heldCount(hold));
  let [paid, deals] = [0, 0];
  eachDeal((cards, weight) => {
    const key = cards.map(rankOf).join();
    let ranks = byRanks.get(key);
    if (!ranks) byRanks.set(key, (ranks = drawn.map((_, hold) => ranksPay(cards, hold))));
    let best = 0;
    for (let hold = 0; hold < HOLDS; hold++) {
      const pays = (ranks[hold]! + suitsPay(cards, hold)) * (SCALE / DRAWS[drawn[hold]!]!);
      if (pays > best) best = pays;
    }
    paid += best * weight;
    deals += weight;
  });
  return { paid, dealt: deals * SCALE };
}

/**
 * Visits the deals that differ in more than the names of their suits, cards sorted by rank, each with the number of
 * deals it represents.
 */
function eachDeal(visit: (cards: readonly Card[], weight: number) => void): void {
  const cards: Card[] = [];
  const sets = [0, 0, 0, 0];
  const go = (next: number): void => {
    if (cards.length === 5) {
      const [a, b, c, d] = sets as [number, number, number, number];
      if (a < b || b < c || c < d) return;
      visit(cards, 24 / alikeWays(a === b, b === c, c === d));
      return;
    }
    for (let at = next; at < 52; at++) {
      const [rank, suit] = [at >> 2, at & 3];
      cards.push(suit * 13 + rank);
      sets[suit]! += 1 << rank;
      go(at + 1);
      sets[suit]! -= 1 << rank;
      cards.pop();
    }
  };
  go(0);
}

/** Returns in how many ways suits with the same ranks can be swapped. */
function alikeWays(ab: boolean, bc: boolean, cd: boolean): number {
  if (ab && bc && cd) return 24;
  if ((ab && bc) || (bc && cd)) return 6;
  return (ab ? 2 : 1) * (bc ? 2 : 1) * (cd ? 2 : 1);
}
