import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { playerQuery, useApi } from '@croupier/api-client';
import type { Gift } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { useTopic } from '@croupier/realtime';
import { useNow } from '../clock/now.ts';
import { freeBetsIn, freeBetsKey, freeBetsQuery } from './free-bets.query.ts';
import { freeBetAtom } from './slip.atoms.ts';

export interface FreeBetChoice {
  /** Free bets to choose from. */
  held: readonly Gift[];
  /** Free bet that pays; null for the player's own money. */
  chosen: Gift | null;
  choose: (id: number | null) => void;
}

/** Returns the free bets of a wallet and the chosen one. Each pays for one bet. */
export function useFreeBet(currency: CurrencyCode, bets: number): FreeBetChoice {
  const api = useApi();
  const queryClient = useQueryClient();
  const now = useNow();
  const signedIn = Boolean(useQuery(playerQuery(api)).data);
  const { data = [] } = useQuery({ ...freeBetsQuery(api), enabled: signedIn && bets > 0 });
  const reload = () => void queryClient.invalidateQueries({ queryKey: freeBetsKey });
  useTopic('bonuses', { changed: reload, reload });
  const [id, choose] = useAtom(freeBetAtom);
  const held = signedIn && now !== null ? freeBetsIn(data, currency, now) : [];
  const chosen = bets === 1 ? (held.find((gift) => gift.id === id) ?? null) : null;
  return { held, chosen, choose };
}
