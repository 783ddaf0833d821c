import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import type { EventsScope } from '../events/events.query.ts';

/** When the matches of a sport or league begin. Beside the lists: what refreshes them refreshes this. */
export const kickOffsQuery = (api: Api, { sport, tournament }: EventsScope) =>
  queryOptions({
    queryKey: ['sportsbook', 'kick-offs', { sport, tournament }],
    queryFn: async ({ signal }) => {
      const scope = { ...(sport && { sport }), ...(tournament && { tournament }) };
      return (await import('../calls.ts')).kickOffs(api, scope, signal);
    },
    staleTime: 60_000,
  });
