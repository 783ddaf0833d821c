import { type Api, createClient, ErrorReply, MAX_RETRIES, type NetworkRequest } from '@croupier/api-client';
import { failureOf } from './failure.ts';

const TIMEOUT_MS = 12_000;

export interface CallTools {
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Transport with plain `fetch`: the library that the site's pages use would add 3 KB of brotli to every game's first
 * load.
 */
async function post(send: typeof fetch, { method, url, headers, body = {}, signal }: NetworkRequest): Promise<unknown> {
  const response = await send(url, {
    method,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  const data: unknown = await response.json();
  if (!response.ok) throw new ErrorReply(response.status, data);
  return data;
}

/**
 * Creates the client of the game server, with the bearer token of a session. It throws `CallFailure`; a refusal isn't
 * retried.
 */
export function rgsApi(bearer: string | null, tools?: CallTools): Api {
  const api = createClient({
    transport: (request) => post(tools?.fetch ?? fetch, request),
    timeout: TIMEOUT_MS,
    // Every call here may be repeated, because a round keeps its id: an unreachable server is retried too.
    retry: ({ attempt, status }) => attempt <= MAX_RETRIES && (status === undefined || status >= 500 || status === 429),
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    ...(tools && { wait: tools.wait }),
  });
  return {
    async call(shape, ...options) {
      try {
        return await api.call(shape, ...options);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
