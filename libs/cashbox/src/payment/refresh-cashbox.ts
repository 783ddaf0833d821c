import type { QueryClient } from '@tanstack/react-query';

/** Money moved: balance, history and open payments are read again. For socket events and after orders. */
export const refreshCashbox = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['cashbox'] });
