import { LRUCache } from 'lru-cache';
import { joinGuest, joinLocale } from '@croupier/i18n';
import type { FairQueue } from '@croupier/server-http';
import type { PageRequest } from '../page-request/read-page-request.ts';
import type { App } from './app.ts';
import { type CachedDocument, documentCache, toCachedDocument } from './cached-documents.ts';
import { type RenderContext, type Rendered, renderDocument, renderTimeoutMs } from './render-document.ts';

export interface KeepRules extends RenderContext {
  readonly clock: () => number;
  readonly onError: (error: unknown, url: string) => void;
}

/** Path without a route: its document is served for every unknown path. */
const NOWHERE = '/404/404/404';
const MISSING_MS = 60_000;
const MOST_MISSING = 20_000;
/** Client name under which renewals are counted. */
const HOUSE = 'house';

/** Cached document, or the render result if it could not be cached. */
export type Found = { readonly status: 200 | 404; readonly document: CachedDocument } | Rendered;

/** Caches the documents of guests: each is rendered once for all, with one for all unknown paths. */
export function keepDocuments(app: App, queue: FairQueue, rules: KeepRules) {
  const cache = documentCache();
  const underway = new Map<string, Promise<CachedDocument | Rendered>>();
  /** Times until which paths are known to be missing. */
  const missing = new LRUCache<string, number>({ max: MOST_MISSING });
  const keyOf = (page: PageRequest, path: string) =>
    `${page.edition.id} ${page.locale.locale} ${page.agent.device} ${path}`;

  async function render(key: string, page: PageRequest, path: string, expected: 200 | 404) {
    const signal = AbortSignal.timeout(renderTimeoutMs);
    const rendered = await renderDocument({ app, page, url: path, brief: expected === 200 }, rules, signal);
    const before = cache.get(key);
    // A document with missing parts never replaces a complete one that may still be served.
    if (rendered.platformUnavailable && before && before.keptUntil > rules.clock()) return before;
    if (rendered.status !== expected) {
      if (rendered.status === 404 && !rendered.platformUnavailable) missing.set(key, rules.clock() + MISSING_MS);
      return rendered;
    }
    const document = toCachedDocument(rendered, app, rules.clock());
    cache.set(key, document);
    return document;
  }

  /** Renders once for all concurrent requests. */
  function renew(page: PageRequest, path: string, expected: 200 | 404, client: string) {
    const key = keyOf(page, path);
    const existing = underway.get(key);
    if (existing) return existing;
    const rendering = queue.run(client, () => render(key, page, path, expected)).finally(() => underway.delete(key));
    underway.set(key, rendering);
    return rendering;
  }

  /** Returns a document that may be served now; renews it in the background if it is no longer fresh. */
  function remembered(page: PageRequest, path: string, expected: 200 | 404): CachedDocument | undefined {
    const document = cache.get(keyOf(page, path));
    const now = rules.clock();
    if (!document || document.staleUntil <= now) return undefined;
    if (document.freshUntil <= now && !document.refreshing) {
      document.refreshing = true;
      renew(page, path, expected, HOUSE)
        .catch((error: unknown) => rules.onError(error, path))
        .finally(() => (document.refreshing = false));
    }
    return document;
  }

  async function nowhere(page: PageRequest, client: string): Promise<Found> {
    const path = joinGuest(page.guestMode, joinLocale(page.locale.locale, page.edition.defaultLocale, NOWHERE));
    const document = remembered(page, path, 404) ?? (await renew(page, path, 404, client));
    return 'etag' in document ? { status: 404, document } : document;
  }

  return {
    nowhere,
    /** Returns the document of a path if it can be served without waiting. */
    peek: (page: PageRequest, path: string) => remembered(page, path, 200),
    /** Returns the document of a path cached before the platform became unavailable. */
    whileAway(page: PageRequest, path: string): CachedDocument | undefined {
      const document = cache.get(keyOf(page, path));
      return document && document.keptUntil > rules.clock() ? document : undefined;
    },
    /** Returns the document of a path, rendering it if needed. */
    async find(page: PageRequest, path: string, client: string): Promise<Found> {
      if ((missing.get(keyOf(page, path)) ?? 0) > rules.clock()) return nowhere(page, client);
      const result = await renew(page, path, 200, client);
      if ('etag' in result) return { status: 200, document: result };
      return result.status === 404 ? nowhere(page, client) : result;
    },
  };
}
