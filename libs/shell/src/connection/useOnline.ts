import { useTabState } from '../tab-store.ts';
import { onlineAtom } from './online.atoms.ts';

/** Returns whether the device has a network; true on the server. */
export const useOnline = (): boolean => useTabState(onlineAtom);
