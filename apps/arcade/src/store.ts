import { useSyncExternalStore } from 'react';

/**
 * Value that components watch: scripts of a game write it, and components render it. Our own, because jotai would add
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
      if (changesNothing(value, change)) return;
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns whether a change leaves every value as it is. Such a change notifies no subscriber, so nothing is drawn
 * again.
 */
export const changesNothing = <Value extends object>(value: Value, change: Partial<Value>): boolean =>
  (Object.keys(change) as (keyof Value)[]).every((key) => Object.is(value[key], change[key]));

type Watched<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

export const useStore = <Value>({ get, subscribe }: Watched<Value>): Value => useSyncExternalStore(subscribe, get);

/** Subscribes a component to one field. A change of the other fields doesn't render it again. */
export const usePart = <Value, Name extends keyof Value>({ get, subscribe }: Watched<Value>, name: Name): Value[Name] =>
  useSyncExternalStore(subscribe, () => get()[name]);
