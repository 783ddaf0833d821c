/** Caches a read for a lifetime in milliseconds; concurrent callers share one read. A failed read is not cached. */
export function cacheFor<Value>(
  lifetimeMs: number,
  clock: () => Date,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; at: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (cached && now - cached.at <= lifetimeMs) return cached.value;
    const fresh = { value: read(), at: now };
    cached = fresh;
    fresh.value.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return fresh.value;
  };
}
