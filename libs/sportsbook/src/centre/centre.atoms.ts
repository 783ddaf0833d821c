import { atom } from 'jotai';

/** Matches of the live centre whose tracker is open, until the page is left. */
export const trackedAtom = /* @__PURE__ */ atom<readonly number[]>([]);
