import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readPlayer } from '@croupier/contracts';
import { CallRefused, playerQuery } from './index.ts';
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
