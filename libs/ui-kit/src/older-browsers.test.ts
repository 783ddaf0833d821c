import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const names = [
  [Promise, 'withResolvers'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
  [AbortSignal, 'any'],
] as const;
const own = names.map(([on, name]) => Object.getOwnPropertyDescriptor(on, name)!);

beforeEach(async () => {
  for (const [on, name] of names) Reflect.deleteProperty(on, name);
  vi.resetModules();
  await import('./older-browsers.ts');
});
afterEach(() => names.forEach(([on, name], at) => Object.defineProperty(on, name, own[at]!)));

test('what a browser has stays its own', async () => {
  const groupBy = vi.fn();
  Object.defineProperty(Map, 'groupBy', { value: groupBy, configurable: true });
  vi.resetModules();
  await import('./older-browsers.ts');
  expect(Map.groupBy).toBe(groupBy);
});

test('a promise is settled from outside', async () => {
  const kept = Promise.withResolvers<number>();
  kept.resolve(7);
  await expect(kept.promise).resolves.toBe(7);
  const broken = Promise.withResolvers<number>();
  broken.reject(new Error('no'));
  await expect(broken.promise).rejects.toThrow('no');
});

test('things are grouped in the order in which their keys come', () => {
  const groups = Map.groupBy(
    ['pear', 'fig', 'plum', 'kiwi', 'nut'],
    (fruit, index) => fruit.length + (index > 3 ? 2 : 0),
  );
  expect([...groups]).toEqual([
    [4, ['pear', 'plum', 'kiwi']],
    [3, ['fig']],
    [5, ['nut']],
  ]);
});

test('an address parses or does not', () => {
  expect(URL.canParse('/users', 'http://casino.localhost')).toBe(true);
  expect(URL.canParse('/users')).toBe(false);
  expect(URL.canParse('http://[')).toBe(false);
});

test('the first of several signals counts, one of before as well, and its reason is passed on', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const either = AbortSignal.any([first.signal, second.signal]);
  expect(either.aborted).toBe(false);
  second.abort('enough');
  first.abort('later');
  expect(either.reason).toBe('enough');
  expect(AbortSignal.any([first.signal]).reason).toBe('later');
  expect(AbortSignal.any([]).aborted).toBe(false);
});
