import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react';
import type { Realtime } from './realtime.ts';
import type { Listener } from './topic.ts';

const RealtimeContext = createContext<Realtime | null>(null);

/** Null on the server and in tests that need no socket: listeners then receive nothing. */
export function RealtimeProvider({ realtime, children }: { realtime: Realtime | null; children: ReactNode }) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

export const useRealtime = (): Realtime | null => use(RealtimeContext);

/** Listens to a topic while the component is shown; null listens to nothing. */
export function useTopic(topic: string | null, listener: Listener): void {
  const realtime = useRealtime();
  const event = useEffectEvent(listener.event);
  const reload = useEffectEvent(() => listener.reload?.());
  useEffect(() => {
    if (!realtime || topic === null) return;
    return realtime.listen(topic, { event: (name, data) => event(name, data), reload: () => reload() });
  }, [realtime, topic]);
}
