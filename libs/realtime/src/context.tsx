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

/** Returns whether live updates arrive: then nothing needs polling. */
export function useConnected(): boolean {
  const realtime = useRealtime();
  return useSyncExternalStore(
    (changed) => realtime?.onStatus(changed) ?? (() => undefined),
    () => realtime?.connected() ?? false,
    () => false,
  );
}

/** Handlers of a topic's events, and of a reload of everything: see `Listener`. */
export type TopicHandlers<Name extends TopicName> = {
  [Event in keyof TopicEvents<Name>]?: (data: TopicEvents<Name>[Event]) => void;
} & { reload?: () => void };

/** Subscribes to a topic while the component is mounted. A player's own topic has no events for guests. */
export function useTopic<Name extends TopicName>(topic: Name, handlers: TopicHandlers<Name>): void {
  const realtime = useRealtime();
  // Events are parsed by the topic's contract, so their data has the handler's type.
  const byName = handlers as Readonly<Record<string, ((data: unknown) => void) | undefined>>;
  const event = useEffectEvent((name: string, data: unknown) => byName[name]?.(data));
  const reload = useEffectEvent(() => handlers.reload?.());
  useEffect(() => {
    if (!realtime) return;
    let left = false;
    // A player's own events would reveal the result of the round on screen.
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
