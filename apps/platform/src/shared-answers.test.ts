import { expect, test, vi } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

const write = (value: unknown) => JSON.stringify(value);

test('what is asked for at once is read once, what is asked for later is read again', async () => {
  const answers = createSharedAnswers();
  let read = 0;
  const ask = (key: string) => answers.get(key, async () => ({ read: ++read }), write);
  const texts = async (...keys: string[]) => (await Promise.all(keys.map(ask))).map(({ text }) => text);
  expect(await texts('a', 'a', 'b', 'a')).toEqual(['{"read":1}', '{"read":1}', '{"read":2}', '{"read":1}']);
  expect(await texts('a')).toEqual(['{"read":3}']);
});

test('a value that is the same one is written once, and has the same mark', async () => {
  const answers = createSharedAnswers();
  const games = [{ id: 1 }];
  const writes = vi.fn(write);
  const [first, second, other] = [
    await answers.get('desktop', async () => games, writes),
    await answers.get('mobile', async () => games, writes),
    await answers.get('mobile', async () => [{ id: 2 }], writes),
  ];
  expect(second).toBe(first);
  expect(other.etag).not.toBe(first.etag);
  expect(writes).toHaveBeenCalledTimes(2);
});

test('a read that fails fails for those who waited for it, and is not kept', async () => {
  const answers = createSharedAnswers();
  const failing = () => answers.get('a', () => Promise.reject(new Error('away')), write);
  const [one, other] = await Promise.allSettled([failing(), failing()]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  expect((await answers.get('a', async () => 1, write)).text).toBe('1');
});
