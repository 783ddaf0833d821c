import { storedFiles } from '@croupier/contracts';
import { OFFLINE_PAGE, worker } from './scope.ts';

/**
 * Caches the offline page at installation: a few kilobytes with every language. Nothing else is fetched before it is
 * needed.
 */
export function keepOffline(): void {
  worker.addEventListener('install', (event) => event.waitUntil(keep()));
  worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
}

async function keep(): Promise<void> {
  const cache = await caches.open(storedFiles.offlinePage);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

/** Deletes the caches of older workers, which have other names. */
async function forgetOthers(): Promise<void> {
  const own: readonly string[] = Object.values(storedFiles);
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name);
}
