import { atom, useAtomValue } from 'jotai';
import { getDefaultStore } from 'jotai/vanilla';

/** Maintenance state of the site, with its expected end, if known. Null while the site is open. */
export const siteClosedAtom = atom<{ readonly until: string | null } | null>(null);

export const useSiteClosed = () => useAtomValue(siteClosedAtom, { store: getDefaultStore() });
