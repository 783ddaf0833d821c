import { type Atom, useAtomValue } from 'jotai';
import { getDefaultStore } from 'jotai/vanilla';

/**
 * Store of a tab's interface state that code outside components changes too: modals, notices, the loader. The server
 * only reads it: a request has no modals.
 */
export const tabStore = /* @__PURE__ */ getDefaultStore();

export const useTabState = <Value>(state: Atom<Value>): Value => useAtomValue(state, { store: tabStore });
