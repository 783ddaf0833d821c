import { balanceQuery } from '@croupier/api-client';
import { catalog as competitionsCatalog, jackpotsQuery } from '@croupier/competitions';
import { editions, offersCompetition } from '@croupier/i18n';
import { createRender } from '@croupier/web-app/server';
import { commonCatalogs } from './catalogs.ts';
import { HeaderTotal, HomeJackpots } from './competitions/jackpots.ts';
import { PlayerActions } from './frame/PlayerActions.ts';
import { PlayerHome } from './home/PlayerHomeSlot.ts';
import { createRouter } from './router.tsx';

export { routerManifest } from '@croupier/web-app/server';

export const rendererOf = createRender.bind(null, {
  createRouter,
  // On the server, lazy loading saves no download.
  catalogs: [...commonCatalogs, competitionsCatalog],
  preload: () => Promise.all([PlayerActions.load(), PlayerHome.load(), HeaderTotal.load(), HomeJackpots.load()]),
  // A player's browser loads the jackpots after hydration.
  prefetch: async ({ api, pageContext, queryClient }, player) => {
    if (player) return queryClient.prefetchQuery(balanceQuery(api));
    if (offersCompetition(editions[pageContext.edition].rules, 'jackpots'))
      await queryClient.prefetchQuery(jackpotsQuery(api));
  },
});
