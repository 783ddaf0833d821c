import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSportTree } from '@croupier/contracts';

export const treeQuery = (api: Api) =>
  queryOptions({ queryKey: ['sportsbook', 'tree'], queryFn: ({ signal }) => api.call(readSportTree, { signal }) });
