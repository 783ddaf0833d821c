import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { storedFiles } from '@croupier/contracts';

const MONTH_SECONDS = 30 * 86_400;
/** Matches a name with a hash of its content, whose cached file is never stale. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.(\w+)$/;
const PICTURE = /^(?:avif|webp|png|jpg|svg)$/;

/** Caches scripts, styles, fonts and covers as they are used, up to a number and for at most a month. */
export function keepFiles(): void {
  keep(storedFiles.code, { most: 240, of: (ending) => !PICTURE.test(ending) });
  keep(storedFiles.pictures, { most: 160, of: (ending) => PICTURE.test(ending) });
}

function keep(cacheName: string, { most, of }: { most: number; of: (ending: string) => boolean }): void {
  const bounds = new ExpirationPlugin({
    maxEntries: most,
    maxAgeSeconds: MONTH_SECONDS,
    purgeOnQuotaError: true,
  });
  registerRoute(
    ({ url, sameOrigin }) => {
      const ending = sameOrigin && HASHED.exec(url.pathname)?.[1];
      return ending ? of(ending) : false;
    },
    new CacheFirst({ cacheName, plugins: [bounds], matchOptions: { ignoreVary: true } }),
  );
}
