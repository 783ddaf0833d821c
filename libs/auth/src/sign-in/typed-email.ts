import { atom } from 'jotai';

/** Email typed in one form of this tab, reused in the next, for example in the password recovery. */
export const typedEmailAtom = atom('');
