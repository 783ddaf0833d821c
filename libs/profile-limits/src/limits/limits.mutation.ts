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

// One call creates and changes limits. The limits are refetched afterwards. Specification §7, Limits.
export const createLimitMutation = settingLimit('CREATE_NEW_USER_LIMIT');
export const updateLimitMutation = settingLimit('UPDATE_USER_LIMIT');

/** Requests the removal of a limit. It applies until the waiting time is over and the mail was answered. */
export const removeLimitMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['limits', 'remove'],
    meta: { failure: 'DELETE_USER_LIMIT' },
    mutationFn: (id: number) => api.call(removeUserLimit, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userLimitsQuery(api).queryKey }),
  });

/** Cancels a pending increase or removal, so that the limit stays unchanged. */
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

/** Starts a break, which signs out everywhere. Handled like signing out: removes the player's data from this page. */
export const startBreakMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-out', 'break'],
    meta: { failure: 'CREATE_NEW_USER_LIMIT' },
    mutationFn: (body: BreakOrder) => api.call(setUserLimit, { body }),
    onSuccess: () => adoptPlayer(queryClient, null),
  });
