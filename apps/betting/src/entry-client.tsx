// Must be first: it fixes the order of the style layers.
import '@croupier/ui-kit/styles.css';
import '@croupier/ui-kit/older-browsers';
import { startApp } from '@croupier/web-app/client';
import { commonCatalogs } from './catalogs.ts';
import { PlayerActions } from './frame/PlayerActions.ts';
import { registerBettingModals } from './modals.ts';
import { onIdle } from './on-idle.ts';
import { createRouter } from './router.tsx';

void startApp({
  createRouter,
  catalogs: commonCatalogs,
  preload: ({ session }) => (session ? PlayerActions.load() : undefined),
  beforeHydration: registerBettingModals,
  onIdle,
});
