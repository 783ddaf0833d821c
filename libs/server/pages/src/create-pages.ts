import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EditionHosts, Locale } from '@croupier/i18n';
import { hostName, openSite, printLog, redirect, sendText, type SiteWatch } from '@croupier/server-http';
import { type Arcade, serveArcade } from './arcade/serve-arcade.ts';
import type { App, IdleTitles, SiteOrigins } from './document/app.ts';
import { clientBehind, serveDocuments } from './document/serve-documents.ts';
import { staticFiles, type StaticFolder } from './files/static-files.ts';
import { serveInstall } from './install/serve-install.ts';
import { drawCard } from './social/draw-card.ts';
import { serveSocial } from './social/serve-social.ts';

export interface PagesApp extends App {
  readonly folders: readonly StaticFolder[];
  /** Returns the target of a path that belongs to another host; undefined keeps it. */
  readonly elsewhere?: (pathname: string) => string | undefined;
}

export interface PagesOptions {
  readonly apps: readonly PagesApp[];
  readonly arcade?: Arcade | undefined;
  readonly origins: SiteOrigins;
  /** URL at which this process reaches the platform. */
  readonly internalApi: string;
  readonly countryHeader?: string;
  readonly editionsByHost?: EditionHosts;
  readonly blockedCountries?: ReadonlySet<string>;
  /** Returns the operator's texts for the title of a hidden tab; undefined leaves it to the apps. */
  readonly idleTitles?: (locale: Locale) => IdleTitles | undefined;
  /** Reports whether the site is closed for maintenance or unreachable; open by default. */
  readonly site?: SiteWatch;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly onError?: (error: unknown, url: string) => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse, pathname: string, search: string) => void;

/** Creates the page server: selects the app by host, then serves a file or document. Pass the result to `node:http`. */
export function createPages(options: PagesOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const rules = {
    internalApi: options.internalApi,
    origins: options.origins,
    idleTitles: options.idleTitles,
    countryHeader: options.countryHeader ?? 'x-geo-country',
    editionsByHost: options.editionsByHost ?? {},
    blockedCountries: options.blockedCountries ?? new Set<string>(),
    site: options.site ?? openSite,
    clock: options.clock,
    onError: options.onError ?? ((error, url) => printLog({ level: 'error', url, message: String(error) })),
  };
  const handlers = new Map<string, Handler>();
  const redirects = [rules.origins.casino, rules.origins.sport];
  for (const app of options.apps) {
    const { serve: documents, documentOf } = serveDocuments(app, rules);
    const folders = app.folders.filter(({ prefix }) => prefix === '/').map(({ folder }) => folder);
    const social = serveSocial(app, {
      documentOf,
      clientBehind,
      onError: rules.onError,
      draw: (card) => drawCard(card, folders),
    });
    handlers.set(
      new URL(app.origin).hostname,
      appHandler(app, { documents, install: serveInstall(app, rules), social }, redirects),
    );
  }
  if (options.arcade) handlers.set(new URL(options.origins.games).hostname, serveArcade(options.arcade));

  return (request, response) => {
    const { method, headers, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(response, 405, 'This address can only be read.\n', ['Allow', 'GET, HEAD']);
    const handler = handlers.get(hostName(headers.host ?? ''));
    if (!handler) return sendText(response, 421, 'No site of this name is served here.\n');
    const query = url.indexOf('?');
    if (query === -1) handler(request, response, url, '');
    else handler(request, response, url.slice(0, query), url.slice(query));
  };
}

interface Served {
  readonly documents: Handler;
  readonly install: ReturnType<typeof serveInstall>;
  readonly social: ReturnType<typeof serveSocial>;
}

/** Matches the build folders, including files of older releases; a missing file there gets no page. */
const BUILT = /^\/(?:dist|assets)\//;

function appHandler(app: PagesApp, { documents, install, social }: Served, origins: readonly string[]): Handler {
  const serveFile = staticFiles(app.folders);
  return (request, response, pathname, search) => {
    const lead = app.elsewhere?.(pathname);
    if (lead !== undefined) return redirect(response, { to: lead + search, origins });
    if (install(request, response, pathname, search)) return;
    if (social(request, response, pathname)) return;
    if (pathname !== '/' && serveFile(pathname, request, response)) return;
    if (BUILT.test(pathname)) return sendText(response, 404, 'There is no such file.\n');
    // `//host/path` would be parsed as another origin by anything that resolves it, here or after a locale.
    if (pathname.includes('//') || pathname.includes('\\'))
      return sendText(response, 400, 'This address is not well formed.\n');
    documents(request, response, pathname, search);
  };
}
