import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';

export const treeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'tree'],
    queryFn: async ({ signal }) => (await import('../calls.ts')).tree(api, signal),
  });
