import { useRealtime } from '@croupier/realtime';
import { useEffect, useState } from 'react';

/** Whether the socket brings changes; while it does not, pages ask. */
export function useConnected(): boolean {
  const realtime = useRealtime();
  const [connected, setConnected] = useState(false);
  useEffect(() => realtime?.onStatus(setConnected), [realtime]);
  return connected;
}

/** How often to ask: seldom beside a socket, as a safety net. */
const BESIDE_SOCKET_MS = 60_000;

export const askEvery = (connected: boolean, otherwiseMs: number): number => (connected ? BESIDE_SOCKET_MS : otherwiseMs);
