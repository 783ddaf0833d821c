import { useSyncExternalStore } from 'react';

/**
 * A value that components watch: the scripts of a game write it, the picture follows. Ours, because jotai would add
 * 2.7 KB of brotli to every game's first load.
 */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (change: Partial<Value>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value extends object>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <Value>({ get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>): Value =>
  useSyncExternalStore(subscribe, get);
