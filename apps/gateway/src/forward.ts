import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';

/** Hop-by-hop headers (RFC 9110, 7.6.1); `expect` was answered here. */
const HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export interface Upstream {
  readonly base: string;
  readonly agent: Agent;
  /** Time from the request's last byte to the response's last byte. */
  readonly deadlineMs: number;
  /** Cancels the call. */
  readonly signal?: AbortSignal;
}

/** Error for a missing response: the process is unavailable or took too long. */
export class NoAnswer extends Error {
  readonly status: 502 | 504;
  constructor(status: NoAnswer['status'], cause?: unknown) {
    super(status === 504 ? 'took too long' : 'no answer', { cause });
    this.status = status;
  }
}

/** Complete body, or one still arriving whose size is announced. */
type Body = Buffer | IncomingMessage;

/** Headers set by the gateway; a visitor can't remove them by listing them in Connection. */
const OURS = /^(host$|content-length$|x-forwarded-|x-geo-)/;

/** Returns the visitor's headers without hop-by-hop ones, including those named in Connection. */
function headersOf(headers: IncomingHttpHeaders, body: Body): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter((name) => !OURS.test(name));
  const kept = Object.entries(headers).filter(([name]) => !HOP.has(name) && !named.includes(name));
  if (!Buffer.isBuffer(body)) return Object.fromEntries(kept);
  const length = body.length > 0 || headers['content-length'] !== undefined;
  return { ...Object.fromEntries(kept), ...(length && { 'content-length': String(body.length) }) };
}

const answerHeaders = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, index) => !HOP.has(rawHeaders[index - (index % 2)]!.toLowerCase()));

/**
 * Forwards a request and returns the response. Ends when the process is done with it, even if the visitor has left:
 * work still running there counts as in progress. Throws `NoAnswer` while a response can still be sent.
 */
export function forward(
  request: IncomingMessage,
  body: Body,
  response: ServerResponse,
  upstream: Upstream,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url } = request;
    const { agent, base, deadlineMs, signal } = upstream;
    const { hostname, port } = new URL(base);
    const sent = send({ agent, hostname, port, method, path: url, headers: headersOf(request.headers, body) });
    let over = false;
    const fail = (status: NoAnswer['status'], cause?: unknown) => {
      if (over) return;
      over = true;
      clearTimeout(deadline);
      sent.destroy();
      if (!response.headersSent) return reject(new NoAnswer(status, cause));
      response.destroy();
      resolve();
    };
    const deadline = setTimeout(fail, deadlineMs, 504);
    sent.on('error', (error) => fail(502, error));
    sent.on('response', (answer) => {
      answer.on('error', (error) => fail(502, error));
      answer.on('end', () => {
        over = true;
        clearTimeout(deadline);
        resolve();
      });
      if (response.destroyed) return void answer.resume();
      response.writeHead(answer.statusCode!, answerHeaders(answer));
      response.once('close', () => {
        answer.unpipe(response);
        answer.resume();
      });
      answer.pipe(response);
    });
    signal?.addEventListener('abort', () => sent.destroy());
    if (Buffer.isBuffer(body)) return void sent.end(body);
    body.pipe(sent);
    body.once('close', () => {
      if (body.complete || over) return;
      over = true; // The received part is not a complete file.
      clearTimeout(deadline);
      sent.destroy();
      reject(new Error('The sender left.'));
    });
  });
}
