import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinGuest, splitGuest, splitLocale } from '@croupier/i18n';
import type { App, PagesApp, Worker } from '@croupier/server-pages';
import type { AppFolder, WebConfig } from './config.ts';

export interface SiteApp {
  readonly name: App['name'];
  /** Folder of the app under `apps/`. */
  readonly folder: AppFolder;
}

export const sites: readonly SiteApp[] = [
  { name: 'casino', folder: 'casino' },
  { name: 'sport', folder: 'betting' },
];

/** Returns the parts of an app that don't depend on the renderer. */
export function siteApp(
  { name, folder }: SiteApp,
  { origins, frames, studios, appsDir, keepsWorker }: WebConfig,
): Omit<PagesApp, 'render'> {
  const origin = origins[name];
  return {
    name,
    origin,
    worker: keepsWorker(new URL(origin).hostname) ? workerOf(path.join(appsDir, folder, 'dist')) : undefined,
    policy: { self: origin, games: origins.games, payments: origins.payments, frames, studios },
    elsewhere: name === 'casino' ? (pathname) => toSport(pathname, origins.sport) : fromSportRoot,
    folders: [
      { prefix: '/dist/', folder: path.join(appsDir, folder, 'dist/client') },
      // Files that browsers request at the root, icons and install data, and drawn covers.
      { prefix: '/', folder: path.join(appsDir, folder, 'public') },
    ],
  };
}

/** Returns the service worker. Its release is a hash of the browser build's manifest. */
function workerOf(dist: string): Worker | undefined {
  const [script, build] = [path.join(dist, 'worker/service-worker.js'), path.join(dist, 'client/.vite/manifest.json')];
  if (!existsSync(script) || !existsSync(build)) return undefined;
  const release = createHash('sha256').update(readFileSync(build)).digest('base64url').slice(0, 10);
  return { script: readFileSync(script, 'utf8'), release };
}

/** Redirects `/sport/…` to the sport host, in every language. */
function toSport(pathname: string, sport: string): string | undefined {
  const { path: bare } = splitLocale(splitGuest(pathname).path);
  return bare === '/sport' || bare.startsWith('/sport/') ? sport + pathname : undefined;
}

/** Redirects the sport host's `/` to `/sport`, in every language. */
function fromSportRoot(pathname: string): string | undefined {
  const { guestMode, path } = splitGuest(pathname);
  const { locale, path: bare } = splitLocale(path);
  if (bare !== '/') return undefined;
  return joinGuest(guestMode, locale ? `/${locale.toLowerCase()}/sport` : '/sport');
}
