import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export interface ThrottleOptions {
  /** Average share of time that one key's work may take: 0.25 is a quarter. */
  share: number;
  /** Milliseconds a key may be ahead of its share before it waits. */
  aheadMs: number;
  /**
   * Bounds on the time counted for one piece of work: a minimum, because sending the answer takes time too, and a
   * maximum, because on a busy machine all work is slow.
   */
  leastMs: number;
  mostMs: number;
}

const KEYS = 50_000;

/** Runs a key's work at once until it has used more than its share of time; then delays it. */
export function createThrottle({ share, aheadMs, leastMs, mostMs }: ThrottleOptions) {
  /** Times at which each key is within its share again. */
  const evenAt = new LRUCache<string, number>({ max: KEYS });
  return {
    /** Runs the work within the key's share; a null key is not limited. */
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
