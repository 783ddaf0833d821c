import { type FetchError, ofetch } from 'ofetch';
import * as v from 'valibot';
import type { CallInput, Endpoint, Reply } from '@croupier/contracts';
import { CallFailed, CallRefused } from './failure.ts';
import { mayRetry, retryDelay } from './retry.ts';

/** Specification §9: 30 s in the browser, 8 s on the server. */
const BROWSER_TIMEOUT_MS = 30_000;
const SERVER_TIMEOUT_MS = 8_000;

export interface ApiOptions {
  /** Where the calls go; empty in the browser, the platform's address on the server. */
  baseUrl?: string;
  /** What is forwarded of the visitor's request: request id, user agent, host, ip, country, cookie. */
  headers?: Record<string, string>;
  /** Told once per 401: the session is over. */
  onSessionEnd?: () => void;
  browser?: boolean;
  /** Waits between retries; tests hand in their own. */
  wait?: (ms: number) => Promise<void>;
}

export type CallOptions<Shape extends Endpoint> = CallInput<Shape> & {
  signal?: AbortSignal | undefined;
  /** A UUID made once per intention and kept over its retries; see `newKey`. */
  idempotencyKey?: string;
};

/** One visitor's way to the platform. Made per request on the server, once in the browser. */
export interface Api {
  call<Shape extends Endpoint>(
    shape: Shape,
    ...options: keyof CallInput<Shape> extends never ? [CallOptions<Shape>?] : [CallOptions<Shape>]
  ): Promise<Reply<Shape>>;
}

/** A key for one money-moving intention. */
export const newKey = (): string => crypto.randomUUID();

const pathOf = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

export function createApi({
  baseUrl = '',
  headers = {},
  onSessionEnd,
  browser = true,
  wait = pause,
}: ApiOptions = {}): Api {
  const timeout = browser ? BROWSER_TIMEOUT_MS : SERVER_TIMEOUT_MS;

  async function send(shape: Endpoint, parts: Parts, attempt = 1): Promise<unknown> {
    try {
      return await ofetch(baseUrl + pathOf(shape.path, parts.params), {
        method: shape.method,
        ...(parts.query ? { query: parts.query } : {}),
        ...(parts.body ? { body: parts.body } : {}),
        headers: {
          ...headers,
          'X-Requested-With': 'XMLHttpRequest',
          ...(parts.idempotencyKey ? { 'Idempotency-Key': parts.idempotencyKey } : {}),
        },
        ...(parts.signal ? { signal: AbortSignal.any([parts.signal, AbortSignal.timeout(timeout)]) } : { timeout }),
        retry: false,
        credentials: 'same-origin',
      });
    } catch (error) {
      const status = (error as FetchError).response?.status;
      if (parts.signal?.aborted) throw new CallFailed('Request aborted', error);
      if (mayRetry({ attempt, method: shape.method, status, browser })) {
        await wait(retryDelay(attempt));
        return send(shape, parts, attempt + 1);
      }
      throw failureOf(error as FetchError, timeout);
    }
  }

  return {
    async call(shape, ...[options]) {
      try {
        const answer = await send(shape, (options ?? {}) as Parts);
        return v.parse(shape.reply, answer ?? undefined) as never;
      } catch (error) {
        if (error instanceof CallRefused && error.status === 401) onSessionEnd?.();
        throw error;
      }
    },
  };
}

function failureOf(error: FetchError, timeout: number): CallRefused | CallFailed {
  const { response } = error;
  if (response && response.status >= 400)
    return new CallRefused(response.status, (error.data as object | undefined) ?? {});
  const timedOut = /abort|timeout/i.test(`${(error.cause as Error | undefined)?.name} ${error.message}`);
  return new CallFailed(timedOut ? `timeout of ${timeout}ms exceeded` : 'Network Error', error);
}
