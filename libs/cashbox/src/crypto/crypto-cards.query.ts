import { queryOptions, skipToken } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readCryptoCards } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { PaymentsScript } from '../script/payments-script.ts';
import { readAddress } from '../script/script.query.ts';

/** Queries the sellers of coins by card that are open to the player. */
export const cryptoCardsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['payment-provider', 'crypto-cards'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readCryptoCards, { signal }),
    staleTime: Infinity,
  });

/** Queries the player's addresses by coin. Source: specification §3, Crypto addresses. */
export const addressesQuery = (script: PaymentsScript | undefined, coins: readonly CurrencyCode[]) =>
  queryOptions({
    queryKey: ['payment-provider', 'addresses', coins],
    meta: playersOwn,
    queryFn: script
      ? async () =>
          Object.fromEntries(
            await Promise.all(coins.map(async (coin) => [coin, await readAddress(script, coin)] as const)),
          )
      : skipToken,
    staleTime: Infinity,
    retry: false,
  });
