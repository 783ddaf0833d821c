import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { securityHeaders } from '@croupier/server-http';

export interface StaticFolder {
  /** The path it is served under: begins and ends with a slash. */
  readonly prefix: string;
  readonly folder: string;
  /** Additional headers for every file in it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Files whose name carries a hash of their content never change. */
const hashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;
const lasting = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** Answers a request for a file if there is one; says whether it did. */
export type ServeFile = (pathname: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** The files of a build, with the encodings the build wrote beside them. What is added later is not found. */
export function staticFiles(folders: readonly StaticFolder[]): ServeFile {
  const served = folders
    .filter(({ folder }) => existsSync(folder))
    .map(({ prefix, folder, headers = {} }) => ({
      prefix,
      handle: sirv(folder, {
        etag: true,
        brotli: true,
        gzip: true,
        extensions: [], // A file by its own name only: no page is found by the name of its folder.
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
    // A file that is gone, as under a new build, costs its own request and nothing else.
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
