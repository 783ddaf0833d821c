import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { whenShown } from '@croupier/api-client';
import type { TopicName } from '@croupier/contracts';
import type { Realtime } from './realtime.ts';

/** Queries that a topic's events invalidate: `{ payments: [['cashbox', 'balance'], ['gifts']] }`. */
export type Reactions = { readonly [Name in TopicName]?: readonly QueryKey[] };

/**
 * Delay that collects events, so that each query is reloaded once: a payment arrives on two topics, and a page joins
 * all of its topics at the same time.
 */
const GATHER_MS = 50;

/** Reloads queries after events of their topics, and after a gap. While a round is shown, it waits for its end. */
export function reloadOn(realtime: Realtime, queryClient: QueryClient, reactions: Reactions): void {
  let stale = new Map<string, QueryKey>();
  function reload(): void {
    const keys = [...stale.values()];
    stale = new Map();
    // A key within another one is reloaded with it.
    const outermost = keys.filter((key) => !keys.some((other) => other !== key && isWithin(key, other)));
    for (const queryKey of outermost) void queryClient.invalidateQueries({ queryKey });
  }
  for (const name of Object.keys(reactions) as TopicName[]) {
    const gather = () =>
      whenShown(() => {
        if (stale.size === 0) setTimeout(reload, GATHER_MS);
        for (const key of reactions[name] ?? []) stale.set(JSON.stringify(key), key);
      });
    realtime.listen(name, { event: gather, reload: gather });
  }
}

const isWithin = (key: QueryKey, other: QueryKey): boolean =>
  other.length < key.length && other.every((part, index) => part === key[index]);
