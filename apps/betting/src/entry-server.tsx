import { balanceQuery } from '@croupier/api-client';
import { laterCatalogs } from '@croupier/sportsbook';
import { createRender } from '@croupier/web-app/server';
import { commonCatalogs } from './catalogs.ts';
import { PlayerActions } from './frame/PlayerActions.ts';
import { createRouter } from './router.tsx';

export { routerManifest } from '@croupier/web-app/server';

export const rendererOf = createRender.bind(null, {
  createRouter,
  // On the server, lazy loading saves no download.
  catalogs: [...commonCatalogs, ...laterCatalogs],
  preload: PlayerActions.load,
  prefetch: async ({ api, queryClient }, player) => player && queryClient.prefetchQuery(balanceQuery(api)),
});
