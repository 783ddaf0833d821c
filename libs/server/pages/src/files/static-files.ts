import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { securityHeaders } from '@croupier/server-http';

export interface StaticFolder {
  /** Path it is served under: starts and ends with a slash. */
  readonly prefix: string;
  readonly folder: string;
  /** Additional headers for every file in it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Matches files with a content hash in their name, which never change. */
const hashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;
const lasting = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** Serves a file if there is one; returns whether it did. */
export type ServeFile = (pathname: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves the files of a build with their precompressed encodings. Files added later are not found. */
export function staticFiles(folders: readonly StaticFolder[]): ServeFile {
  const served = folders
    .filter(({ folder }) => existsSync(folder))
    .map(({ prefix, folder, headers = {} }) => ({
      prefix,
      handle: sirv(folder, {
        etag: true,
        brotli: true,
        gzip: true,
        extensions: [], // Files by exact name only: a folder's name finds no page.
        setHeaders: (response, pathname) => {
          const all = {
            ...securityHeaders.file,
            ...headers,
            'cache-control': hashed.test(pathname) ? lasting : forADay,
          };
          for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
        },
      }),
    }));
  return (pathname, request, response) => {
    const { url } = request;
    // A file that is gone, as after a new build, fails only its own request.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    for (const { prefix, handle } of served) {
      if (!pathname.startsWith(prefix)) continue;
      let found = true;
      request.url = pathname.slice(prefix.length - 1);
      handle(request, response, () => {
        found = false;
      });
      request.url = url;
      if (found) return true;
    }
    return false;
  };
}
