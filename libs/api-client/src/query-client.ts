import { isCancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused } from './failure.ts';

/** Where a failure goes: in the browser the site's log. `label` is its name in the catalogue of specification §8. */
export type FailureLog = (error: unknown, context: { label: string; key: string }) => void;

const STALE_MS = 10_000;
const UNNAMED = 'LOAD_ERROR';

const named = (meta: Record<string, unknown> | undefined): string | undefined =>
  meta?.['failure'] as string | undefined;

/**
 * What the calls answer, kept. What fails to load is logged, and the page that asked goes on without: specification §8, Store
 * failures. `meta: { failure: 'LOAD_JACKPOTS' }` gives a query or mutation its name there; a mutation without one, and a
 * refusal nobody named, is the affair of whoever asked. The client of the calls retries: a second layer would multiply that.
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
