import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readCashboxAvailability } from '@croupier/contracts';

/** Queries why deposits or withdrawals are blocked. The server refuses payments by the same rules. */
export const availabilityQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'availability'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readCashboxAvailability, { signal }),
  });
