import { atom } from 'jotai';

/** The address typed at one form of this tab, for the next: who forgot a password does not write it again. */
export const typedEmailAtom = atom('');
