import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirect } from '@croupier/server-http';
import { readPageRequest, type PageRequest, type PageRequestRules } from '../page-request/read-page-request.ts';
import { isPlain } from '../page-request/search.ts';
import type { App } from './app.ts';
import { documentCache, type CachedDocument, toCachedDocument } from './cached-documents.ts';
import { limitRenders, TooBusy } from './limit-renders.ts';
import { type RenderContext, type Rendered, renderDocument, renderTimeoutMs } from './render-document.ts';
import { sendCached, sendOnce } from './send-document.ts';
import { sendUnavailablePage } from './unavailable-page.ts';

export interface DocumentRules extends PageRequestRules, RenderContext {
  readonly clock: () => number;
  readonly onError: (error: unknown, url: string) => void;
}

const rendersAtOnce = 8;
const rendersWaiting = 200;

/** Serves an app's documents: cached ones to guests, fresh ones to players. */
export function serveDocuments(app: App, rules: DocumentRules) {
  const cache = documentCache();
  const underway = new Map<string, Promise<CachedDocument | Rendered>>();
  const limited = limitRenders({ running: rendersAtOnce, waiting: rendersWaiting });
  const host = new URL(app.origin).hostname;
  const redirects = [rules.origins.casino, rules.origins.sport];

  /** Renders what is cached for everyone, once however many ask. */
  function renew(key: string, page: PageRequest, path: string): Promise<CachedDocument | Rendered> {
    const existing = underway.get(key);
    if (existing) return existing;
    const rendering = limited(async () => {
      const rendered = await renderDocument({ app, page, url: path }, rules, AbortSignal.timeout(renderTimeoutMs));
      if (rendered.status !== 200) return rendered;
      const before = cache.get(key);
      // A document with parts missing never replaces a whole one that may still be shown.
      if (rendered.platformUnavailable && before && before.staleUntil > rules.clock()) return before;
      const document = await toCachedDocument(rendered, app.policy, rules.clock());
      cache.set(key, document);
      return document;
    }).finally(() => underway.delete(key));
    underway.set(key, rendering);
    return rendering;
  }

  async function serveGuest(
    key: string,
    page: PageRequest,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const result = await renew(key, page, path);
    if ('etag' in result) sendCached(result, request, response);
    else await sendOnce(result, { app, page, redirects }, request, response);
  }

  async function servePlayer(page: PageRequest, url: string, request: IncomingMessage, response: ServerResponse) {
    const left = new AbortController();
    response.once('close', () => response.writableEnded || left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(renderTimeoutMs)]);
    const visitor = { headers: request.headers, countryHeader: rules.countryHeader };
    const rendered = await limited(() => renderDocument({ app, page, url, visitor }, rules, signal));
    await sendOnce(rendered, { app, page, redirects }, request, response);
  }

  return function serve(request: IncomingMessage, response: ServerResponse, pathname: string, search: string): void {
    const page = readPageRequest(request, host, pathname, rules);
    const { locale, redirect: moved } = page.locale;
    if (moved !== undefined) {
      redirect(response, { to: moved + search, origins: redirects, headers: ['Vary', 'Cookie, Accept-Language'] });
      return;
    }
    const failed = (error: unknown) => {
      if (response.destroyed || response.headersSent) return void response.destroy();
      if (!(error instanceof TooBusy)) rules.onError(error, request.url ?? '');
      sendUnavailablePage(response, 503, locale);
    };
    if (page.session || !isPlain(search)) {
      servePlayer(page, pathname + search, request, response).catch(failed);
      return;
    }
    const key = `${page.edition.id} ${locale} ${page.agent.device} ${pathname}`;
    const document = cache.get(key);
    const now = rules.clock();
    if (!document || document.staleUntil <= now) {
      serveGuest(key, page, pathname, request, response).catch(failed);
      return;
    }
    if (document.freshUntil <= now && !document.refreshing) {
      document.refreshing = true;
      renew(key, page, pathname)
        .catch((error: unknown) => rules.onError(error, request.url ?? ''))
        .finally(() => (document.refreshing = false));
    }
    sendCached(document, request, response);
  };
}
