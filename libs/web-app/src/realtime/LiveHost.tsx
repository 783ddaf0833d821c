import { type ReactNode, useSyncExternalStore } from 'react';
import { RealtimeProvider } from '@croupier/realtime';
import { readLive, subscribeLive } from './live.ts';

/** Gives the features below the page's socket, once there is one. */
export function LiveHost({ children }: { children: ReactNode }) {
  const realtime = useSyncExternalStore(
    subscribeLive,
    () => readLive().realtime,
    () => null,
  );
  return <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>;
}

/** Whether live updates have stopped coming. */
export function useCutOff(): boolean {
  return useSyncExternalStore(
    subscribeLive,
    () => !readLive().connected,
    () => false,
  );
}
