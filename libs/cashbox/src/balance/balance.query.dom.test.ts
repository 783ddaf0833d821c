import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { balanceQuery, holdNews, playersMoney, playersOwn, storeBalance } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readAccounts } from '@croupier/contracts';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';

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

// shows: balance:on-events
test('after a deposit the balance is read again, with what else a payment may change, such as gifts', async () => {
  const queryClient = new QueryClient();
  const queries = {
    gifts: { queryKey: ['promotions', 'gifts'], meta: playersMoney },
    limits: { queryKey: ['limits'], meta: playersOwn },
  };
  const reads = { balance: vi.fn(() => []), gifts: vi.fn(() => 0), limits: vi.fn(() => 0) };
  const leave = [
    { ...balanceQuery(answering([[readAccounts, reads.balance]])) },
    { ...queries.gifts, queryFn: reads.gifts },
    { ...queries.limits, queryFn: reads.limits },
  ].map((query) => new QueryObserver(queryClient, query as never).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(1);
  await refreshCashbox(queryClient);
  expect(Object.values(reads).map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1]);
  for (const each of leave) each();
});

test('a page reloaded in the middle of a round has the balance the game shows, then what the round came to', async () => {
  const wallets = ['EUR', 'USD'].map((currency) => ({
    ...{ currency, active: currency === 'EUR' },
    ...{ amount_cents: 1_150, available_to_cashout_cents: 0 },
  }));
  const queryClient = new QueryClient();
  const api = answering([[readAccounts, wallets]]);
  const observer = new QueryObserver(queryClient, balanceQuery(api));
  const release = holdNews('round');
  const leave = observer.subscribe(() => undefined);
  const amounts = () => observer.getCurrentResult().data?.map(({ amount_cents }) => amount_cents);
  await vi.advanceTimersByTimeAsync(500);
  expect(amounts()).toBeUndefined();
  await storeBalance(api, queryClient, { currency: 'EUR', cents: 900 });
  await vi.advanceTimersByTimeAsync(500);
  expect(amounts()).toEqual([900, 1_150]);
  release();
  await vi.advanceTimersByTimeAsync(1);
  expect(amounts()).toEqual([1_150, 1_150]);
  leave();
});
