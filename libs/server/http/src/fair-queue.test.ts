import { expect, test } from 'vitest';
import { FairQueue, QueueRejection } from './fair-queue.ts';

const limits = { atOnce: 4, perClient: 2, waiting: 3, waitMs: 30_000 };

/** Creates calls that end on command, and records the order in which they began. */
function calls(queue: FairQueue) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (client: string, name: string, signal?: AbortSignal) =>
    queue.run(
      client,
      () => {
        began.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  return { began, call, end: (name: string) => ends.get(name)?.() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a client with more than its share waits, others do not', async () => {
  const { began, call } = calls(new FairQueue(limits));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void call('a', name);
  void call('b', 'b1');
  await settled();
  expect(began).toEqual(['a1', 'a2', 'b1']);
});

test('the next call is that of the waiting client served least recently', async () => {
  const { began, call, end } = calls(new FairQueue({ ...limits, atOnce: 1 }));
  const all = [call('a', 'a1'), call('a', 'a2'), call('a', 'a3'), call('b', 'b1'), call('c', 'c1'), call('b', 'b2')];
  for (let index = 0; index < all.length; index++) {
    await settled();
    end(began[index]!);
  }
  await Promise.all(all);
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('who has too many waiting is refused, and who waits too long', async () => {
  const { call } = calls(new FairQueue({ ...limits, waitMs: 20 }));
  const asked = Array.from({ length: 6 }, (_, index) => call('a', `a${index}`));
  const reasons = await Promise.all(asked.slice(2).map((each) => each.catch((error: QueueRejection) => error.reason)));
  expect(reasons).toEqual(['too long', 'too long', 'too long', 'too many']);
});

test('a client that disconnects frees its place in the queue, as does a call that fails', async () => {
  const queue = new FairQueue({ ...limits, atOnce: 1 });
  const { began, call, end } = calls(queue);
  const first = call('a', 'a1');
  const left = new AbortController();
  const gone = call('b', 'b1', left.signal).catch((error: Error) => error);
  left.abort();
  expect(await gone).toBeInstanceOf(QueueRejection);
  end('a1');
  await first;
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect([began, queue.active]).toEqual([['a1'], 0]);
});
