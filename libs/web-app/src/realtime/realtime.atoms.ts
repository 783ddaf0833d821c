import { atom } from 'jotai/vanilla';
import type { Realtime } from '@croupier/realtime';

/** Socket of the page, once opened. */
export const realtimeAtom = atom<Realtime | null>(null);
/** True while a previously connected socket is lost. */
export const disconnectedAtom = atom(false);
