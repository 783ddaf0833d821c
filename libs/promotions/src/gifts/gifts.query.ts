import { queryOptions } from '@tanstack/react-query';
import { type Api, playersMoney, playersOwn } from '@croupier/api-client';
import { type Gift, readBonuses, readBonusSettings, readFreeSpins } from '@croupier/contracts';

/** Balance and gifts are read this often. Source: specification §4, Balance. */
const POLL_MS = 10_000;

export const giftsKey = ['promotions', 'gifts'] as const;

/** All a player was given: bonuses and free spins, the newest first. The socket says when it changed. */
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

/** Whether the player takes bonuses at all. */
export const bonusSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['promotions', 'bonus-settings'],
    queryFn: ({ signal }) => api.call(readBonusSettings, { signal }),
    meta: playersOwn,
  });

/** Specification §4, Gift stages: these are lost, the rest actual. */
const OVER: readonly Gift['stage'][] = ['finished', 'canceled', 'expired', 'wager_done', 'lost', 'erased_by_withdraw'];

export const isOver = ({ stage }: Pick<Gift, 'stage'>): boolean => OVER.includes(stage);
