import { atom } from 'jotai';

/**
 * True after a correct password, while a one-time code is expected. All forms of this tab share it, so that stored
 * credentials in the header, a reopened popup and the sign-in page continue at the same step. The server ends it.
 */
export const codeAwaitedAtom = atom(false);
