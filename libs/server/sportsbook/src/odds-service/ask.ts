import { lookup as resolve } from 'node:dns';
import { request as plain } from 'node:http';
import { request as sealed } from 'node:https';
import type { LookupFunction } from 'node:net';

/** A service that sends a whole film instead of a price list is not listened to. */
const MOST_BYTES = 4_000_000;

export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
  /** Milliseconds it asks to be left alone, if it says so. */
  readonly retryAfterMs: number | null;
  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export interface Asked {
  url: URL;
  /** ETag of the stored response, so that an unchanged one isn't sent again. */
  etag: string | null;
  /** Milliseconds for the whole response, to the last byte. */
  timeoutMs: number;
  signal: AbortSignal;
}

export interface Answered {
  /** Null: what we have is still right. */
  json: unknown;
  etag: string | null;
  unchanged: boolean;
}

/** `*.localhost` is this machine, whether the system's resolver knows or not. */
const lookup: LookupFunction = (name, options, answer) =>
  resolve(name.endsWith('.localhost') ? 'localhost' : name, options, answer);

/**
 * Sends one request, limited in time and size. Throws `ServiceAway` for any failure; its message never contains the
 * key.
 */
export async function ask({ url, etag, timeoutMs, signal }: Asked): Promise<Answered> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const { status, headers, text } = await read(url, etag, AbortSignal.any([late, signal]));
    if (status === 304) return { json: null, etag, unchanged: true };
    if (status !== 200) throw new ServiceAway(`it answered ${status}`, retryAfter(headers['retry-after']));
    return { json: parse(text), etag: headers.etag ?? null, unchanged: false };
  } catch (error) {
    if (error instanceof ServiceAway) throw error;
    if (late.aborted) throw new ServiceAway(`no answer within ${timeoutMs / 1000} s`);
    throw new ServiceAway((error as NodeJS.ErrnoException).code ?? 'the connection broke');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceAway('it answered no JSON');
  }
}

function retryAfter(seconds: string | undefined): number | null {
  return seconds !== undefined && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
}

interface Reply {
  status: number;
  headers: { etag?: string | undefined; 'retry-after'?: string | undefined };
  text: string;
}

function read(url: URL, etag: string | null, signal: AbortSignal): Promise<Reply> {
  const request = url.protocol === 'https:' ? sealed : plain;
  const headers = { accept: 'application/json', ...(etag === null ? {} : { 'if-none-match': etag }) };
  return new Promise((done, failed) => {
    const sent = request(url, { headers, lookup, signal, agent: false }, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MOST_BYTES) sent.destroy(new ServiceAway('the answer is too long'));
        else parts.push(part);
      });
      response.on('end', () => {
        if (response.complete)
          done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() });
        else failed(new ServiceAway('the answer broke off'));
      });
      response.on('error', failed);
    });
    sent.on('error', failed).end();
  });
}
