import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import type { BetsView } from './bets-view.ts';

/** Prefetches the first view of My bets. Its code is loaded with it, since no other page needs it at once. */
export async function prefetchBets(api: Api, queryClient: QueryClient, shown: BetsView): Promise<void> {
  const [{ betsQuery }, { wantedOf }] = await Promise.all([import('./bets.query.ts'), import('./bets-filter.ts')]);
  await queryClient.prefetchInfiniteQuery(betsQuery(api, wantedOf(shown)));
}
