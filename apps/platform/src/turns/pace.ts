import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export interface PaceOptions {
  /** Of the time, what one key's work may take on average: 0.25 is a quarter. */
  share: number;
  /** How long a key may be ahead of that before it waits. */
  aheadMs: number;
  /** What the shortest work counts for, as sending its answer takes time as well, and the longest: on a busy machine all wait. */
  leastMs: number;
  mostMs: number;
}

const KEYS = 50_000;

/** Lets a key's work run at once until it has taken more than its share of the time; from then on it waits for its share. */
export function createPace({ share, aheadMs, leastMs, mostMs }: PaceOptions) {
  /** When what a key has taken is made up for. */
  const evenAt = new LRUCache<string, number>({ max: KEYS });
  return {
    /** Without a key nobody is counted. */
    async run<Result>(key: string | null, work: () => Promise<Result>): Promise<Result> {
      if (key === null) return work();
      const wait = (evenAt.get(key) ?? 0) - aheadMs - performance.now();
      if (wait > 0) await setTimeout(wait);
      const began = performance.now();
      try {
        return await work();
      } finally {
        const took = Math.min(mostMs, Math.max(leastMs, performance.now() - began));
        evenAt.set(key, Math.max(evenAt.get(key) ?? 0, began) + took / share);
      }
    },
  };
}
