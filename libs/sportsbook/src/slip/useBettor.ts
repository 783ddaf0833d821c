import { playerQuery, useApi } from '@croupier/api-client';
import type { CurrencyCode } from '@croupier/money';
import { useQuery } from '@tanstack/react-query';
import { rulesQuery } from '../events/event.query.ts';
import { useHost } from '../place/sportsbook-context.tsx';

/** Who bets, in which currency, within which bounds. */
export function useBettor() {
  const api = useApi();
  const { guestCurrency } = useHost();
  const { data: player } = useQuery(playerQuery(api));
  const { data: rules } = useQuery(rulesQuery(api));
  const currency: CurrencyCode = player?.currency ?? guestCurrency;
  return { player: player ?? null, currency, stakes: rules?.stakes.find((one) => one.currency === currency), liveDelayMs: rules?.live_delay_ms ?? 6_000 };
}
