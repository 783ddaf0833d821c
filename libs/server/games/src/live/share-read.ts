import type { Queryable } from '@croupier/server-database';

const underWay = new WeakMap<Queryable, Map<string, Promise<unknown>>>();

/** Shares one read among concurrent callers: a call during a read gets its result. */
export function shareRead<Read>(db: Queryable, key: string, read: () => Promise<Read>): Promise<Read> {
  const reads = underWay.get(db) ?? new Map<string, Promise<unknown>>();
  underWay.set(db, reads);
  const shared = (reads.get(key) as Promise<Read> | undefined) ?? read().finally(() => reads.delete(key));
  reads.set(key, shared);
  return shared;
}
