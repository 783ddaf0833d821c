import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { type Api, useApi } from '@croupier/api-client';
import type { Bet, SportMarket } from '@croupier/contracts';
import { eventQuery } from '../events/event.query.ts';
import { fieldQuery } from '../fields/fields.query.ts';
import { picksIn } from '../markets/useMarketNames.ts';
import { pickRunner } from './field-selection.ts';
import { pick } from './pick.ts';
import type { Selection } from './selection.ts';
import { slipAtom, toggleAtom } from './slip.atoms.ts';

/** Returns a function that rebuilds a bet's selections at current odds. A selection without odds is null. */
export function usePickAgain(): (bet: Pick<Bet, 'legs'>) => Promise<(Selection | null)[]> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    ({ legs }) => {
      const lines = legs.flatMap(({ event, ...leg }) => (picksIn(leg) ?? [leg]).map((one) => ({ ...one, event })));
      return Promise.all(lines.map((line) => pickAgain(api, queryClient, line)));
    },
    [api, queryClient],
  );
}

/**
 * Returns a function that puts a bet's selections back on the slip at current odds. It returns false if none has odds
 * any more.
 */
export function useRebet(): (bet: Bet) => Promise<boolean> {
  const pickAll = usePickAgain();
  const slip = useAtomValue(slipAtom);
  const toggle = useSetAtom(toggleAtom);
  return useCallback(
    async (bet) => {
      const selections = (await pickAll(bet)).filter((selection) => selection !== null);
      for (const selection of selections) if (!slip.some(({ key }) => key === selection.key)) toggle(selection);
      return selections.length > 0;
    },
    [pickAll, slip, toggle],
  );
}

type Picked = Pick<Bet['legs'][number], 'event' | 'market_id' | 'specifiers' | 'outcome'>;

async function pickAgain(api: Api, queryClient: QueryClient, leg: Picked): Promise<Selection | null> {
  const { id, field } = leg.event;
  if (field) {
    const event = await queryClient.fetchQuery(fieldQuery(api, id)).catch(() => null);
    const market = event?.markets.find((one) => isLine(one, leg));
    return event && market ? pickRunner(event, market, leg.outcome) : null;
  }
  const event = await queryClient.fetchQuery(eventQuery(api, id)).catch(() => null);
  const market = event?.markets.find((one) => isLine(one, leg));
  return event && market ? pick(event, market, leg.outcome) : null;
}

const isLine = (market: Pick<SportMarket, 'market_id' | 'specifiers'>, leg: Picked): boolean =>
  market.market_id === leg.market_id && market.specifiers === leg.specifiers;
