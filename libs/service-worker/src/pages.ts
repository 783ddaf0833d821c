import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { storedFiles } from '@croupier/contracts';
import { OFFLINE_PAGE, worker } from './scope.ts';

/** Timeout for a page. No working page takes longer. */
const PATIENCE_SECONDS = 20;

/** Paths that aren't pages: calls, and files that are opened or downloaded. */
const NO_PAGE = [/^\/(?:api|json-api|callbacks|sock|log|healthz|dist)(?:\/|$)/, /\.\w+$/];

/**
 * Serves pages from the network, including error pages (such as maintenance), and never caches them: they contain a
 * player's own data. Serves the offline page without a response.
 */
export function answerPages(): void {
  worker.addEventListener('activate', (event) => event.waitUntil(worker.registration.navigationPreload?.enable()));
  const fromNetwork = new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [{ handlerDidError: () => caches.match(OFFLINE_PAGE, { cacheName: storedFiles.offlinePage }) }],
  });
  registerRoute(new NavigationRoute(fromNetwork, { denylist: NO_PAGE }));
}
