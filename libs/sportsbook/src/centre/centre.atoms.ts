import { atom } from 'jotai';

/** Matches of the live centre that show their tracker, until the page is left. */
export const trackedAtom = /* @__PURE__ */ atom<readonly number[]>([]);
