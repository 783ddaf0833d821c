import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { signInsQuery } from './history/sign-ins.query.ts';
import { sessionsQuery } from './sessions.query.ts';
import { twoFactorQuery } from './two-factor/two-factor.query.ts';

/** Prefetches the data of the security page. A failed request is retried there. */
export const prefetchSecurity = (api: Api, queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(twoFactorQuery(api)),
    queryClient.prefetchQuery(sessionsQuery(api)),
    queryClient.prefetchInfiniteQuery(signInsQuery(api)),
  ]);
