import { favouritesQuery, recentGamesQuery } from '@croupier/games';
import type { AppServices } from '@croupier/web-app';
import { liveMatchesQuery } from './live-matches.query.ts';
import { PlayerHome } from './PlayerHomeSlot.ts';

/** Loads the top of a player's home page. All of it may be missing: the rows below don't depend on it. */
export async function playerHomeData({ api, queryClient }: AppServices): Promise<void> {
  await Promise.all([
    PlayerHome.load(),
    queryClient.prefetchQuery(recentGamesQuery(api)),
    queryClient.prefetchQuery(favouritesQuery(api)),
    queryClient.prefetchQuery(liveMatchesQuery(api)),
  ]);
}
