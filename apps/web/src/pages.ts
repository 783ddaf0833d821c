import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, locales } from '@croupier/i18n';
import { SettingsError, type SiteWatch } from '@croupier/server-http';
import { type App, createPages, type Render, remoteRender, serveRenders } from '@croupier/server-pages';
import type { AppFolder, WebConfig } from './config.ts';
import { type SiteApp, siteApp, sites } from './sites.ts';

/** Exports of an app's server build. */
export interface AppBuild {
  readonly routerManifest: (vite: object, base: string, messages: readonly string[]) => unknown;
  readonly rendererOf: (filesOf: (locale: string) => unknown) => Render;
}

const serverBuild = ({ folder }: SiteApp, { appsDir }: WebConfig) =>
  path.join(appsDir, folder, 'dist/server/entry-server.js');

const wants = ({ apps }: WebConfig, folder: AppFolder) => apps === undefined || apps.includes(folder);

/** Returns whether to serve a build. Throws when the settings name the app but its build is missing. */
function serves(config: WebConfig, folder: AppFolder, build: string): boolean {
  if (!wants(config, folder)) return false;
  if (existsSync(build)) return true;
  if (config.apps) throw new SettingsError(`The setting APPS names ${folder}, but there is no build at ${build}.`);
  return false;
}

const builtSites = (config: WebConfig) =>
  sites.filter((site) => serves(config, site.folder, serverBuild(site, config)));

/** Loads the renderer from an app's build. */
async function rendererOf(site: SiteApp, config: WebConfig): Promise<Render> {
  const build = (await import(pathToFileURL(serverBuild(site, config)).href)) as AppBuild;
  const manifest = path.join(config.appsDir, site.folder, 'dist/client/.vite/manifest.json');
  const vite = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, object>;
  // The texts of the page's language load in parallel with its code.
  const manifests = new Map<string, unknown>(
    locales.map((locale) => [locale, build.routerManifest(vite, '/dist/', textsOf(vite, locale))]),
  );
  return build.rendererOf((locale) => manifests.get(locale));
}

const textsOf = (vite: Record<string, object>, locale: Locale) =>
  Object.keys(vite).filter((key) => new RegExp(`^_texts-${locale}-[\\w-]{8}\\.js$`).test(key));

function pagesWith(config: WebConfig, renders: ReadonlyMap<App['name'], Render>, site: SiteWatch): RequestListener {
  const arcade = path.join(config.appsDir, 'arcade/dist');
  return createPages({
    apps: sites.flatMap((site) => {
      const render = renders.get(site.name);
      return render ? [{ ...siteApp(site, config), render }] : [];
    }),
    arcade: serves(config, 'arcade', arcade)
      ? { folder: arcade, framedBy: [config.origins.casino, config.origins.sport] }
      : undefined,
    origins: config.origins,
    idleTitles: config.idleTitles,
    internalApi: config.internalApi,
    clock: Date.now,
    editionsByHost: config.editionsByHost,
    blockedCountries: config.blockedCountries,
    site,
  });
}

const renderers = async (config: WebConfig) =>
  new Map(
    await Promise.all(builtSites(config).map(async (site) => [site.name, await rendererOf(site, config)] as const)),
  );

/** Serves pages and renders them in one process. */
export async function builtPages(config: WebConfig, site: SiteWatch): Promise<RequestListener> {
  return pagesWith(config, await renderers(config), site);
}

/** Serves files and cached documents here; the process behind each host (which runs `renderOnly`) renders. */
export function frontPages(config: WebConfig, addressOf: (host: string) => string, site: SiteWatch): RequestListener {
  const hostOf = (name: App['name']) => new URL(config.origins[name]).hostname;
  const renders = new Map(builtSites(config).map(({ name }) => [name, remoteRender(name, addressOf(hostOf(name)))]));
  return pagesWith(config, renders, site);
}

/** Renders only, for the process that serves the pages. */
export async function renderOnly(config: WebConfig): Promise<RequestListener> {
  return serveRenders(Object.fromEntries(await renderers(config)));
}
