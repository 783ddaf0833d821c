import { expect, test } from 'vitest';
import { FairPool, NoTurn } from './fair-pool.ts';

const limits = { atOnce: 4, perClient: 2, waiting: 3, waitMs: 30_000 };

/** Creates calls that end on command, and records the order in which they began. */
function calls(pool: FairPool) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (client: string, name: string, signal?: AbortSignal) =>
    pool.run(
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
  const { began, call } = calls(new FairPool(limits));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void call('a', name);
  void call('b', 'b1');
  await settled();
  expect(began).toEqual(['a1', 'a2', 'b1']);
});

test('of those who wait the next is whoever had no turn for longest', async () => {
  const { began, call, end } = calls(new FairPool({ ...limits, atOnce: 1 }));
  const all = [call('a', 'a1'), call('a', 'a2'), call('a', 'a3'), call('b', 'b1'), call('c', 'c1'), call('b', 'b2')];
  for (let turn = 0; turn < all.length; turn++) {
    await settled();
    end(began[turn]!);
  }
  await Promise.all(all);
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('who has too many waiting is refused, and who waits too long', async () => {
  const { call } = calls(new FairPool({ ...limits, waitMs: 20 }));
  const asked = Array.from({ length: 6 }, (_, index) => call('a', `a${index}`));
  const reasons = await Promise.all(asked.slice(2).map((each) => each.catch((error: NoTurn) => error.reason)));
  expect(reasons).toEqual(['too long', 'too long', 'too long', 'too many']);
});

test('who leaves gives the place in the queue back, and a call that fails its turn', async () => {
  const pool = new FairPool({ ...limits, atOnce: 1 });
  const { began, call, end } = calls(pool);
  const first = call('a', 'a1');
  const left = new AbortController();
  const gone = call('b', 'b1', left.signal).catch((error: Error) => error);
  left.abort();
  expect(await gone).toBeInstanceOf(NoTurn);
  end('a1');
  await first;
  await expect(pool.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect([began, pool.active]).toEqual([['a1'], 0]);
});
