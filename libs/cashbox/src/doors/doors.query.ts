import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readCashboxDoors } from '@croupier/contracts';

/** What is in the way of deposits and withdrawals: the server says it, and refuses by the same. */
export const doorsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'doors'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readCashboxDoors, { signal }),
  });
