import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirect } from '@croupier/server-http';
import { encodeOnce } from '../files/body.ts';
import { encodingOf } from '../files/encoding.ts';
import { contentPolicy } from '../policy/content-policy.ts';
import { documentHeaders } from '../policy/document-headers.ts';
import { styleAttributeHashes } from '../policy/hash-inline.ts';
import type { App } from './app.ts';
import type { CachedDocument, Encoded } from './cached-documents.ts';
import type { Rendered } from './render-document.ts';

interface Destination {
  readonly app: App;
  /** Targets to which the router may redirect. */
  readonly redirects: readonly string[];
  /** Responds that the page can't be shown. */
  readonly fail: (status: 500 | 503) => void;
}

/** Sends a document shared by all guests: at once, unless this encoding is requested for the first time. */
export function sendCached(
  document: CachedDocument,
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404 = 200,
): Promise<void> | undefined {
  const { headers } = request;
  if (status === 200 && headers['if-none-match'] === document.etag) {
    response
      .writeHead(304, ['ETag', document.etag, 'Cache-Control', 'private, no-cache', 'Vary', 'Accept-Encoding, Cookie'])
      .end();
    return undefined;
  }
  const write = (encoded: Encoded) => {
    response.writeHead(status, encoded.headers);
    response.end(request.method === 'HEAD' ? undefined : encoded.body);
  };
  const encoded = document.encoded(encodingOf(headers['accept-encoding']));
  if (encoded instanceof Promise) return encoded.then(write);
  write(encoded);
  return undefined;
}

/** Sends a document rendered for this request only. Its scripts are allowed by its nonce. */
export async function sendOnce(
  rendered: Rendered,
  { app, redirects, fail }: Destination,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (rendered.location !== undefined) {
    const { status, location } = rendered;
    redirect(response, { to: location, origins: redirects, status, headers: ['Vary', 'Cookie'] });
    return;
  }
  if (rendered.status >= 500) {
    fail(rendered.platformUnavailable ? 503 : 500);
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
