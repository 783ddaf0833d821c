import { afterEach, expect, test, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

afterEach(() => void vi.useRealTimers());

/** Creates work that ends on command. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, finish: () => resolve() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('so many of one key run at once, the others wait in order, and one more is told to come again', async () => {
  const limit = createConcurrencyLimit({ atOnce: 2, waiting: 2, waitMs: 1000 });
  const works = [work(), work(), work(), work()];
  const begun: number[] = [];
  const runs = works.map(({ promise }, index) =>
    limit.run('ada', () => {
      begun.push(index);
      return promise;
    }),
  );
  await expect(limit.run('ada', async () => 'too much')).rejects.toMatchObject({
    code: 'too_many_requests',
    params: { retry_after: 1 },
  });
  expect(begun).toEqual([0, 1]);
  works[1]!.finish();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  for (const { finish } of works) finish();
  await Promise.all(runs);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('one caller never waits for another, and who is not counted waits for nobody', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 0, waitMs: 1000 });
  const { promise, finish } = work();
  const [ada, nobody] = [limit.run('ada', () => promise), limit.run(null, () => promise)];
  expect(await limit.run('grace', async () => 'done')).toBe('done');
  expect(await limit.run(null, async () => 'done')).toBe('done');
  finish();
  await Promise.all([ada, nobody]);
});

test('who waited too long is told to come again, and is not run later', async () => {
  vi.useFakeTimers();
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 5, waitMs: 1000 });
  const { promise, finish } = work();
  const first = limit.run('ada', () => promise);
  const run = vi.fn(async () => undefined);
  const second = expect(limit.run('ada', run)).rejects.toMatchObject({ code: 'too_many_requests' });
  vi.advanceTimersByTime(1000);
  await second;
  finish();
  await first;
  expect(await limit.run('ada', async () => 'free')).toBe('free');
  expect(run).not.toHaveBeenCalled();
});

test('work that fails frees its place', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: 0, waitMs: 1000 });
  for (let round = 0; round < 3; round++)
    await expect(limit.run('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
