import { useCallback, useSyncExternalStore } from 'react';
import { useRealtime, type Realtime } from '@croupier/realtime';

interface Standing {
  connected: boolean;
  readonly listeners: Set<() => void>;
}

/** A socket says only when it changes: what it said last is kept here for parts of the page that come later. */
const standings = new WeakMap<Realtime, Standing>();

function standingOf(realtime: Realtime): Standing {
  const known = standings.get(realtime);
  if (known) return known;
  const standing: Standing = { connected: false, listeners: new Set() };
  standings.set(realtime, standing);
  realtime.onStatus((connected) => {
    standing.connected = connected;
    for (const tell of standing.listeners) tell();
  });
  return standing;
}

/** Whether the socket brings changes; while it does not, pages ask. */
export function useConnected(): boolean {
  const realtime = useRealtime();
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!realtime) return () => undefined;
      const { listeners } = standingOf(realtime);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [realtime],
  );
  return useSyncExternalStore(
    subscribe,
    () => (realtime ? standingOf(realtime).connected : false),
    () => false,
  );
}

/** How often to ask: seldom beside a socket, as a safety net. */
const BESIDE_SOCKET_MS = 60_000;

export const askEvery = (connected: boolean, otherwiseMs: number): number =>
  connected ? BESIDE_SOCKET_MS : otherwiseMs;
