import { balanceQuery } from '@croupier/cashbox';
import { createRender } from '@croupier/web-app/server';
import { commonCatalogs } from './catalogs.ts';
import { PlayerActions } from './frame/PlayerActions.ts';
import { createRouter } from './router.tsx';

export { routerManifest } from '@croupier/web-app/server';

export const rendererOf = createRender.bind(null, {
  createRouter,
  catalogs: commonCatalogs,
  preload: PlayerActions.load,
  prefetchForPlayer: ({ api, queryClient }) => queryClient.prefetchQuery(balanceQuery(api)),
});
