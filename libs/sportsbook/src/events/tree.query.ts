import type { Api } from '@croupier/api-client';
import { readSportTree } from '@croupier/contracts';
import { queryOptions } from '@tanstack/react-query';

export const treeQuery = (api: Api) =>
  queryOptions({ queryKey: ['sportsbook', 'tree'], queryFn: ({ signal }) => api.call(readSportTree, { signal }) });
