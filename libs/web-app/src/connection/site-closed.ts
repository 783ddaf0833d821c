import { atom, useAtomValue } from 'jotai';
import { getDefaultStore } from 'jotai/vanilla';

/** The site is shut for work: when it is expected back, if that is known. Null while it is open. */
export const siteClosedAtom = atom<{ readonly until: string | null } | null>(null);

export const useSiteClosed = () => useAtomValue(siteClosedAtom, { store: getDefaultStore() });
