import type { ServerResponse } from 'node:http';
import { type RefusalCode, refusalTexts } from '@croupier/contracts';
import { headerList, securityHeaders } from '@croupier/server-http';

const texts: Partial<Record<number, RefusalCode>> = {
  400: 'invalid',
  408: 'invalid',
  413: 'invalid',
  429: 'too_many_requests',
};
/** Doesn't wait for the rest of a request that took too long. */
const CLOSE = ['Connection', 'close'];

/** Responds in place of the platform, in the format of its refusals. */
export function refuse(
  response: ServerResponse,
  status: 400 | 408 | 413 | 429 | 502 | 503 | 504,
  code: RefusalCode = texts[status] ?? 'unavailable',
  retryAfterSeconds = 1,
): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const body = JSON.stringify({ errors: { base: { [code]: refusalTexts[code] } } });
  response.writeHead(status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    ...headerList(securityHeaders.data),
    'Cache-Control',
    'no-store',
    ...(status >= 429 ? ['Retry-After', String(retryAfterSeconds)] : []),
    ...(status === 408 ? CLOSE : []),
  ]);
  response.end(body);
  if (status === 408) response.once('finish', () => response.destroy());
}
