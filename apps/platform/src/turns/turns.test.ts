import { afterEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

afterEach(() => void vi.useRealTimers());

/** Creates work that ends on command. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, finish: () => resolve() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('so many of one key run at once, the others wait in order, and one more is told to come again', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 2, waitMs: 1000 });
  const works = [work(), work(), work(), work()];
  const begun: number[] = [];
  const runs = works.map(({ promise }, index) =>
    turns.run('ada', () => {
      begun.push(index);
      return promise;
    }),
  );
  await expect(turns.run('ada', async () => 'too much')).rejects.toMatchObject({
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
  const turns = createTurns({ atOnce: 1, waiting: 0, waitMs: 1000 });
  const { promise, finish } = work();
  const [ada, nobody] = [turns.run('ada', () => promise), turns.run(null, () => promise)];
  expect(await turns.run('grace', async () => 'done')).toBe('done');
  expect(await turns.run(null, async () => 'done')).toBe('done');
  finish();
  await Promise.all([ada, nobody]);
});

test('who waited too long is told to come again, and is not run later', async () => {
  vi.useFakeTimers();
  const turns = createTurns({ atOnce: 1, waiting: 5, waitMs: 1000 });
  const { promise, finish } = work();
  const first = turns.run('ada', () => promise);
  const run = vi.fn(async () => undefined);
  const second = expect(turns.run('ada', run)).rejects.toMatchObject({ code: 'too_many_requests' });
  vi.advanceTimersByTime(1000);
  await second;
  finish();
  await first;
  expect(await turns.run('ada', async () => 'free')).toBe('free');
  expect(run).not.toHaveBeenCalled();
});

test('work that fails gives its turn back', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 0, waitMs: 1000 });
  for (let round = 0; round < 3; round++)
    await expect(turns.run('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
