import type { IncomingMessage, ServerResponse } from 'node:http';
import { joinLocale, type Locale } from '@croupier/i18n';
import { clientOf, FairQueue, QueueRejection, redirect, type SiteWatch } from '@croupier/server-http';
import { type PageRequest, type PageRequestRules, readPageRequest } from '../page-request/read-page-request.ts';
import { isPlain } from '../page-request/search.ts';
import type { App } from './app.ts';
import { type Found, keepDocuments, type KeepRules } from './keep-documents.ts';
import { type Rendered, renderDocument, renderTimeoutMs } from './render-document.ts';
import { sendCached, sendOnce } from './send-document.ts';
import { sendUnavailablePage } from './unavailable-page.ts';

export interface DocumentRules extends PageRequestRules, KeepRules {
  readonly site: SiteWatch;
}

const waits = { waiting: 50, waitMs: 4_000 };
/** Separate limits for guests and players: any number of unknown paths requested by guests delays no player. */
const limits = {
  guests: { atOnce: 4, perClient: 2, ...waits },
  players: { atOnce: 8, perClient: 4, ...waits },
};

/** Returns the client named by the gateway. */
export const clientBehind = ({ headers, socket }: IncomingMessage) =>
  clientOf(String(headers['x-forwarded-for'] ?? socket.remoteAddress));

/** Serves an app's documents: cached ones to guests, fresh ones to players. */
export function serveDocuments(app: App, rules: DocumentRules) {
  const queues = { guests: new FairQueue(limits.guests), players: new FairQueue(limits.players) };
  const kept = keepDocuments(app, queues.guests, rules);
  const host = new URL(app.origin).hostname;
  const redirects = [rules.origins.casino, rules.origins.sport];

  /** Renders for this visitor only. A guest's unknown path gets the cached document. */
  async function renderOnce(page: PageRequest, url: string, request: IncomingMessage, response: ServerResponse) {
    const left = new AbortController();
    response.once('close', () => response.writableEnded || left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(renderTimeoutMs)]);
    const visitor = { headers: request.headers, countryHeader: rules.countryHeader };
    const queue = page.session ? queues.players : queues.guests;
    const client = clientBehind(request);
    const brief = !page.session;
    const render = () => renderDocument({ app, page, url, visitor, brief }, rules, signal);
    const rendered = await queue.run(client, render, left.signal);
    return brief && rendered.status === 404 ? kept.nowhere(page, client) : rendered;
  }

  type Fail = (status: 500 | 503) => void;
  async function send(found: Found | Rendered, fail: Fail, request: IncomingMessage, response: ServerResponse) {
    if ('document' in found) await sendCached(found.document, request, response, found.status);
    else await sendOnce(found, { app, redirects, fail }, request, response);
  }

  /**
   * Returns a guest's document for a path in a language: empty if there is no such page, undefined if that is currently
   * unknown.
   */
  async function documentOf(request: IncomingMessage, locale: Locale, path: string): Promise<string | undefined> {
    const asked = readPageRequest(request, host, path, rules);
    const url = joinLocale(locale, asked.edition.defaultLocale, path);
    const choice = { locale, path, redirect: undefined };
    const agent = { device: 'desktop', bot: true } as const;
    const page = { ...asked, locale: choice, agent, session: false, guestMode: false, elsewhere: undefined };
    const { state } = rules.site.now();
    if (state === 'closed') return undefined;
    const whole = (state === 'away' ? kept.whileAway : kept.peek)(page, url);
    if (whole) return whole.html.toString();
    if (state === 'away') return undefined;
    const found = await kept.find(page, url, clientBehind(request));
    if ('document' in found) return found.status === 200 ? found.document.html.toString() : '';
    return found.status >= 500 ? undefined : '';
  }

  function serve(request: IncomingMessage, response: ServerResponse, pathname: string, search: string): void {
    const page = readPageRequest(request, host, pathname, rules);
    const { locale, redirect: language } = page.locale;
    const fail: Fail = (status) =>
      sendUnavailablePage(request, response, {
        status,
        locale,
        site: rules.site.now(),
        now: rules.clock(),
        sport: app.name === 'sport',
      });
    const { state } = rules.site.now();
    if (state === 'closed') return fail(503);
    const moved = page.elsewhere ?? language;
    if (moved !== undefined) {
      redirect(response, { to: moved + search, origins: redirects, headers: ['Vary', 'Cookie, Accept-Language'] });
      return;
    }
    const ownDocument = page.session || !isPlain(search);
    const find = state === 'away' ? kept.whileAway : kept.peek;
    const document = ownDocument ? undefined : find(page, pathname);
    const onFailure = (error: unknown) => {
      if (response.destroyed || response.headersSent) return void response.destroy();
      if (!(error instanceof QueueRejection)) rules.onError(error, pathname);
      fail(503);
    };
    if (document) return void sendCached(document, request, response)?.catch(onFailure);
    // Nothing could be rendered, because no instance of the platform is running.
    if (state === 'away') return fail(503);
    const found = ownDocument
      ? renderOnce(page, pathname + search, request, response)
      : kept.find(page, pathname, clientBehind(request));
    found.then((each) => send(each, fail, request, response)).catch(onFailure);
  }

  return { serve, documentOf };
}
