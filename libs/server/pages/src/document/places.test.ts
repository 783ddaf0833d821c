import { expect, test } from 'vitest';
import { Places, TooBusy } from './places.ts';

test('as many work as there are places, some wait, the rest is turned away', async () => {
  const places = new Places(1, 1);
  const first = Promise.withResolvers<string>();
  const working = places.take(() => first.promise);
  const waiting = places.take(async () => 'second');
  await expect(places.take(async () => 'third')).rejects.toThrow(TooBusy);
  first.resolve('first');
  expect([await working, await waiting]).toEqual(['first', 'second']);
  expect(await places.take(async () => 'later')).toBe('later');
});

test('work that fails frees its place', async () => {
  const places = new Places(1, 0);
  await expect(places.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await places.take(async () => 'next')).toBe('next');
});
