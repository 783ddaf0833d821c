import { atom } from 'jotai/vanilla';
import { tabStore } from '../tab-store.ts';

/** Tasks in progress. */
export const loadingAtom = /* @__PURE__ */ atom<ReadonlySet<symbol>>(/* @__PURE__ */ new Set<symbol>());

/** Shows the global loader until the promise settles. */
export async function trackLoading<Result>(work: Promise<Result>): Promise<Result> {
  const item = Symbol('loading');
  tabStore.set(loadingAtom, (active) => new Set([...active, item]));
  try {
    return await work;
  } finally {
    tabStore.set(loadingAtom, (active) => new Set([...active].filter((one) => one !== item)));
  }
}
