import type { QueryClient } from '@tanstack/react-query';

/** Money moved: balance, history, open payments and gifts are read again. For socket events and after orders. */
export const refreshCashbox = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] === 'cashbox' || meta?.['playersMoney'] === true,
  });
