import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyForOne } from '../files/body.ts';
import { encodingOf } from '../files/encoding.ts';
import { contentPolicy } from '../policy/content-policy.ts';
import { styleAttributeHashes } from '../policy/hash-inline.ts';
import { securityHeaders } from '../policy/security-headers.ts';
import { readVisit, type Visit, type VisitRules } from '../visit/read-visit.ts';
import { isPlain } from '../visit/search.ts';
import type { App } from './app.ts';
import { sendAwayPage } from './away-page.ts';
import { KeptDocuments, type KeptDocument, keepDocument } from './kept-documents.ts';
import { Places, TooBusy } from './places.ts';
import { type RenderContext, type Rendered, renderDocument, renderTimeoutMs } from './render-document.ts';

export interface DocumentRules extends VisitRules, RenderContext {
  readonly clock: () => number;
  readonly onError: (error: unknown, url: string) => void;
}

const rendersAtOnce = 8;
const rendersWaiting = 200;

/** Serves an app's documents: kept ones to guests, fresh ones to players. */
export function serveDocuments(app: App, rules: DocumentRules) {
  const kept = new KeptDocuments();
  const underway = new Map<string, Promise<KeptDocument | Rendered>>();
  const places = new Places(rendersAtOnce, rendersWaiting);
  const host = new URL(app.origin).hostname;

  /** Renders what is kept for everyone, once however many ask. */
  function renew(key: string, visit: Visit, path: string): Promise<KeptDocument | Rendered> {
    const known = underway.get(key);
    if (known) return known;
    const made = places
      .take(async () => {
        const rendered = await renderDocument({ app, visit, url: path }, rules, AbortSignal.timeout(renderTimeoutMs));
        if (rendered.status !== 200) return rendered;
        const before = kept.get(key);
        // A document with parts missing never replaces a whole one that may still be shown.
        if (rendered.platformAway && before && before.staleUntil > rules.clock()) return before;
        const document = await keepDocument(rendered, app.policy, rules.clock());
        kept.set(key, document);
        return document;
      })
      .finally(() => underway.delete(key));
    underway.set(key, made);
    return made;
  }

  async function serveGuest(
    key: string,
    visit: Visit,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const result = await renew(key, visit, path);
    if ('etag' in result) sendKept(result, request, response);
    else await sendOnce(result, app, visit, request, response);
  }

  async function servePlayer(visit: Visit, url: string, request: IncomingMessage, response: ServerResponse) {
    const left = new AbortController();
    response.once('close', () => response.writableEnded || left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(renderTimeoutMs)]);
    const visitor = { headers: request.headers, countryHeader: rules.countryHeader };
    const rendered = await places.take(() => renderDocument({ app, visit, url, visitor }, rules, signal));
    await sendOnce(rendered, app, visit, request, response);
  }

  return function serve(request: IncomingMessage, response: ServerResponse, pathname: string, search: string): void {
    const visit = readVisit(request, host, pathname, rules);
    const { locale, redirect } = visit.locale;
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
      sendAwayPage(response, 503, locale);
    };
    if (visit.session || !isPlain(search)) {
      servePlayer(visit, pathname + search, request, response).catch(failed);
      return;
    }
    const key = `${visit.edition.id} ${locale} ${visit.agent.device} ${pathname}`;
    const document = kept.get(key);
    const now = rules.clock();
    if (!document || document.staleUntil <= now) {
      serveGuest(key, visit, pathname, request, response).catch(failed);
      return;
    }
    if (document.freshUntil <= now && !document.refreshing) {
      document.refreshing = true;
      renew(key, visit, pathname)
        .catch((error: unknown) => rules.onError(error, request.url ?? ''))
        .finally(() => (document.refreshing = false));
    }
    sendKept(document, request, response);
  };
}

function sendKept(document: KeptDocument, request: IncomingMessage, response: ServerResponse): void {
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
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (rendered.location !== undefined) {
    response.writeHead(rendered.status, ['Location', rendered.location, 'Cache-Control', 'no-store', 'Vary', 'Cookie']);
    response.end();
    return;
  }
  if (rendered.status >= 500) {
    sendAwayPage(response, rendered.platformAway ? 503 : 500, visit.locale.locale);
    return;
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  const body = await bodyForOne(rendered.html, encoding);
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
    ...securityHeaders,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
