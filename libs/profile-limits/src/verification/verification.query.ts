import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readVerification } from '@croupier/contracts';

/** What is needed to be verified and how far each document is. The socket says when it changed. */
export const verificationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['verification'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readVerification, { signal }),
  });
