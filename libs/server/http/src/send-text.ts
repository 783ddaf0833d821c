import type { ServerResponse } from 'node:http';
import { type HeaderList, headerList, securityHeaders } from './security-headers.ts';

const always = headerList(securityHeaders.text);

/** Responds with ASCII text. */
export function sendText(response: ServerResponse, status: number, text: string, more: HeaderList = []): void {
  response.writeHead(status, [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(text.length),
    ...always,
    ...more,
  ]);
  response.end(text);
}
