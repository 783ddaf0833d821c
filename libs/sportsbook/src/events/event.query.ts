import { queryOptions } from '@tanstack/react-query';
import { type Api, CallRefused } from '@croupier/api-client';
import type { EventState, SportEventDetail, SportMarket } from '@croupier/contracts';

export type { Combined } from '../calls.ts';

const calls = () => import('../calls.ts');

export const eventQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['sportsbook', 'event', id],
    queryFn: async ({ signal }) => (await calls()).event(api, id, signal),
  });

/** Queries the combined odds of outcomes of one match. Refetches when one of their odds moves. */
export const combinationQuery = (api: Api, id: number, outcomes: string, versions: string) =>
  queryOptions({
    queryKey: ['sportsbook', 'event', id, 'combination', outcomes, versions],
    queryFn: async ({ signal }) => (await calls()).combination(api, id, outcomes, signal),
    retry: (count, error) => !(error instanceof CallRefused) && count < 2,
  });

/** Merges a newer state into a match. Lists carry main markets only, so other markets stay unchanged. */
export function withState(event: SportEventDetail, state: EventState): SportEventDetail {
  if (state.version <= event.version) return event;
  const now = new Map(state.markets.map((market) => [lineOf(market), market]));
  // An unchanged market stays the same object, so that it isn't redrawn.
  const known = event.markets.map((market) => {
    const newer = now.get(lineOf(market));
    return newer && newer.version !== market.version ? newer : market;
  });
  // The match's own topic carries every market, so lines may be new, such as those of the next goal.
  const added = state.incidents ? state.markets.filter((market) => !has(event.markets, market)) : [];
  const markets = added.length > 0 ? [...known, ...added] : known;
  return { ...event, ...state, markets, incidents: withIncidents(event.incidents, state.incidents ?? []) };
}

const lineOf = ({ market_id, specifiers }: SportMarket): string => `${market_id}/${specifiers}`;
const has = (markets: readonly SportMarket[], { market_id, specifiers }: SportMarket): boolean =>
  markets.some((market) => market.market_id === market_id && market.specifiers === specifiers);

/** Appends new incidents to the known ones. If some are missing in between, the full match is awaited. */
function withIncidents(known: SportEventDetail['incidents'], told: SportEventDetail['incidents']) {
  const added = told.filter(({ nr }) => nr >= known.length);
  return added.length > 0 && added[0]?.nr === known.length ? [...known, ...added] : known;
}

/** Tells whether the match lacks an incident that the state reports. */
export const hasGap = ({ incidents }: SportEventDetail, { incidents: told = [] }: EventState): boolean =>
  (told.at(-1)?.nr ?? -1) >= incidents.length;

export const pricesQuery = (
  api: Api,
  { id, market_id, specifiers }: { id: number; market_id: number; specifiers: string },
) =>
  queryOptions({
    queryKey: ['sportsbook', 'prices', id, market_id, specifiers],
    queryFn: async ({ signal }) =>
      (await calls()).prices(api, id, { market_id: String(market_id), specifiers }, signal),
  });

/** Queries the stake bounds and the live delay, which don't change during a visit. */
export const rulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'rules'],
    queryFn: async ({ signal }) => (await calls()).rules(api, signal),
    staleTime: Infinity,
  });
