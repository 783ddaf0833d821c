import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseLocale } from '@croupier/i18n';
import { type HeaderList, headerList, securityHeaders } from '@croupier/server-http';
import type { App } from '../document/app.ts';
import { languageOf, pageLanguages } from '../document/plain-page.ts';
import { type Body, encodeEvery } from '../files/body.ts';
import { encodingOf } from '../files/encoding.ts';
import { type PageRequestRules, readPageRequest } from '../page-request/read-page-request.ts';
import { documentHeaders } from '../policy/document-headers.ts';
import { installedApps } from './installed-app.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage, offlinePolicy } from './offline-page.ts';
import { farewellScript, workerPolicy, workerScript } from './worker.ts';

const file = headerList(securityHeaders.file);

interface Kept {
  readonly headers: HeaderList;
  /** Body shared by all clients and compressed once. */
  readonly body: Promise<Body>;
}

/** Serves the files that a device stores of an app: install data, the service worker, the offline page. */
export function serveInstall(
  { name, origin, worker }: Pick<App, 'name' | 'origin' | 'worker'>,
  rules: PageRequestRules,
) {
  const app = installedApps[name];
  const host = new URL(origin).hostname;
  const inLanguages = (make: (language: (typeof pageLanguages)[number]) => Kept) =>
    new Map(pageLanguages.map((language) => [language, make(language)]));

  const script: Kept = {
    // Revalidated on every load, so that a withdrawn worker is removed.
    headers: headers('text/javascript', 'no-cache', [...file, 'Content-Security-Policy', workerPolicy]),
    body: encodeEvery(worker ? workerScript(worker) : farewellScript),
  };
  const manifests = inLanguages((language) => ({
    headers: headers('application/manifest+json', 'public, max-age=3600', file),
    body: encodeEvery(manifestOf(app, language)),
  }));
  const offlinePages = inLanguages((language) => ({
    headers: [
      ...headers('text/html', 'no-cache', documentHeaders),
      ...['Content-Language', language, 'Content-Security-Policy', offlinePolicy, 'X-Robots-Tag', 'noindex'],
    ],
    body: encodeEvery(offlinePage(app, language)),
  }));
  const chosen = (request: IncomingMessage) => readPageRequest(request, host, '/', rules).locale.locale;

  function kept(pathname: string, search: string, request: IncomingMessage): Kept | undefined {
    if (pathname === '/service-worker.js') return script;
    if (pathname === '/offline.html') return offlinePages.get(languageOf(chosen(request)));
    if (pathname !== '/manifest.webmanifest') return undefined;
    // Browsers request it without cookies, so the page's language is in the URL.
    return manifests.get(languageOf(parseLocale(new URLSearchParams(search).get('lang')) ?? chosen(request)));
  }

  /** Returns whether it handled the request. */
  return (request: IncomingMessage, response: ServerResponse, pathname: string, search: string): boolean => {
    const found = kept(pathname, search, request);
    if (!found) return false;
    const encoding = encodingOf(request.headers['accept-encoding']);
    void found.body.then(({ [encoding]: bytes }) => {
      const packed = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
      response.writeHead(200, [...found.headers, ...packed, 'Content-Length', String(bytes.length)]);
      response.end(request.method === 'HEAD' ? undefined : bytes);
    });
    return true;
  };
}

const headers = (type: string, cacheControl: string, more: HeaderList): HeaderList => [
  ...['Content-Type', `${type}; charset=utf-8`, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding'],
  ...more,
];
