import { playerQuery } from '@croupier/api-client';
import { gameRowsQuery } from '@croupier/games';
import { serverDataQuery, winnersQuery } from '@croupier/promotions';
import type { AppServices } from '@croupier/web-app';

/** Loads the data of the home page in parallel. The rows are required; the other parts may be missing. */
export async function homeData({ context }: { readonly context: AppServices }): Promise<void> {
  const { api, pageContext, queryClient } = context;
  const player = queryClient.getQueryData(playerQuery(api).queryKey);
  await Promise.all([
    queryClient.ensureQueryData(gameRowsQuery(api, pageContext.locale)),
    queryClient.prefetchQuery(serverDataQuery(api, pageContext.locale)),
    queryClient.prefetchQuery(winnersQuery(api)),
    player && playerPart(context),
  ]);
}

/** Loads a player's part. If its code fails to load, for example offline, the rows are still shown. */
const playerPart = (context: AppServices) =>
  import('./player-home-data.ts').then(({ playerHomeData }) => playerHomeData(context)).catch(() => undefined);
