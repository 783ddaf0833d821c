import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Realtime } from './realtime.ts';

/** Topic names of a player to the queries they make stale: `{ payments: [['cashbox', 'balance'], ['gifts']] }`. */
export type Reactions = Record<string, readonly QueryKey[]>;

/** Reloads queries when a player's topics speak, and after a gap. Returns a function that stops it. */
export function reloadOn(realtime: Realtime, queryClient: QueryClient, reactions: Reactions): () => void {
  const stops = Object.entries(reactions).map(([name, keys]) => {
    const topic = realtime.ownTopic(name);
    if (topic === null) return () => undefined;
    const reload = () => keys.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));
    return realtime.listen(topic, { event: reload, reload });
  });
  return () => stops.forEach((stop) => stop());
}
