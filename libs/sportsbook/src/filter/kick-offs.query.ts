import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readKickOffs } from '@croupier/contracts';
import type { EventsScope } from '../events/events.query.ts';

/** When the matches of a sport or league begin. Beside the lists: what refreshes them refreshes this. */
export const kickOffsQuery = (api: Api, { sport, tournament }: EventsScope) =>
  queryOptions({
    queryKey: ['sportsbook', 'kick-offs', { sport, tournament }],
    queryFn: ({ signal }) =>
      api.call(readKickOffs, { query: { ...(sport && { sport }), ...(tournament && { tournament }) }, signal }),
    staleTime: 60_000,
  });
