import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Encoding, encodingOf } from './encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
  readonly headers: readonly string[];
  readonly etag: string;
}

export interface StaticFolder {
  /** The path it is served under: begins and ends with a slash. */
  readonly prefix: string;
  readonly folder: string;
  /** Headers every file of it carries, name and value in turn. */
  readonly headers?: readonly string[];
}

/** Files whose name carries a hash of their content never change. */
const hashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;
const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/** The files of a build, held in memory with the encodings the build wrote beside them. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folders: readonly StaticFolder[]) {
    for (const folder of folders) if (existsSync(folder.folder)) this.#add(folder);
  }

  #add({ prefix, folder, headers = [] }: StaticFolder): void {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      const type = types[path.extname(name)];
      if (!type || name.startsWith('.') || !statSync(file).isFile()) continue;
      this.#files.set(prefix + name.replaceAll(path.sep, '/'), readStaticFile(file, name, type, headers));
    }
  }

  get size(): number {
    return this.#files.size;
  }

  /** Answers if there is such a file; says whether it did. */
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = this.#files.get(pathname) ?? this.#files.get(decoded(pathname));
    if (!file) return false;
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, ['ETag', file.etag, 'Cache-Control', file.headers[1]!]).end();
      return true;
    }
    const wanted = encodingOf(request.headers['accept-encoding']);
    const encoding = file.bodies[wanted] ? wanted : 'identity';
    const body = file.bodies[encoding]!;
    const headers = [...file.headers, 'Content-Length', String(body.length)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function readStaticFile(file: string, name: string, type: string, extra: readonly string[]): StaticFile {
  const identity = readFileSync(file);
  const beside = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const lasting = hashed.test(`/${name}`)
    ? `public, max-age=${yearSeconds}, immutable`
    : `public, max-age=${daySeconds}`;
  const br = beside('.br');
  const gz = beside('.gz');
  return {
    bodies: { identity, ...(br && { br }), ...(gz && { gzip: gz }) },
    etag,
    headers: [
      'Cache-Control',
      lasting,
      'Content-Type',
      type,
      'ETag',
      etag,
      'Vary',
      'Accept-Encoding',
      'X-Content-Type-Options',
      'nosniff',
      'Cross-Origin-Resource-Policy',
      'same-site',
      ...extra,
    ],
  };
}
