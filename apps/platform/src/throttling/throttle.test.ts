import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

test('who takes more than their share waits for it, nobody else does, and a page that asks for a few things never', async () => {
  const throttle = createThrottle({ share: 0.25, aheadMs: 400, leastMs: 25, mostMs: 25 });
  const ask = (key: string | null) => throttle.run(key, async () => undefined);
  // 25 ms count as 100: four calls are 400 ms ahead.
  expect(await timed(async () => void (await ask('ada'), await ask('ada'), await ask('ada')))).toBeLessThan(90);
  const more = await timed(async () => {
    for (let call = 0; call < 5; call++) await ask('ada');
  });
  expect(more).toBeGreaterThan(250);
  expect(await timed(() => ask('ben'))).toBeLessThan(90);
  expect(await timed(() => ask(null))).toBeLessThan(90);
});

test('work that fails counts, and its error arrives', async () => {
  const throttle = createThrottle({ share: 0.5, aheadMs: 0, leastMs: 50, mostMs: 50 });
  await expect(throttle.run('ada', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await timed(() => throttle.run('ada', async () => undefined))).toBeGreaterThan(50);
});
