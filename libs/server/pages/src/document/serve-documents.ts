import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeOnce } from '../files/body.ts';
import { encodingOf } from '../files/encoding.ts';
import { readPageRequest, type PageRequest, type PageRequestRules } from '../page-request/read-page-request.ts';
import { isPlain } from '../page-request/search.ts';
import { contentPolicy } from '../policy/content-policy.ts';
import { documentHeaders } from '../policy/document-headers.ts';
import { styleAttributeHashes } from '../policy/hash-inline.ts';
import type { App } from './app.ts';
import { documentCache, type CachedDocument, toCachedDocument } from './cached-documents.ts';
import { limitRenders, TooBusy } from './limit-renders.ts';
import { type RenderContext, type Rendered, renderDocument, renderTimeoutMs } from './render-document.ts';
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
    else await sendOnce(result, app, page, request, response);
  }

  async function servePlayer(page: PageRequest, url: string, request: IncomingMessage, response: ServerResponse) {
    const left = new AbortController();
    response.once('close', () => response.writableEnded || left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(renderTimeoutMs)]);
    const visitor = { headers: request.headers, countryHeader: rules.countryHeader };
    const rendered = await limited(() => renderDocument({ app, page, url, visitor }, rules, signal));
    await sendOnce(rendered, app, page, request, response);
  }

  return function serve(request: IncomingMessage, response: ServerResponse, pathname: string, search: string): void {
    const page = readPageRequest(request, host, pathname, rules);
    const { locale, redirect } = page.locale;
    if (redirect !== undefined) {
      response.writeHead(302, [
        'Location',
        redirect + search,
        'Cache-Control',
        'no-store',
        'Vary',
        'Cookie, Accept-Language',
      ]);
      response.end();
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

function sendCached(document: CachedDocument, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (headers['if-none-match'] === document.etag) {
    response
      .writeHead(304, ['ETag', document.etag, 'Cache-Control', 'private, no-cache', 'Vary', 'Accept-Encoding, Cookie'])
      .end();
    return;
  }
  const encoding = encodingOf(headers['accept-encoding']);
  response.writeHead(200, document.headers[encoding]);
  response.end(request.method === 'HEAD' ? undefined : document.body[encoding]);
}

/** Sends what was rendered for this request alone. Its scripts are allowed by its nonce. */
async function sendOnce(
  rendered: Rendered,
  app: App,
  page: PageRequest,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (rendered.location !== undefined) {
    response.writeHead(rendered.status, ['Location', rendered.location, 'Cache-Control', 'no-store', 'Vary', 'Cookie']);
    response.end();
    return;
  }
  if (rendered.status >= 500) {
    sendUnavailablePage(response, rendered.platformUnavailable ? 503 : 500, page.locale.locale);
    return;
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  const body = await encodeOnce(rendered.html, encoding);
  const nonce = [`'nonce-${rendered.nonce}'`];
  const policy = contentPolicy(app.policy, {
    scripts: nonce,
    styles: nonce,
    styleAttributes: styleAttributeHashes(rendered.html),
  });
  response.writeHead(rendered.status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'private, no-store',
    'Vary',
    'Accept-Encoding, Cookie',
    'Content-Security-Policy',
    policy,
    'Content-Length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...documentHeaders,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
