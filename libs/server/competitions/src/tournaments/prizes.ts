import type { Prize } from './definition.ts';

/** Player in the ranking. */
export interface Standing {
  playerId: number;
  score: bigint;
  /** Milliseconds. */
  reachedAt: number;
  /** Time of entry in milliseconds; among equals, the earlier one ranks higher. */
  enteredAt: number;
}

export interface Ranked extends Standing {
  place: number;
  prize: bigint;
}

const isEqual = (a: Standing, b: Standing) => a.score === b.score && a.reachedAt === b.reachedAt;

const inOrder = (a: Standing, b: Standing): number => {
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  return a.reachedAt - b.reachedAt || a.enteredAt - b.enteredAt || a.playerId - b.playerId;
};

const prizeOf = (prizes: readonly Prize[], place: number): bigint =>
  BigInt(prizes.find(({ from, to }) => place >= from && place <= to)?.amount ?? 0);

/**
 * Ranks players who scored. Of equal scores the one reached first ranks higher. At the same time they share a place and
 * the prizes of all places they fill, in equal parts, with odd subunits going to those who entered first. The total
 * paid is exactly the prizes of the filled places.
 */
export function rank(standings: readonly Standing[], prizes: readonly Prize[]): Ranked[] {
  const sorted = standings.filter(({ score }) => score > 0n).toSorted(inOrder);
  const ranked: Ranked[] = [];
  for (let from = 0; from < sorted.length;) {
    const first = sorted[from]!;
    let to = from + 1;
    while (to < sorted.length && isEqual(sorted[to]!, first)) to++;
    const count = BigInt(to - from);
    let sum = 0n;
    for (let at = from; at < to; at++) sum += prizeOf(prizes, at + 1);
    sorted.slice(from, to).forEach((standing, at) => {
      const odd = BigInt(at) < sum % count ? 1n : 0n;
      ranked.push({ ...standing, place: from + 1, prize: sum / count + odd });
    });
    from = to;
  }
  return ranked;
}
