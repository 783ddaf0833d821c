import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#@]+)([/?][^#]*|)$/i;
const CLOSING_DOT = /\.(?=:\d+$|$)/;

/**
 * Brings the target of a request into its common form: a path, and the host in lower case. In `GET http://host/path` the
 * host named there counts, not the header's (RFC 9112, 3.2.2). False for what is neither, such as `*`.
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
  return request.url?.startsWith('/') === true;
}
