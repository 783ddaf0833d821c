import { queryOptions } from '@tanstack/react-query';
import { type Api, playersMoney } from '@croupier/api-client';
import { type Gift, readBonuses } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Poll interval of balance and gifts. Source: specification §4, Balance. */
const POLL_MS = 10_000;

export const freeBetsKey = ['sportsbook', 'free-bets'];

/** Queries the player's usable free bets. */
export const freeBetsQuery = (api: Api) =>
  queryOptions({
    queryKey: freeBetsKey,
    meta: playersMoney,
    refetchInterval: POLL_MS,
    queryFn: async ({ signal }) => (await api.call(readBonuses, { signal })).filter(isUsable),
  });

const isUsable = ({ label, stage, rounds_left }: Gift): boolean =>
  label === 'freebet' && rounds_left > 0 && (stage === 'issued' || stage === 'activated');

/** Returns the free bets of one wallet that haven't expired. */
export const freeBetsIn = (gifts: readonly Gift[], currency: CurrencyCode, now: number): readonly Gift[] =>
  gifts.filter((gift) => gift.currency === currency && Date.parse(gift.expires_at) > now);

/** Returns a free bet's minimum odds, times 10,000. */
export const leastOddsOf = ({ rounds }: Gift): number => rounds?.least_odds ?? 0;
