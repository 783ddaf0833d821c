import { atom } from 'jotai/vanilla';

/** Whether somebody has opened a chat in this visit; until then nothing of one is fetched. False: it was closed again. */
export const chatOpenAtom = atom<boolean | null>(null);
