import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readTwoFactor } from '@croupier/contracts';

/** Queries whether two-factor sign-in is on, and the number of recovery codes left. */
export const twoFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'two-factor'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readTwoFactor, { signal }),
  });
