import { atom } from 'jotai/vanilla';

/**
 * State of the chats in this visit: null until the visitor opens one, and nothing is fetched until then. False: closed
 * again.
 */
export const chatOpenAtom = atom<boolean | null>(null);
