import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { storedFiles } from '@croupier/contracts';
import { OFFLINE_PAGE, worker } from './scope.ts';

/** Longer than any page takes that comes at all. */
const PATIENCE_SECONDS = 20;

/** What is no page: calls, and files that are opened or downloaded. */
const NO_PAGE = [/^\/(?:api|json-api|callbacks|sock|log|healthz|dist)(?:\/|$)/, /\.\w+$/];

/**
 * Pages come from the network, whatever they say (a site shut for work too), and are never kept: they hold what is a player's own.
 * Where nothing comes, the offline page stands in.
 */
export function answerPages(): void {
  worker.addEventListener('activate', (event) => event.waitUntil(worker.registration.navigationPreload?.enable()));
  const fromNetwork = new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [{ handlerDidError: () => caches.match(OFFLINE_PAGE, { cacheName: storedFiles.offlinePage }) }],
  });
  registerRoute(new NavigationRoute(fromNetwork, { denylist: NO_PAGE }));
}
