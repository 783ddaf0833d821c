// Must be first: it fixes the order of the style layers.
import '@croupier/ui-kit/styles.css';
import '@croupier/ui-kit/older-browsers';
import { startApp } from '@croupier/web-app/client';
import { commonCatalogs } from './catalogs.ts';
import { PlayerActions } from './frame/PlayerActions.ts';
import { PLAYER_HOME_ID, PlayerHome } from './home/PlayerHomeSlot.ts';
import { onIdle } from './on-idle.ts';
import { registerCasinoModals } from './popups/modals.ts';
import { createRouter } from './router.tsx';

void startApp({
  createRouter,
  catalogs: commonCatalogs,
  preload: ({ session }) =>
    session
      ? Promise.all([PlayerActions.load(), document.getElementById(PLAYER_HOME_ID) && PlayerHome.load()])
      : undefined,
  beforeHydration: registerCasinoModals,
  onIdle,
});
