import { type Atom, useAtomValue } from 'jotai';
import { getDefaultStore } from 'jotai/vanilla';

/**
 * Interface state of one browser tab that code outside components changes too: modals, notices, the loader. On the
 * server it is read, never written: a request has no modals.
 */
export const tabStore = /* @__PURE__ */ getDefaultStore();

export const useTabState = <Value>(state: Atom<Value>): Value => useAtomValue(state, { store: tabStore });
