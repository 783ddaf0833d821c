import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readNextDepositBonus } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Queries the player's saved code, and the bonus it brings with the next deposit. */
export const nextBonusQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['cashbox', 'next-bonus', currency],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readNextDepositBonus, { query: { currency }, signal }),
  });
