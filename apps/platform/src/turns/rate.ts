import { LRUCache } from 'lru-cache';
import { Refusal } from '@croupier/contracts';

export interface RateOptions {
  /** How often a key may do it in a window. */
  most: number;
  windowMs: number;
  clock: () => Date;
}

const KEYS = 50_000;

/** Counts by key in windows of a fixed length; what is too much is told when to come again. */
export function createRate({ most, windowMs, clock }: RateOptions) {
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: KEYS });
  return {
    /** Without a key nobody is counted. Refuses `too_many_requests`. */
    take(key: string | null): void {
      if (key === null) return;
      const now = clock().getTime();
      const window = windows.get(key);
      if (!window || window.endsAt <= now) return void windows.set(key, { endsAt: now + windowMs, count: 1 });
      if (window.count >= most)
        throw new Refusal('too_many_requests', { params: { retry_after: Math.ceil((window.endsAt - now) / 1000) } });
      window.count += 1;
    },
  };
}
