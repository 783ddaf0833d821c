import type { Prize } from './definition.ts';

/** A player as ranked: equal ones stand beside each other. */
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
 * Ranks those who scored. Of equal scores the one reached first is first; at the same instant they share place and prizes:
 * those of all places they fill, in equal parts, an odd subunit each to who entered first. What is paid is
 * exactly the prizes of the places that are filled.
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
