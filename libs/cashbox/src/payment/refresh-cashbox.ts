import type { QueryClient } from '@tanstack/react-query';

/** Refetches balance, history, pending payments and gifts. For socket events and after orders. */
export const refreshCashbox = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] === 'cashbox' || meta?.['playersMoney'] === true,
  });
