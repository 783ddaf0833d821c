import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useRealtime } from '@croupier/realtime';

const connectedAtom = /* @__PURE__ */ atom(false);

/** Whether the socket brings changes; while it does not, pages poll. */
export const useConnected = (): boolean => useAtomValue(connectedAtom);

/** Keeps `useConnected` right. For a component that stays: the socket reports changes of its state only. */
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

/** How often to poll beside a socket, as a safety net. */
const BESIDE_SOCKET_MS = 60_000;

export const pollEvery = (connected: boolean, otherwiseMs: number): number =>
  connected ? BESIDE_SOCKET_MS : otherwiseMs;
