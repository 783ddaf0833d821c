import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { type CallInput, removeUserLimit, setUserLimit } from '@croupier/contracts';
import { userLimitsQuery } from './limits.query.ts';

export type LimitOrder = CallInput<typeof setUserLimit>['body'];

/** Sets or changes a limit, then reloads them. Specification §7, Limits. */
export const setLimitMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'set'],
    mutationFn: (body: LimitOrder) => api.call(setUserLimit, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userLimitsQuery(api).queryKey }),
  });

/** Asks for a limit to go. It stands until the waiting time is over and the mail was answered. */
export const removeLimitMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'remove'],
    mutationFn: (id: number) => api.call(removeUserLimit, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userLimitsQuery(api).queryKey }),
  });
