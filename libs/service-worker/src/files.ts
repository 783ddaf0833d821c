import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { storedFiles } from '@croupier/contracts';

const MONTH_SECONDS = 30 * 86_400;
/** A name that carries a hash of its content: what is kept under it is never stale. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.(\w+)$/;
const PICTURE = /^(?:avif|webp|png|jpg|svg)$/;

/** Scripts, styles, typefaces and covers as they are used, so many and for a month at most. */
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
