import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { headerList, securityHeaders } from '@croupier/server-http';
import { encodingOf } from '../files/encoding.ts';
import { staticFiles } from '../files/static-files.ts';

export interface Arcade {
  /** Build folder of the arcade: its `index.html` is the page of every game. */
  readonly folder: string;
  /** Origins that may frame a game: the site's own. */
  readonly framedBy: readonly string[];
}

const gamePath = /^\/games\/[\w-]{1,80}\/[\w:.-]{1,80}\/?$/;

/**
 * Serves the games host: static files and one page, no API. It neither reads nor sets cookies; the game's bearer token
 * is in the URL's fragment. Source: promise W1, W6.
 */
export function serveArcade({ folder, framedBy }: Arcade) {
  const serveFile = staticFiles([{ prefix: '/', folder, headers: { 'origin-agent-cluster': '?1' } }]);
  const page = readPage(path.join(folder, 'index.html'), framedBy);
  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    if (gamePath.test(pathname) && page) {
      const packed = encodingOf(request.headers['accept-encoding']) === 'br' ? page.br : undefined;
      const body = packed ?? page.identity;
      const headers = [...page.headers, 'Content-Length', String(body.length)];
      if (packed) headers.push('Content-Encoding', 'br');
      response.writeHead(200, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
      return;
    }
    if (pathname !== '/index.html' && serveFile(pathname, request, response)) return;
    const missing = 'There is no such game.\n';
    response.writeHead(404, [
      'Content-Type',
      'text/plain; charset=utf-8',
      'Content-Length',
      String(missing.length),
      ...headerList(securityHeaders.text),
    ]);
    response.end(missing);
  };
}

interface Page {
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly headers: readonly string[];
}

function readPage(file: string, framedBy: readonly string[]): Page | undefined {
  if (!existsSync(file)) return undefined;
  const identity = readFileSync(file);
  return {
    identity,
    br: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined,
    headers: [
      'Content-Type',
      'text/html; charset=utf-8',
      'Cache-Control',
      'no-cache',
      'Vary',
      'Accept-Encoding',
      'Content-Security-Policy',
      arcadePolicy(identity.toString(), framedBy),
      ...headerList(securityHeaders.game),
    ],
  };
}

/** Returns the content policy of a game's page. Inline elements of the built page are allowed by hash. */
function arcadePolicy(html: string, framedBy: readonly string[]): string {
  const hashes = (element: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]+?)</${element}>`, 'g'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes('script')].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
  ].join('; ');
}
