import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api, userLimitsQuery } from '@croupier/api-client';
import {
  type CallInput,
  cancelLimitChange,
  type LimitPeriod,
  removeUserLimit,
  setUserLimit,
} from '@croupier/contracts';

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

/** A loosening under way is off: the limit stays as it is. */
export const cancelChangeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'cancel-change'],
    mutationFn: (id: number) => api.call(cancelLimitChange, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userLimitsQuery(api).queryKey }),
  });

export interface BreakOrder {
  type: 'coolingoff' | 'selfexclusion';
  period: LimitPeriod;
}

/** A break signs out everywhere: it counts as leaving, and nothing of the player stays in this page. */
export const startBreakMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-out', 'break'],
    mutationFn: (body: BreakOrder) => api.call(setUserLimit, { body }),
    onSuccess: () => adoptPlayer(queryClient, null),
  });
