import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { finishedLocales, type Locale, locales, sourceLocale, splitLocale } from '@croupier/i18n';
import { type App, createPages, type PagesApp, type Render } from '@croupier/server-pages';
import { root, type WebConfig } from './web-config.ts';

/** What the server build of an app exports. */
export interface AppBuild {
  readonly routerManifest: (vite: object, base: string, messages: readonly string[]) => unknown;
  readonly rendererOf: (manifestOf: (locale: string) => unknown) => Render;
}

export const sites = [
  { name: 'casino', folder: 'apps/casino' },
  { name: 'sport', folder: 'apps/betting' },
] as const;

/** Parts of an app that do not depend on how it is built. */
export function appOf(name: App['name'], { origins }: WebConfig): Omit<PagesApp, 'render' | 'folders'> {
  const origin = origins[name];
  return {
    name,
    origin,
    policy: { self: origin, games: origins.games, payments: origins.payments },
    elsewhere: name === 'casino' ? (pathname) => toSport(pathname, origins.sport) : fromSportRoot,
  };
}

/** `/sport/…` belongs to the sport host, in every language. */
function toSport(pathname: string, sport: string): string | undefined {
  const { path: bare } = splitLocale(pathname);
  return bare === '/sport' || bare.startsWith('/sport/') ? sport + pathname : undefined;
}

/** The sport host's `/` is `/sport`, in every language. */
function fromSportRoot(pathname: string): string | undefined {
  const { locale, path: bare } = splitLocale(pathname);
  if (bare !== '/') return undefined;
  return locale ? `/${locale.toLowerCase()}/sport` : '/sport';
}

async function builtApp({ name, folder }: (typeof sites)[number], config: WebConfig): Promise<PagesApp> {
  const dist = path.join(root, folder, 'dist');
  const client = path.join(dist, 'client');
  const build = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as AppBuild;
  const vite = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<string, object>;
  // The texts of the page's language load along with its code, not after it.
  const manifests = new Map(locales.map((locale) => [locale, build.routerManifest(vite, '/dist/', textsOf(vite, locale))]));
  return {
    ...appOf(name, config),
    render: build.rendererOf((locale) => manifests.get(locale as Locale)),
    folders: [
      { prefix: '/dist/', folder: client },
      // The few files browsers look for at the top: icons, install data.
      { prefix: '/', folder: path.join(root, folder, 'public') },
    ],
  };
}

/** A language still being translated borrows from English. */
const textsOf = (vite: Record<string, object>, locale: Locale) =>
  (finishedLocales.includes(locale) ? [locale] : [locale, sourceLocale]).flatMap((wanted) =>
    Object.keys(vite).filter((key) => new RegExp(`^_texts-${wanted}-[\\w-]{8}\\.js$`).test(key)),
  );

/** The pages of the built site. */
export async function builtPages(config: WebConfig): Promise<RequestListener> {
  const built = sites.filter(({ folder }) => existsSync(path.join(root, folder, 'dist/server/entry-server.js')));
  if (built.length === 0) throw new Error('nothing is built: run `npm start`, which builds first');
  const arcade = path.join(root, 'apps/arcade/dist');
  return createPages({
    apps: await Promise.all(built.map((site) => builtApp(site, config))),
    arcade: existsSync(arcade) ? { folder: arcade, framedBy: [config.origins.casino, config.origins.sport] } : undefined,
    origins: config.origins,
    internalApi: config.internalApi,
    editionsByHost: config.editionsByHost,
  });
}
