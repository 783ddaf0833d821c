import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';

/** Queries the latest wins. The socket reports new ones. */
export const winnersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['promotions', 'winners'],
    queryFn: async ({ signal }) => (await import('../calls.ts')).winners(api, signal),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** Refreshes the winners after an event of `public:wins`. A burst of wins causes one fetch. */
export function winHappened(queryClient: QueryClient): void {
  const queryKey = ['promotions', 'winners'];
  if (queryClient.isFetching({ queryKey }) === 0) void queryClient.invalidateQueries({ queryKey });
}
