import { FetchError, ofetch } from 'ofetch';
import { type Api, type ClientOptions, createClient, ErrorReply, type Transport } from './client-core.ts';
import { mayRetry } from './retry.ts';

/** Specification §9: 30 s in the browser, 8 s on the server. */
const BROWSER_TIMEOUT_MS = 30_000;
const SERVER_TIMEOUT_MS = 8_000;

/**
 * `baseUrl` is empty in the browser, the platform's address on the server. There `headers` are forwarded from the
 * visitor's request: request id, user agent, host, ip, country, cookie.
 */
export interface ApiOptions extends Pick<
  ClientOptions,
  'baseUrl' | 'headers' | 'onSessionEnd' | 'onSiteClosed' | 'wait'
> {
  browser?: boolean;
}

const transport: Transport = async ({ url, query, body, ...request }) => {
  try {
    return await ofetch(url, {
      ...request,
      ...(query ? { query } : {}),
      ...(body ? { body } : {}),
      retry: false,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (error instanceof FetchError && error.status !== undefined && error.status >= 400)
      throw new ErrorReply(error.status, error.data);
    throw error;
  }
};

export function createApi({ browser = true, ...options }: ApiOptions = {}): Api {
  return createClient({
    ...options,
    transport,
    timeout: browser ? BROWSER_TIMEOUT_MS : SERVER_TIMEOUT_MS,
    retry: (attempt) => mayRetry({ ...attempt, browser }),
  });
}
