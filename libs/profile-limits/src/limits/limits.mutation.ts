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

const settingLimit = (failure: string) => (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'set'],
    meta: { failure },
    mutationFn: (body: LimitOrder) => api.call(setUserLimit, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userLimitsQuery(api).queryKey }),
  });

// One call sets and changes; then the limits are read again. Specification §7, Limits.
export const createLimitMutation = settingLimit('CREATE_NEW_USER_LIMIT');
export const updateLimitMutation = settingLimit('UPDATE_USER_LIMIT');

/** Asks for a limit to go. It stands until the waiting time is over and the mail was answered. */
export const removeLimitMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'remove'],
    meta: { failure: 'DELETE_USER_LIMIT' },
    mutationFn: (id: number) => api.call(removeUserLimit, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userLimitsQuery(api).queryKey }),
  });

/** A loosening under way is off: the limit stays as it is. */
export const cancelChangeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'cancel-change'],
    meta: { failure: 'UPDATE_USER_LIMIT' },
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
    meta: { failure: 'CREATE_NEW_USER_LIMIT' },
    mutationFn: (body: BreakOrder) => api.call(setUserLimit, { body }),
    onSuccess: () => adoptPlayer(queryClient, null),
  });
