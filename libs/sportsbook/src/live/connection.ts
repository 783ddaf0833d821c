import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useRealtime } from '@croupier/realtime';

const connectedAtom = /* @__PURE__ */ atom(false);

/** Returns whether the socket is connected. Pages poll while it isn't. */
export const useConnected = (): boolean => useAtomValue(connectedAtom);

/**
 * Updates `useConnected` from the socket. Use it in a component that stays mounted: the socket only reports changes.
 */
export function useFollowConnection(): void {
  const realtime = useRealtime();
  const setConnected = useSetAtom(connectedAtom);
  useEffect(() => {
    if (!realtime) return undefined;
    const stop = realtime.onStatus(setConnected);
    return () => {
      stop();
      setConnected(false);
    };
  }, [realtime, setConnected]);
}

/** Poll interval while the socket is connected, as a safety net. */
const BESIDE_SOCKET_MS = 60_000;

export const pollEvery = (connected: boolean, otherwiseMs: number): number =>
  connected ? BESIDE_SOCKET_MS : otherwiseMs;
