import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readVerification } from '@croupier/contracts';

/** Queries the documents needed for verification and their status. The socket reports changes. */
export const verificationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['verification'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readVerification, { signal }),
  });
