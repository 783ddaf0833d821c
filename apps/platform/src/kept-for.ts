/** Caches a read for some time; concurrent callers share one read. A failed read is not cached. */
export function keptFor<Value>(ms: number, clock: () => Date, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; at: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (kept && now - kept.at <= ms) return kept.value;
    const fresh = { value: read(), at: now };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.value;
  };
}
