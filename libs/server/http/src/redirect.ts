import type { ServerResponse } from 'node:http';
import type { HeaderList } from './security-headers.ts';
import { sendText } from './send-text.ts';

/** Placeholder for the requested host: a path is resolved against it as browsers do. */
const HERE = 'http://here.invalid';
const MAX_LENGTH = 8_192;

/**
 * Returns a safe Location header: a path on the requested host, or a URL on one of `origins`; undefined for any other
 * target. Parses it as browsers do, so that `/\host`, `/./\/host` and tabs hide nothing. Promise W4.
 */
export function safeLocation(target: string, origins: readonly string[]): string | undefined {
  if (target.length > MAX_LENGTH || target.includes('\\')) return undefined;
  const url = URL.parse(target, HERE);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  const origin = `${url.protocol}//${url.host}`; // Unlike `url.origin`, not the origin of a blob's creator.
  if (origin !== HERE) return origins.includes(origin) ? url.href : undefined;
  if (!target.startsWith('/') || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

export interface Redirect {
  readonly to: string;
  /** Origins of the site, allowed in addition to paths. */
  readonly origins: readonly string[];
  readonly status?: number;
  readonly headers?: HeaderList;
}

/**
 * Redirects the visitor within the site, never to another one. The only function that writes a Location header. Promise
 * W4.
 */
export function redirect(response: ServerResponse, { to, origins, status = 302, headers = [] }: Redirect): void {
  const location = safeLocation(to, origins);
  if (location === undefined) return sendText(response, 400, 'This address is not well formed.\n');
  response.writeHead(status, ['Location', location, 'Cache-Control', 'no-store', 'Content-Length', '0', ...headers]);
  response.end();
}
