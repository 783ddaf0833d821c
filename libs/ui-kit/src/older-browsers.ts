/**
 * Adds methods that the oldest supported browsers (`browserslist` in package.json) lack and this code or a library
 * calls. Each app imports it before its own code.
 */
function add<On extends object, Name extends keyof On>(on: On, name: Name, value: On[Name]): void {
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true });
}

// Chrome 119, Firefox 121, Safari 17.4.
add(Promise, 'withResolvers', <T>() => {
  let resolve!: PromiseWithResolvers<T>['resolve'];
  let reject!: PromiseWithResolvers<T>['reject'];
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
});

// Chrome 117, Firefox 119, Safari 17.4.
add(Map, 'groupBy', <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
});

// Chrome 120, Firefox 115, Safari 17.
add(URL, 'canParse', (address: string | URL, base?: string | URL) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
});

// Chrome 116, Firefox 124, Safari 17.4.
add(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: either.signal });
  }
  return either.signal;
});

export {};
