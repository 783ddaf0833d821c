import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useApi } from '@croupier/api-client';
import type { Bet } from '@croupier/contracts';
import { eventQuery } from '../events/event.query.ts';
import { pick, selectionKey } from './selection.ts';
import { slipAtom, toggleAtom } from './slip.atoms.ts';

/** Puts what a bet was on back on the slip, at the current price. Returns false where it has none any more. */
export function useRebet(): (bet: Bet) => Promise<boolean> {
  const api = useApi();
  const queryClient = useQueryClient();
  const slip = useAtomValue(slipAtom);
  const toggle = useSetAtom(toggleAtom);
  return useCallback(
    async ({ legs }) => {
      const [leg] = legs;
      const event = await queryClient.fetchQuery(eventQuery(api, leg.event.id)).catch(() => null);
      const market = event?.markets.find(
        ({ market_id, specifiers }) => market_id === leg.market_id && specifiers === leg.specifiers,
      );
      const selection = event && market && pick(event, market, leg.outcome);
      if (!selection) return false;
      const key = selectionKey(event.id, market, leg.outcome);
      if (!slip.some((one) => one.key === key)) toggle(selection);
      return true;
    },
    [api, queryClient, slip, toggle],
  );
}
