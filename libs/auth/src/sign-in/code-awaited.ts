import { atom } from 'jotai';

/**
 * The password was right and a one-time code is awaited: known to every form of this tab, so that the header's stored
 * credentials, a popup closed by mistake and the page of its own go on at the same step. The server ends the wait.
 */
export const codeAwaitedAtom = atom(false);
