import type { ServerResponse } from 'node:http';
import { type RefusalCode, refusalTexts } from '@croupier/contracts';
import { headerList, securityHeaders } from '@croupier/server-http';

const texts: Partial<Record<number, RefusalCode>> = { 400: 'invalid', 413: 'invalid', 429: 'too_many_requests' };
const RETRY_AFTER = ['Retry-After', '1'];

/** Answers in the platform's stead, in the form its refusals have. */
export function refuse(response: ServerResponse, status: 400 | 413 | 429 | 502 | 503 | 504): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const code = texts[status] ?? 'unavailable';
  const body = JSON.stringify({ errors: { base: { [code]: refusalTexts[code] } } });
  response.writeHead(status, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    ...headerList(securityHeaders.data),
    'Cache-Control',
    'no-store',
    ...(status >= 429 ? RETRY_AFTER : []),
  ]);
  response.end(body);
}
