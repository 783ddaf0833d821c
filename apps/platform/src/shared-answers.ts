import { createHash } from 'node:crypto';

/** Serialized answer. */
export interface Written {
  readonly text: string;
  readonly etag: string;
}

/**
 * Caches answers that are the same for all identical requests. Concurrent requests share one read, validation and
 * serialization; the same value returned again, such as the catalogue, is not serialized twice.
 */
export function createSharedAnswers() {
  const underWay = new Map<string, Promise<Written>>();
  const known = new WeakMap<object, Written>();

  async function answer(read: () => Promise<unknown>, write: (value: unknown) => string): Promise<Written> {
    const value = await read();
    const isObject = typeof value === 'object' && value !== null;
    const before = isObject ? known.get(value) : undefined;
    if (before) return before;
    const text = write(value);
    const written = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"` };
    if (isObject) known.set(value, written);
    return written;
  }

  return {
    /** Returns the answer being read for this key, or starts a read. */
    get(key: string, read: () => Promise<unknown>, write: (value: unknown) => string): Promise<Written> {
      const begun = underWay.get(key);
      if (begun) return begun;
      const own = answer(read, write).finally(() => underWay.delete(key));
      underWay.set(key, own);
      return own;
    },
  };
}
