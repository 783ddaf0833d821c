import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readTwoFactor } from '@croupier/contracts';

/** Whether signing in asks for a code, and how many recovery codes are left. */
export const twoFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'two-factor'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readTwoFactor, { signal }),
  });
