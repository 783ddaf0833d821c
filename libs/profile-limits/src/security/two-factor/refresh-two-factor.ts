import type { QueryClient } from '@tanstack/react-query';
import { type Api, playerQuery } from '@croupier/api-client';
import { twoFactorQuery } from './two-factor.query.ts';

/** The second factor went on or off: the card and the player are asked for again. */
export const refreshTwoFactor = (api: Api, queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: twoFactorQuery(api).queryKey }),
    queryClient.invalidateQueries({ queryKey: playerQuery(api).queryKey }),
  ]);
