import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { storedKeys } from '@croupier/contracts';

/** Number of messages received while the chat was closed. */
export const unreadAtom = atom(0);

/** Time the chat was last opened, in epoch milliseconds; null for never. Source: specification §4. */
export const chatOpenedAtom = atomWithStorage<number | null>(storedKeys.chatOpened, null);
