import { createContext, type ReactNode, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { whenShown } from '@croupier/api-client';
import { isPublicTopic, type TopicEvents, type TopicName } from '@croupier/contracts';
import type { Realtime } from './realtime.ts';

const RealtimeContext = createContext<Realtime | null>(null);

/** Null on the server and in tests that need no socket: listeners then receive nothing. */
export function RealtimeProvider({ realtime, children }: { realtime: Realtime | null; children: ReactNode }) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

export const useRealtime = (): Realtime | null => use(RealtimeContext);

/** Whether live updates come: where they do, nothing has to be polled for. */
export function useConnected(): boolean {
  const realtime = useRealtime();
  return useSyncExternalStore(
    (changed) => realtime?.onStatus(changed) ?? (() => undefined),
    () => realtime?.connected() ?? false,
    () => false,
  );
}

/** What to do with each event of a topic, and when everything must be read again: see `Listener`. */
export type TopicHandlers<Name extends TopicName> = {
  [Event in keyof TopicEvents<Name>]?: (data: TopicEvents<Name>[Event]) => void;
} & { reload?: () => void };

/** Listens to a topic while the component is shown. A player's own one says nothing while nobody is signed in. */
export function useTopic<Name extends TopicName>(topic: Name, handlers: TopicHandlers<Name>): void {
  const realtime = useRealtime();
  // The realtime parses each event by the topic's contract, so its data is what the handler takes.
  const byName = handlers as Readonly<Record<string, ((data: unknown) => void) | undefined>>;
  const event = useEffectEvent((name: string, data: unknown) => byName[name]?.(data));
  const reload = useEffectEvent(() => handlers.reload?.());
  useEffect(() => {
    if (!realtime) return;
    let left = false;
    // A player's own news would give away how the round on screen ends.
    const tell = (work: () => void) => (isPublicTopic(topic) ? work() : whenShown(() => !left && work()));
    const stop = realtime.listen(topic, {
      event: (name, data) => tell(() => event(name, data)),
      reload: () => tell(reload),
    });
    return () => {
      left = true;
      stop();
    };
  }, [realtime, topic]);
}
