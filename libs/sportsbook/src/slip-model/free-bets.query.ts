import { queryOptions } from '@tanstack/react-query';
import { type Api, playersMoney } from '@croupier/api-client';
import { type Gift, readBonuses } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Balance and gifts are read this often. Source: specification §4, Balance. */
const POLL_MS = 10_000;

export const freeBetsKey = ['sportsbook', 'free-bets'];

/** The player's free bets that can be used. */
export const freeBetsQuery = (api: Api) =>
  queryOptions({
    queryKey: freeBetsKey,
    meta: playersMoney,
    refetchInterval: POLL_MS,
    queryFn: async ({ signal }) => (await api.call(readBonuses, { signal })).filter(isUsable),
  });

const isUsable = ({ label, stage, rounds_left }: Gift): boolean =>
  label === 'freebet' && rounds_left > 0 && (stage === 'issued' || stage === 'activated');

/** Those of one wallet whose time is not over. */
export const freeBetsIn = (gifts: readonly Gift[], currency: CurrencyCode, now: number): readonly Gift[] =>
  gifts.filter((gift) => gift.currency === currency && Date.parse(gift.expires_at) > now);

/** The least price a free bet is for, times 10,000. */
export const leastOddsOf = ({ rounds }: Gift): number => rounds?.least_odds ?? 0;
