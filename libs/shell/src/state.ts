import { useSyncExternalStore } from 'react';

export interface State<Value> {
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Interface state of one browser tab. On the server it is read, never written: a request has no modals. */
export function createState<Value>(initial: Value): State<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useShellState<Value>(state: State<Value>): Value {
  return useSyncExternalStore(state.subscribe, state.get, state.get);
}
