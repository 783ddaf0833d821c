import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readPlayer } from '@croupier/contracts';
import { adoptPlayer, CallRefused, playerQuery, storePlayer } from './index.ts';
import { answering, testPlayer } from './testing/index.ts';

const api = answering([
  [
    readPlayer,
    () => {
      throw new CallRefused(401, {});
    },
  ],
]);

test('who was never signed in is a guest', async () => {
  const queryClient = new QueryClient();
  expect(await queryClient.fetchQuery(playerQuery(api))).toBeNull();
});

test('a player whose session ended does not become a guest in silence', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const player = testPlayer();
  queryClient.setQueryData(playerQuery(api).queryKey, player);
  await expect(queryClient.fetchQuery({ ...playerQuery(api), staleTime: 0 })).rejects.toThrow(CallRefused);
  expect(queryClient.getQueryData(playerQuery(api).queryKey)).toEqual(player);
});

test.each(['changed', 'signed out'])('a reading begun before somebody %s covers nothing of it', async (what) => {
  const [before, asked] = [testPlayer(), Promise.withResolvers<void>()];
  const answer = Promise.withResolvers<typeof before>();
  const read = () => (asked.resolve(), answer.promise);
  const query = playerQuery(answering([[readPlayer, read]]));
  const queryClient = new QueryClient();
  queryClient.setQueryData(query.queryKey, before);
  const leave = new QueryObserver(queryClient, { ...query, staleTime: 0 }).subscribe(() => undefined);
  await asked.promise;
  const now = what === 'changed' ? { ...before, deposit_bonus_code: 'WELCOME' } : null;
  if (now) storePlayer(queryClient, now);
  else adoptPlayer(queryClient, null);
  answer.resolve(before);
  await vi.waitFor(() => expect(queryClient.getQueryState(query.queryKey)?.fetchStatus).toBe('idle'));
  expect(queryClient.getQueryData(query.queryKey)).toEqual(now);
  leave();
});
