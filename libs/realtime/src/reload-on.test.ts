import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TopicName } from '@croupier/contracts';
import { reloadOn } from './reload-on.ts';
import type { Listener } from './topic.ts';

const topics = new Map<TopicName, Listener>();
const realtime = {
  listen: (name: TopicName, listener: Listener) => (topics.set(name, listener), () => undefined),
  setPlayer: () => undefined,
  connected: () => true,
  onStatus: () => () => undefined,
  close: () => undefined,
};

const queryClient = new QueryClient();
let asked: string[] = [];
let aborted = 0;

/** Shows a query whose reply takes some time. */
function show(queryKey: string[]): void {
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    asked.push(queryKey.join(' '));
    signal.addEventListener('abort', () => aborted++);
    return new Promise((resolve) => void setTimeout(resolve, 100, 'answer'));
  };
  new QueryObserver(queryClient, {
    queryKey,
    queryFn,
    initialData: 'from the document',
    staleTime: Infinity,
  }).subscribe(() => undefined);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  aborted = 0;
  reloadOn(realtime, queryClient, {
    accounts: [['cashbox', 'balance']],
    payments: [['cashbox']],
    bonuses: [['cashbox', 'balance'], ['gifts']],
  });
  show(['cashbox', 'balance']);
  show(['cashbox', 'recent']);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('a page that joins all its topics reads each query once, and takes no call back', async () => {
  for (const name of ['accounts', 'payments', 'bonuses'] as const) {
    topics.get(name)!.reload!();
    await vi.advanceTimersByTimeAsync(5);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['cashbox balance', 'cashbox recent']);
  expect(aborted).toBe(0);
});

test('a change that comes while the answer to the one before is awaited is read as well', async () => {
  topics.get('accounts')!.event('changed', { currency: 'EUR' });
  await vi.advanceTimersByTimeAsync(60);
  topics.get('accounts')!.event('changed', { currency: 'EUR' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['cashbox balance', 'cashbox balance']);
});
