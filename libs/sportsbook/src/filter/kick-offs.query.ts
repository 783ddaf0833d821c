import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import type { EventsScope } from '../events/events.query.ts';

/** Queries kick-off times in a sport or league. Its key makes it refresh with the lists. */
export const kickOffsQuery = (api: Api, { sport, tournament }: EventsScope) =>
  queryOptions({
    queryKey: ['sportsbook', 'kick-offs', { sport, tournament }],
    queryFn: async ({ signal }) => {
      const scope = { ...(sport && { sport }), ...(tournament && { tournament }) };
      return (await import('../calls.ts')).kickOffs(api, scope, signal);
    },
    staleTime: 60_000,
  });
