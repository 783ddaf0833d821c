import { LRUCache } from 'lru-cache';
import { Refusal } from '@croupier/contracts';

export interface RateLimitOptions {
  /** Most uses of a key in a window. */
  most: number;
  windowMs: number;
  clock: () => Date;
}

const KEYS = 50_000;

/** Limits uses per key in windows of a fixed length; a refusal says when to retry. */
export function createRateLimit({ most, windowMs, clock }: RateLimitOptions) {
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: KEYS });
  return {
    /** Counts a use. A null key is not limited. Refuses `too_many_requests`. */
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
