import type { IncomingMessage, ServerResponse } from 'node:http';

/** Request data for a handler. */
export interface Exchange {
  url: URL;
  params: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** Raw body, up to 64 KiB, and its text. */
  body: Buffer;
  text: string;
}

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

export type Handler = (exchange: Exchange) => Answer | Promise<Answer>;

/** Handlers by method and path: `{ 'GET /v1/methods': handler }`; `:name` matches one segment. */
export type Routes = Record<string, Handler>;

/** Refuses a request with a status and a code that the caller can read. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const MAX_BODY_BYTES = 64 * 1024;

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new HttpError(413, 'body_too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns an object's fields; throws a TypeError for anything else. */
export function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('not an object');
  return { ...value };
}

export function parseJson(text: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    // Refused below, like a value that isn't an object.
  }
  throw new HttpError(400, 'malformed_json');
}

/** Creates one request handler from a table of routes. */
export function router(routes: Routes) {
  const table = Object.entries(routes).map(([key, handler]) => {
    const [method = '', pathname = ''] = key.split(' ');
    return { method, pattern: new URLPattern({ pathname }), handler };
  });
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    for (const route of table) {
      const found = route.method === method ? route.pattern.exec(url.href) : null;
      if (!found) continue;
      const params: Record<string, string> = {};
      for (const [name, value] of Object.entries(found.pathname.groups)) if (value !== undefined) params[name] = value;
      const body = method === 'GET' ? Buffer.alloc(0) : await read(request);
      return send(
        response,
        await route.handler({ url, params, headers: request.headers, body, text: body.toString('utf8') }),
      );
    }
    throw new HttpError(404, 'not_found');
  };
}

export function send(response: ServerResponse, { status, type, body, headers = {} }: Answer): void {
  response.writeHead(status, {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    // Its own forms say where they come from; other sites learn nothing.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
