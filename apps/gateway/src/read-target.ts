import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#@]+)([/?][^#]*|)$/i;
/** A name or an address in brackets, and a port: nothing before an @, nothing behind a second colon. */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const CLOSING_DOT = /\.(?=:\d+$|$)/;

/**
 * Brings the target of a request into its common form: a path, and the host in lower case. In `GET http://host/path` the
 * host named there counts, not the header's (RFC 9112, 3.2.2). False for what is neither, such as
 * `*`, and for a host that is none.
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
