import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { type BonusOffer, readDepositBonuses, readRegistrationBonuses } from '@croupier/contracts';

/** Queries the offers: first those for a new account, then those with deposits. Empty where offers are off. */
export const offersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['promotions', 'offers'],
    queryFn: async ({ signal }): Promise<BonusOffer[]> => {
      const [registration, deposit] = await Promise.all([
        api.call(readRegistrationBonuses, { signal }),
        api.call(readDepositBonuses, { signal }),
      ]);
      const nth = ({ nth_deposit }: BonusOffer) => nth_deposit ?? Number.MAX_SAFE_INTEGER;
      return [...registration, ...deposit.toSorted((one, other) => nth(one) - nth(other))];
    },
    staleTime: 60_000,
    meta: playersOwn,
  });
