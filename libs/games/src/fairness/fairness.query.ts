import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import {
  readFairnessSeeds,
  readRound,
  readRounds,
  readSharedRound,
  rotateFairnessSeeds,
  setClientSeed,
} from '@croupier/contracts';

export const seedsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['fairness', 'seeds'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readFairnessSeeds, { signal }),
  });

export const roundsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['fairness', 'rounds'],
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readRounds, { query: { limit: '10', ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Queries a shared round. It never changes, but sharing can be revoked. */
export const sharedRoundQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['fairness', 'shared', token],
    queryFn: ({ signal }) => api.call(readSharedRound, { params: { token }, signal }),
  });

export const roundQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['fairness', 'round', id],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readRound, { params: { id }, signal }),
  });

/** Reveals the current seed and starts the next one. Rounds under the revealed seed can be checked from then on. */
export const rotateMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (clientSeed: string | undefined) =>
      clientSeed === undefined
        ? api.call(rotateFairnessSeeds, { body: {} })
        : api.call(setClientSeed, { body: { client_seed: clientSeed } }),
    onSuccess: (seeds) => {
      queryClient.setQueryData(seedsQuery(api).queryKey, seeds);
      return queryClient.invalidateQueries({ queryKey: ['fairness', 'round'] });
    },
  });
