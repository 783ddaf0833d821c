import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#@]+)([/?][^#]*|)$/i;
/** Matches a name or a bracketed address, with an optional port: nothing before an @, nothing after a second colon. */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const CLOSING_DOT = /\.(?=:\d+$|$)/;

/**
 * Normalizes the target of a request to a path, and the host to lower case. In `GET http://host/path` that host counts
 * instead of the header's (RFC 9112, 3.2.2). False for any other target, such as `*`, and for an invalid host.
 */
export function readTarget(request: IncomingMessage): boolean {
  const { headers } = request;
  const absolute = ABSOLUTE.exec(request.url ?? '');
  if (absolute) {
    const [, host = '', path = ''] = absolute;
    headers.host = host;
    request.url = path.startsWith('/') ? path : `/${path}`;
  }
  headers.host = (headers.host ?? '').toLowerCase().replace(CLOSING_DOT, '');
  return request.url?.startsWith('/') === true && (headers.host === '' || HOST.test(headers.host));
}
