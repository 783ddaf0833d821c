import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { storedKeys } from '@croupier/contracts';

const MOST = 5;

/** Searches that led to a page, newest first, on this device only. */
export const searchesAtom = /* @__PURE__ */ atomWithStorage<readonly string[]>(storedKeys.gameSearches, []);

export const rememberSearchAtom = /* @__PURE__ */ atom(null, (get, set, text: string) => {
  const others = get(searchesAtom).filter((one) => one.toLowerCase() !== text.toLowerCase());
  set(searchesAtom, [text, ...others].slice(0, MOST));
});
