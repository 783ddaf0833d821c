import { expect, test, vi } from 'vitest';
import { cacheFor } from './cache-for.ts';

test('concurrent callers share one read, which is cached for its lifetime', async () => {
  let now = 0;
  const read = vi.fn(async () => now);
  const ask = cacheFor(1_000, () => new Date(now), read);
  expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array.from({ length: 100 }, () => 0));
  now = 1_000;
  expect(await ask()).toBe(0);
  expect(read).toHaveBeenCalledOnce();
  now = 1_001;
  expect(await ask()).toBe(1_001);
});

test('a failed read fails for all who waited, and the next call reads again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there');
  const ask = cacheFor(1_000, () => new Date(0), read);
  const all = await Promise.allSettled([ask(), ask()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe('there');
  expect(read).toHaveBeenCalledTimes(2);
});
