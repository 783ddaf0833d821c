import { queryOptions } from '@tanstack/react-query';
import { type Api, CallRefused } from '@croupier/api-client';
import {
  readCombination,
  readSportEvent,
  readSportPrices,
  readSportRules,
  type Reply,
  type EventState,
  type SportEventDetail,
} from '@croupier/contracts';

export const eventQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['sportsbook', 'event', id],
    queryFn: ({ signal }) => api.call(readSportEvent, { params: { id: String(id) }, signal }),
  });

export type Combined = Reply<typeof readCombination>;

/** What outcomes of one match pay together, asked again when one of their prices moves. */
export const combinationQuery = (api: Api, id: number, outcomes: string, versions: string) =>
  queryOptions({
    queryKey: ['sportsbook', 'event', id, 'combination', outcomes, versions],
    queryFn: ({ signal }) => api.call(readCombination, { params: { id: String(id) }, query: { outcomes }, signal }),
    retry: (count, error) => !(error instanceof CallRefused) && count < 2,
  });

/** A match with a newer state put in. Lists carry the main markets only: the others stay unchanged. */
export function withState(event: SportEventDetail, state: EventState): SportEventDetail {
  if (state.version <= event.version) return event;
  const markets = event.markets.map(
    (market) =>
      state.markets.find((now) => now.market_id === market.market_id && now.specifiers === market.specifiers) ?? market,
  );
  return { ...event, ...state, markets };
}

export const pricesQuery = (api: Api, line: { id: number; market_id: number; specifiers: string }) =>
  queryOptions({
    queryKey: ['sportsbook', 'prices', line.id, line.market_id, line.specifiers],
    queryFn: ({ signal }) =>
      api.call(readSportPrices, {
        params: { id: String(line.id) },
        query: { market_id: String(line.market_id), specifiers: line.specifiers },
        signal,
      }),
  });

/** Bounds of stakes and the live delay: the same for a whole visit. */
export const rulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'rules'],
    queryFn: ({ signal }) => api.call(readSportRules, { signal }),
    staleTime: Infinity,
  });
