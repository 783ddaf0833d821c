import { expect, test, vi } from 'vitest';
import { cachedMethods } from './cached-methods.ts';
import type { Report } from './context.ts';
import { guardProvider } from './guard-provider.ts';
import { type PaymentProvider, ProviderAway, ProviderRefused } from './provider.ts';

let now = 0;
const clock = () => new Date(now);
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a provider whose `read` and `methods` are the only calls used. */
function provider(read: PaymentProvider['read']): PaymentProvider {
  const never = () => Promise.reject(new Error('not asked here'));
  return {
    name: 'test',
    script: never,
    customerToken: () => '',
    methods: () => Promise.reject(new ProviderAway('hung')),
    profile: never,
    forget: never,
    open: never,
    read,
    cancel: never,
    report: never,
    callback: () => {
      throw new Error('not asked here');
    },
  };
}
const codes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((each) => (each.status === 'rejected' ? each.reason.name : 'answered'));

// shows: promise:X4
test('of 300 calls to a provider that hangs 16 wait for it, and all the others are told with them that it is away', async () => {
  const hung: (() => void)[] = [];
  const read = vi.fn(() => new Promise<null>((_, reject) => hung.push(() => reject(new ProviderAway('hung')))));
  const guarded = guardProvider(provider(read), clock);
  const calls = Array.from({ length: 300 }, () => guarded.read('1'));
  const all = codes(calls);
  await settle();
  expect(read).toHaveBeenCalledTimes(16);
  for (const give of hung) give();
  expect(new Set(await all)).toEqual(new Set(['ProviderAway']));
  expect(read).toHaveBeenCalledTimes(16);
});

test('after a pause one call tries, and its answer opens the way for all', async () => {
  const read = vi.fn<PaymentProvider['read']>().mockRejectedValue(new ProviderAway('hung'));
  const guarded = guardProvider(provider(read), clock);
  for (let turn = 0; turn < 10; turn++) await codes([guarded.read('1')]);
  expect(read).toHaveBeenCalledTimes(4);
  now += 5_000;
  read.mockImplementation(async () => null);
  expect(await codes([guarded.read('1'), guarded.read('1')])).toEqual(['answered', 'ProviderAway']);
  expect(await codes([guarded.read('1'), guarded.read('1')])).toEqual(['answered', 'answered']);
});

test('who waited too long for a turn is told at once, and operators hear of the silence and of its end', async () => {
  const answers: (() => void)[] = [];
  const read = vi.fn(() => new Promise<null>((resolve) => answers.push(() => resolve(null))));
  const report = vi.fn<Report>();
  const guarded = guardProvider(provider(read), clock, report);
  const all = codes(Array.from({ length: 17 }, () => guarded.read('1')));
  await settle();
  now += 3_000;
  for (const answer of answers) answer();
  expect((await all).filter((outcome) => outcome === 'ProviderAway')).toHaveLength(1);
  expect(read).toHaveBeenCalledTimes(16);
  read.mockRejectedValue(new ProviderAway('hung'));
  for (let turn = 0; turn < 6; turn++) await codes([guarded.read('1')]);
  now += 5_000;
  read.mockResolvedValue(null);
  await codes([guarded.read('1')]);
  expect(report.mock.calls.map(([what]) => what)).toEqual(['payment provider away', 'payment provider answers again']);
});

test('a provider that fails with an answer is there', async () => {
  const read = vi.fn<PaymentProvider['read']>().mockRejectedValue(new ProviderAway('500', { answered: true }));
  const guarded = guardProvider(provider(read), clock);
  for (let turn = 0; turn < 10; turn++) await codes([guarded.read('1')]);
  expect(read).toHaveBeenCalledTimes(10);
});

test('a provider that says no is there: nobody is kept from asking', async () => {
  const read = vi.fn<PaymentProvider['read']>().mockRejectedValue(new ProviderRefused('declined'));
  const guarded = guardProvider(provider(read), clock);
  for (let turn = 0; turn < 10; turn++) await codes([guarded.read('1')]);
  expect(read).toHaveBeenCalledTimes(10);
});

test('everyone who waits for the methods of a provider that hangs is told that it is unavailable', async () => {
  const methods = cachedMethods(
    provider(async () => null),
    clock,
  );
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => methods()));
  expect(new Set(answers.map((each) => each.status === 'rejected' && each.reason.code))).toEqual(
    new Set(['unavailable']),
  );
});
