import { expect, test, vi } from 'vitest';
import { keptFor } from './kept-for.ts';

test('whoever asks at once shares one read, and it is kept for its time', async () => {
  let now = 0;
  const read = vi.fn(async () => now);
  const ask = keptFor(1_000, () => new Date(now), read);
  expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array.from({ length: 100 }, () => 0));
  now = 1_000;
  expect(await ask()).toBe(0);
  expect(read).toHaveBeenCalledOnce();
  now = 1_001;
  expect(await ask()).toBe(1_001);
});

test('a read that fails is told to all who waited, and the next one asks anew', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there');
  const ask = keptFor(1_000, () => new Date(0), read);
  const all = await Promise.allSettled([ask(), ask()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe('there');
  expect(read).toHaveBeenCalledTimes(2);
});
