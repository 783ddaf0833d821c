import { balanceQuery } from '@croupier/cashbox';
import { createRender } from '@croupier/web-app/server';
import { commonCatalogs } from './catalogs.ts';
import { PlayerActions } from './frame/PlayerActions.ts';
import { PlayerHome } from './home/PlayerHomeSlot.ts';
import { createRouter } from './router.tsx';

export { routerManifest } from '@croupier/web-app/server';

export const rendererOf = createRender.bind(null, {
  createRouter,
  catalogs: commonCatalogs,
  preload: () => Promise.all([PlayerActions.load(), PlayerHome.load()]),
  prefetchForPlayer: ({ api, queryClient }) => queryClient.prefetchQuery(balanceQuery(api)),
});
