import { expect, test } from 'vitest';
import { limitRenders, TooBusy } from './limit-renders.ts';

test('as many run as may, some wait, the rest is turned away', async () => {
  const limited = limitRenders({ running: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const working = limited(() => first.promise);
  const waiting = limited(async () => 'second');
  await expect(limited(async () => 'third')).rejects.toThrow(TooBusy);
  first.resolve('first');
  expect([await working, await waiting]).toEqual(['first', 'second']);
  expect(await limited(async () => 'later')).toBe('later');
});

test('a render that fails makes room for the next', async () => {
  const limited = limitRenders({ running: 1, waiting: 0 });
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(async () => 'next')).toBe('next');
});
