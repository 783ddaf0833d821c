import type { QueryClient } from '@tanstack/react-query';
import { type Api, playerQuery } from '@croupier/api-client';
import { twoFactorQuery } from './two-factor.query.ts';

/** Refetches the card and the player after two-factor sign-in was turned on or off. */
export const refreshTwoFactor = (api: Api, queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: twoFactorQuery(api).queryKey }),
    queryClient.invalidateQueries({ queryKey: playerQuery(api).queryKey }),
  ]);
