import path from 'node:path';
import { joinGuest, splitGuest, splitLocale } from '@croupier/i18n';
import type { App, PagesApp } from '@croupier/server-pages';
import type { WebConfig } from './config.ts';

export interface SiteApp {
  readonly name: App['name'];
  /** Its folder under `apps/`. */
  readonly folder: string;
}

export const sites: readonly SiteApp[] = [
  { name: 'casino', folder: 'casino' },
  { name: 'sport', folder: 'betting' },
];

/** The parts of an app that do not depend on who renders it. */
export function siteApp(
  { name, folder }: SiteApp,
  { origins, frames, studios, appsDir }: WebConfig,
): Omit<PagesApp, 'render'> {
  const origin = origins[name];
  return {
    name,
    origin,
    policy: { self: origin, games: origins.games, payments: origins.payments, frames, studios },
    elsewhere: name === 'casino' ? (pathname) => toSport(pathname, origins.sport) : fromSportRoot,
    folders: [
      { prefix: '/dist/', folder: path.join(appsDir, folder, 'dist/client') },
      // What browsers look for at the top, icons and install data, and drawn covers.
      { prefix: '/', folder: path.join(appsDir, folder, 'public') },
    ],
  };
}

/** `/sport/…` belongs to the sport host, in every language. */
function toSport(pathname: string, sport: string): string | undefined {
  const { path: bare } = splitLocale(splitGuest(pathname).path);
  return bare === '/sport' || bare.startsWith('/sport/') ? sport + pathname : undefined;
}

/** The sport host's `/` is `/sport`, in every language. */
function fromSportRoot(pathname: string): string | undefined {
  const { guestMode, path } = splitGuest(pathname);
  const { locale, path: bare } = splitLocale(path);
  if (bare !== '/') return undefined;
  return joinGuest(guestMode, locale ? `/${locale.toLowerCase()}/sport` : '/sport');
}
