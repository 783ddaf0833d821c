import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readCashboxDoors } from '@croupier/contracts';

/** Queries why deposits or withdrawals are blocked. The server refuses payments by the same rules. */
export const doorsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'doors'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readCashboxDoors, { signal }),
  });
