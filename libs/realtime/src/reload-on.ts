import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { TopicName } from '@croupier/contracts';
import type { Realtime } from './realtime.ts';

/** Topics to the queries their events make stale: `{ payments: [['cashbox', 'balance'], ['gifts']] }`. */
export type Reactions = { readonly [Name in TopicName]?: readonly QueryKey[] };

/** Reloads queries at every event of their topics, and after a gap. */
export function reloadOn(realtime: Realtime, queryClient: QueryClient, reactions: Reactions): void {
  for (const name of Object.keys(reactions) as TopicName[]) {
    const reload = () => reactions[name]?.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));
    realtime.listen(name, { event: reload, reload });
  }
}
