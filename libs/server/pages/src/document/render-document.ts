import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Visit } from '../visit/read-visit.ts';
import type { App, SiteOrigins } from './app.ts';

/** Specification §9: the server waits 8 s, not longer. */
export const renderTimeoutMs = 8_000;

export interface Wish {
  readonly app: App;
  readonly visit: Visit;
  /** Path and query as asked for. */
  readonly url: string;
  /** Undefined for a document that is kept for everyone: then nothing of one visitor may reach it. */
  readonly visitor?: { readonly headers: IncomingHttpHeaders; readonly countryHeader: string } | undefined;
}

export interface RenderContext {
  readonly internalApi: string;
  readonly origins: SiteOrigins;
}

export interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly nonce: string;
  readonly location: string | undefined;
  /** A call to the platform got no answer, so that parts may be missing. */
  readonly platformAway: boolean;
}

/** Renders one document. Throws if it takes too long or the visitor leaves. */
export async function renderDocument(wish: Wish, context: RenderContext, signal: AbortSignal): Promise<Rendered> {
  const { app, visit } = wish;
  const nonce = randomBytes(16).toString('base64');
  const response = await app.render({
    request: new Request(app.origin + wish.url, { signal }),
    boot: {
      edition: visit.edition.id,
      locale: visit.locale.locale,
      device: visit.agent.device,
      origins: context.origins,
      session: wish.visitor !== undefined && visit.session,
    },
    nonce,
    internalApi: context.internalApi,
    forwarded: forwardedHeaders(wish),
  });
  signal.throwIfAborted();
  return {
    status: response.status,
    html: await response.text(),
    nonce,
    location: response.headers.get('location') ?? undefined,
    platformAway: response.headers.has('x-platform-away'),
  };
}

/** The parts of the visitor's request the platform is told. Source: specification §7. */
function forwardedHeaders({ app, visit, visitor }: Wish): Record<string, string> {
  const { host, protocol } = new URL(app.origin);
  const forwarded: Record<string, string> = {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-request-id': randomUUID(),
    'x-locale': visit.locale.locale,
  };
  if (!visitor) {
    forwarded['user-agent'] = `croupier-pages (${visit.agent.device === 'mobile' ? 'Mobile' : 'Desktop'})`;
    if (visit.edition.country) forwarded['x-geo-country'] = visit.edition.country;
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
