import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { playerQuery, useApi } from '@croupier/api-client';
import type { CurrencyCode } from '@croupier/money';
import { rulesQuery } from '../events/event.query.ts';
import { useHost } from '../host/sportsbook-context.tsx';
import { quickStakesAtom } from './slip.atoms.ts';

/** Returns the player, the currency, the stake bounds and the quick stakes. */
export function useStakeSettings() {
  const api = useApi();
  const { guestCurrency } = useHost();
  const { data: player } = useQuery(playerQuery(api));
  const { data: rules } = useQuery(rulesQuery(api));
  const currency: CurrencyCode = player?.currency ?? guestCurrency;
  const stakes = rules?.stakes.find((one) => one.currency === currency);
  const usual = stakes?.quick_stakes_cents ?? [];
  const own = useAtomValue(quickStakesAtom)[currency];
  return { player: player ?? null, currency, stakes, usualStakes: usual, quickStakes: own?.length ? own : usual };
}

export type StakeSettings = ReturnType<typeof useStakeSettings>;
