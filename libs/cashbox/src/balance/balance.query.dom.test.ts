import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readAccounts } from '@croupier/contracts';
import { balanceQuery } from './balance.query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// shows: balance:polled; constant:balance-poll; login:signed-out
test('while the balance is on screen it is read again every ten seconds, and no more once it has left', async () => {
  const read = vi.fn(() => []);
  const observer = new QueryObserver(new QueryClient(), balanceQuery(answering([[readAccounts, read]])));
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(3);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});
