import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import {
  activateBonus,
  activateFreeSpins,
  cancelBonus,
  cancelFreeSpins,
  type Gift,
  orderBonuses,
  redeemCoupon,
  updateBonusSettings,
} from '@croupier/contracts';
import { bonusSettingsQuery, giftsKey } from './gifts.query.ts';

const reload = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: giftsKey });

/** Starts a gift and refetches the lists. Source: specification §7. */
export const activateMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['promotions', 'activate'],
    meta: { failure: 'ACTIVATION_BONUS' },
    mutationFn: ({ id, type }: Pick<Gift, 'id' | 'type'>) =>
      api.call(type === 'fs' ? activateFreeSpins : activateBonus, { params: { id: String(id) } }),
    onSettled: () => reload(queryClient),
  });

/** Cancels a gift, which forfeits the rest of it. */
export const cancelMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['promotions', 'cancel'],
    meta: { failure: 'CANCELS_BONUS' },
    mutationFn: ({ id, type }: Pick<Gift, 'id' | 'type'>) =>
      api.call(type === 'fs' ? cancelFreeSpins : cancelBonus, { params: { id: String(id) } }),
    onSettled: () => reload(queryClient),
  });

/** Reorders the queued gifts. Calls run one after another, so the last one applies. */
export const orderMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['promotions', 'order'],
    scope: { id: 'bonus-order' },
    mutationFn: (ids: number[]) => api.call(orderBonuses, { body: { ids } }),
    onSettled: () => reload(queryClient),
  });

export const couponMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['promotions', 'coupon'],
    mutationFn: (code: string) => api.call(redeemCoupon, { body: { coupon_code: code } }),
    onSettled: () => reload(queryClient),
  });

export const bonusSettingsMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['promotions', 'bonus-settings'],
    scope: { id: 'bonus-settings' },
    mutationFn: (receive: boolean) => api.call(updateBonusSettings, { body: { receive_bonuses: receive } }),
    onSuccess: (saved) => queryClient.setQueryData(bonusSettingsQuery(api).queryKey, saved),
  });
