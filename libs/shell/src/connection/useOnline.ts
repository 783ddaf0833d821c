import { useTabState } from '../tab-store.ts';
import { onlineAtom } from './online.atoms.ts';

/** Whether the device has a network. The server says yes. */
export const useOnline = (): boolean => useTabState(onlineAtom);
