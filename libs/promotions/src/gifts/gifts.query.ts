import { queryOptions } from '@tanstack/react-query';
import { type Api, playersMoney, playersOwn } from '@croupier/api-client';
import { type Gift, readBonuses, readBonusSettings, readFreeSpins } from '@croupier/contracts';

/** Poll interval of balance and gifts. Source: specification §4, Balance. */
const POLL_MS = 10_000;

export const giftsKey = ['promotions', 'gifts'] as const;

/** Queries all gifts of a player, bonuses and free spins, newest first. The socket reports changes. */
export const giftsQuery = (api: Api) =>
  queryOptions({
    queryKey: giftsKey,
    queryFn: async ({ signal }): Promise<Gift[]> => {
      const [bonuses, spins] = await Promise.all([
        api.call(readBonuses, { signal }),
        api.call(readFreeSpins, { signal }),
      ]);
      return [...bonuses, ...spins].toSorted((one, other) => other.id - one.id);
    },
    refetchInterval: POLL_MS,
    meta: { ...playersMoney, failure: 'LOAD_GIFTS_DATA' },
  });

/** Queries whether the player wants bonuses at all. */
export const bonusSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['promotions', 'bonus-settings'],
    queryFn: ({ signal }) => api.call(readBonusSettings, { signal }),
    meta: playersOwn,
  });

/** Stages of past gifts. All others are current (specification §4, Gift stages). */
const OVER: readonly Gift['stage'][] = ['finished', 'canceled', 'expired', 'wager_done', 'lost', 'erased_by_withdraw'];

export const isOver = ({ stage }: Pick<Gift, 'stage'>): boolean => OVER.includes(stage);
