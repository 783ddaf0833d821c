import { gameRowsQuery } from '@croupier/games';
import { serverDataQuery, winnersQuery } from '@croupier/promotions';
import type { AppServices } from '@croupier/web-app';

/** What the home shows, asked for together. The rows must be there; the rest may be missing. */
export async function homeData({
  context: { api, pageContext, queryClient },
}: {
  readonly context: AppServices;
}): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(gameRowsQuery(api, pageContext.locale)),
    queryClient.prefetchQuery(serverDataQuery(api, pageContext.locale)),
    queryClient.prefetchQuery(winnersQuery(api)),
  ]);
}
