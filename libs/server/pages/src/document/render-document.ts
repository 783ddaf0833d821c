import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@croupier/i18n';
import type { PageRequest } from '../page-request/read-page-request.ts';
import type { App, IdleTitles, SiteOrigins } from './app.ts';

/** Render timeout: 8 s by specification §9. */
export const renderTimeoutMs = 8_000;

export interface DocumentRequest {
  readonly app: App;
  readonly page: PageRequest;
  /** Requested path and query. */
  readonly url: string;
  /** True if the body of a 404 may be omitted. */
  readonly brief: boolean;
  /** Undefined for a document cached for everyone: nothing about one visitor may reach it. */
  readonly visitor?: { readonly headers: IncomingHttpHeaders; readonly countryHeader: string } | undefined;
}

export interface RenderContext {
  readonly internalApi: string;
  readonly origins: SiteOrigins;
  readonly idleTitles?: ((locale: Locale) => IdleTitles | undefined) | undefined;
}

export interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly nonce: string;
  readonly location: string | undefined;
  /** True if a call to the platform got no response, so parts may be missing. */
  readonly platformUnavailable: boolean;
}

/** Renders one document. Throws if it takes too long or the visitor disconnects. */
export async function renderDocument(
  document: DocumentRequest,
  context: RenderContext,
  signal: AbortSignal,
): Promise<Rendered> {
  const { app, page } = document;
  const idleTitles = context.idleTitles?.(page.locale.locale);
  const nonce = randomBytes(16).toString('base64');
  const response = await app.render({
    request: new Request(app.origin + document.url, { signal }),
    pageContext: {
      edition: page.edition.id,
      locale: page.locale.locale,
      device: page.agent.device,
      origins: context.origins,
      session: document.visitor !== undefined && page.session,
      ...(page.guestMode && { guestMode: true }),
      ...(idleTitles && { idleTitles }),
      ...(app.worker && { release: app.worker.release }),
    },
    nonce,
    internalApi: context.internalApi,
    forwarded: forwardedHeaders(document),
    brief: document.brief,
  });
  signal.throwIfAborted();
  return {
    status: response.status,
    html: await response.text(),
    nonce,
    location: response.headers.get('location') ?? undefined,
    platformUnavailable: response.headers.has('x-platform-unavailable'),
  };
}

/** Returns the parts of the visitor's request that are forwarded to the platform. Source: specification §7. */
function forwardedHeaders({ app, page, visitor }: DocumentRequest): Record<string, string> {
  const { host, protocol } = new URL(app.origin);
  const forwarded: Record<string, string> = {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-request-id': randomUUID(),
    'x-locale': page.locale.locale,
  };
  if (!visitor) {
    forwarded['user-agent'] = `croupier-pages (${page.agent.device === 'mobile' ? 'Mobile' : 'Desktop'})`;
    if (page.edition.country) forwarded['x-geo-country'] = page.edition.country;
    return forwarded;
  }
  const { headers, countryHeader } = visitor;
  const copy = (name: string, as = name) => {
    const value = headers[name];
    if (typeof value === 'string') forwarded[as] = value;
  };
  for (const name of ['cookie', 'user-agent', 'x-forwarded-for', 'x-request-id']) copy(name);
  copy(countryHeader);
  return forwarded;
}
