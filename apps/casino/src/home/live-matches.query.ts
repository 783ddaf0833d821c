import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSportEvents } from '@croupier/contracts';

const SHOWN = '8';
const AGAIN_MS = 20_000;

/** Query of live matches, from the sportsbook's public list. */
export const liveMatchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['home', 'live-matches'],
    queryFn: ({ signal }) => api.call(readSportEvents, { query: { state: 'live', limit: SHOWN }, signal }),
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
  });
