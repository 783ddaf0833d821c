import { isCancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused } from './failure.ts';

/**
 * Receives failures: in the browser, the site's log. `label` is the failure's name in the catalogue of specification
 * §8.
 */
export type FailureLog = (error: unknown, context: { label: string; key: string }) => void;

const STALE_MS = 10_000;
const UNNAMED = 'LOAD_ERROR';

const named = (meta: Record<string, unknown> | undefined): string | undefined =>
  meta?.['failure'] as string | undefined;

/**
 * Creates the cache of replies. A failed load is logged, and the page continues without it: specification §8, Store
 * failures. `meta: { failure: 'LOAD_JACKPOTS' }` names a query or mutation there. A mutation without a name, and a
 * refusal without one, is left to the caller. The API client retries; a second layer would multiply the attempts.
 */
export function createQueryClient(log: FailureLog): QueryClient {
  const isNews = (error: unknown) => !isCancelledError(error) && navigator.onLine;
  return new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_MS, retry: false } },
    queryCache: new QueryCache({
      onError: (error, { meta, queryKey }) => {
        const label = named(meta) ?? (error instanceof CallRefused ? undefined : UNNAMED);
        if (label && isNews(error)) log(error, { label, key: String(queryKey.slice(0, 2)) });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta, options: { mutationKey = [] } }) => {
        const label = named(meta);
        if (label && isNews(error)) log(error, { label, key: String(mutationKey) });
      },
    }),
  });
}
