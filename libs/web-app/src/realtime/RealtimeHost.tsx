import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { RealtimeProvider } from '@croupier/realtime';
import { disconnectedAtom, realtimeAtom } from './realtime.atoms.ts';

/** Provides the page's socket to the features below, once connected. */
export function RealtimeHost({ children }: { children: ReactNode }) {
  return <RealtimeProvider realtime={useAtomValue(realtimeAtom)}>{children}</RealtimeProvider>;
}

/** Returns whether live updates have stopped. */
export const useDisconnected = (): boolean => useAtomValue(disconnectedAtom);
