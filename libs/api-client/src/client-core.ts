import * as v from 'valibot';
import type { CallInput, Endpoint, Reply } from '@croupier/contracts';
import { CallFailed, CallRefused } from './failure.ts';
import { type Attempt, retryDelay } from './retry.ts';

export type CallOptions<Shape extends Endpoint> = CallInput<Shape> & {
  signal?: AbortSignal | undefined;
  /** UUID created once per intention and kept over retries; see `newKey`. */
  idempotencyKey?: string;
};

/** Client of the platform for one visitor. Created once per request on the server, once in the browser. */
export interface Api {
  call<Shape extends Endpoint>(
    shape: Shape,
    ...options: keyof CallInput<Shape> extends never ? [CallOptions<Shape>?] : [CallOptions<Shape>]
  ): Promise<Reply<Shape>>;
}

/** Network request of a call. */
export interface NetworkRequest {
  method: Endpoint['method'];
  url: string;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
  headers: Record<string, string>;
  /** Aborts when the caller cancels the call, or after its time limit. */
  signal: AbortSignal;
}

/** Sends a call to the server: returns the data of a success, throws `ErrorReply` for any other status. */
export type Transport = (request: NetworkRequest) => Promise<unknown>;

/** Reply whose status isn't a success. */
export class ErrorReply extends Error {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown) {
    super(`answered with ${status}`);
    this.status = status;
    this.data = data;
  }
}

export interface ClientOptions {
  transport: Transport;
  /** Time limit of an attempt in milliseconds. */
  timeout: number;
  retry: (attempt: Omit<Attempt, 'browser'>) => boolean;
  baseUrl?: string;
  headers?: Record<string, string>;
  /** Called for each 401: the session is over. */
  onSessionEnd?: (() => void) | undefined;
  /** Called when the site is under maintenance. */
  onSiteClosed?: (() => void) | undefined;
  /** Waits between retries; tests replace it. */
  wait?: (ms: number) => Promise<void>;
}

/** Returns a path with its parameters filled in. */
export const pathOf = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
}

/** Creates the parts that every client shares, whatever its transport: addresses, retries, failures, parsed replies. */
export function createClient(options: ClientOptions): Api {
  const { transport, timeout, retry, baseUrl = '', headers = {}, onSessionEnd, onSiteClosed, wait = pause } = options;

  async function send(shape: Endpoint, parts: Parts, attempt = 1): Promise<unknown> {
    const timeLimit = AbortSignal.timeout(timeout);
    try {
      return await transport({
        method: shape.method,
        url: baseUrl + pathOf(shape.path, parts.params),
        query: parts.query,
        body: parts.body,
        headers: {
          ...headers,
          'X-Requested-With': 'XMLHttpRequest',
          ...(parts.idempotencyKey ? { 'Idempotency-Key': parts.idempotencyKey } : {}),
        },
        signal: parts.signal ? AbortSignal.any([parts.signal, timeLimit]) : timeLimit,
      });
    } catch (error) {
      if (parts.signal?.aborted) throw new CallFailed('Request aborted', error);
      const reply = error instanceof ErrorReply ? error : undefined;
      if (retry({ attempt, method: shape.method, status: reply?.status })) {
        await wait(retryDelay(attempt));
        return send(shape, parts, attempt + 1);
      }
      if (reply) throw new CallRefused(reply.status, typeof reply.data === 'object' ? (reply.data ?? {}) : {});
      throw new CallFailed(timeLimit.aborted ? `timeout of ${timeout}ms exceeded` : 'Network Error', error);
    }
  }

  return {
    async call(shape, ...[options]) {
      try {
        const answer = await send(shape, options ?? {});
        return v.parse<(typeof shape)['reply']>(shape.reply, answer ?? undefined);
      } catch (error) {
        if (error instanceof CallRefused && error.status === 401) onSessionEnd?.();
        if (error instanceof CallRefused && error.has('site_closed')) onSiteClosed?.();
        throw error;
      }
    },
  };
}
