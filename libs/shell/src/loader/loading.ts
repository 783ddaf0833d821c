import { atom } from 'jotai/vanilla';
import { tabStore } from '../tab-store.ts';

/** What is loading now. */
export const loadingAtom = /* @__PURE__ */ atom<ReadonlySet<symbol>>(/* @__PURE__ */ new Set<symbol>());

/** Shows the global loader until the answered function is called. */
export function beginLoading(): () => void {
  const item = Symbol('loading');
  tabStore.set(loadingAtom, (active) => new Set([...active, item]));
  return () => tabStore.set(loadingAtom, (active) => new Set([...active].filter((one) => one !== item)));
}

/** Shows the global loader while a promise is under way. */
export async function trackLoading<Result>(work: Promise<Result>): Promise<Result> {
  const done = beginLoading();
  try {
    return await work;
  } finally {
    done();
  }
}
