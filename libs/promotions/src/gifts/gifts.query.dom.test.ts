import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readBonuses, readFreeSpins } from '@croupier/contracts';
import { giftsQuery } from './gifts.query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// shows: balance:polled
test('while gifts are on screen, bonuses and free spins are read again every ten seconds', async () => {
  const [bonuses, spins] = [vi.fn(() => []), vi.fn(() => [])];
  const api = answering([
    [readBonuses, bonuses],
    [readFreeSpins, spins],
  ]);
  const leave = new QueryObserver(new QueryClient(), giftsQuery(api)).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([bonuses.mock.calls.length, spins.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([bonuses.mock.calls.length, spins.mock.calls.length]).toEqual([2, 2]);
  leave();
});
