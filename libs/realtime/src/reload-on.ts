import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { whenShown } from '@croupier/api-client';
import type { TopicName } from '@croupier/contracts';
import type { Realtime } from './realtime.ts';

/** Topics to the queries their events make stale: `{ payments: [['cashbox', 'balance'], ['gifts']] }`. */
export type Reactions = { readonly [Name in TopicName]?: readonly QueryKey[] };

/** A payment is news on two topics, and a page joins all of its own at once: what comes together is read once. */
const GATHER_MS = 50;

/** Reloads queries after events of their topics, and after a gap; while a round is shown it waits for the end of it. */
export function reloadOn(realtime: Realtime, queryClient: QueryClient, reactions: Reactions): void {
  let stale = new Map<string, QueryKey>();
  function reload(): void {
    const keys = [...stale.values()];
    stale = new Map();
    // One that lies within another is read with it.
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
