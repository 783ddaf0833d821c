import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, CallRefused } from './failure.ts';
import { createQueryClient } from './query-client.ts';

const log = vi.fn();
beforeEach(() => void log.mockReset());
afterEach(() => void vi.restoreAllMocks());

const load = (error: Error, meta?: Record<string, unknown>) =>
  createQueryClient(log)
    .fetchQuery({ queryKey: ['cashbox', 'balance', 7], queryFn: () => Promise.reject(error), ...(meta && { meta }) })
    .catch(() => undefined);

test('what fails to load is logged once, by its name or as a load that failed, and never asked for again by itself', async () => {
  const failure = new CallFailed('Network Error');
  await load(failure);
  await load(failure, { failure: 'LOAD_JACKPOTS' });
  expect(await load(new CallRefused(422, {}), { failure: 'LOAD_USER_LIMITS' })).toBeUndefined();
  expect(log.mock.calls.map(([, { label, key }]) => [label, key])).toEqual([
    ['LOAD_ERROR', 'cashbox,balance'],
    ['LOAD_JACKPOTS', 'cashbox,balance'],
    ['LOAD_USER_LIMITS', 'cashbox,balance'],
  ]);
});

test('a refusal nobody named, an answer taken back and a browser without a network are no failures', async () => {
  await load(new CallRefused(404, {}));
  const client = createQueryClient(log);
  const waiting = client
    .fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) })
    .catch(() => undefined);
  await client.cancelQueries();
  await waiting;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await load(new CallFailed('Network Error'), { failure: 'LOAD_JACKPOTS' });
  expect(log).not.toHaveBeenCalled();
});

test('of what is sent only what has a name is logged: the form says the rest', async () => {
  const client = createQueryClient(log);
  const send = (meta?: Record<string, unknown>) =>
    client
      .getMutationCache()
      .build(client, {
        mutationKey: ['limits', 'set'],
        mutationFn: () => Promise.reject(new CallRefused(422, {})),
        ...(meta && { meta }),
      })
      .execute(undefined)
      .catch(() => undefined);
  await send();
  expect(log).not.toHaveBeenCalled();
  await send({ failure: 'UPDATE_USER_LIMIT' });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(CallRefused), {
    label: 'UPDATE_USER_LIMIT',
    key: 'limits,set',
  });
});
