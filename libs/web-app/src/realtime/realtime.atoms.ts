import { atom } from 'jotai/vanilla';
import type { Realtime } from '@croupier/realtime';

/** The page's socket, once there is one. */
export const realtimeAtom = atom<Realtime | null>(null);
/** True while a socket that was connected is lost. */
export const disconnectedAtom = atom(false);
