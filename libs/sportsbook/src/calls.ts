import type { Api } from '@croupier/api-client';
import {
  addFavourite,
  type CallInput,
  type Favourite,
  mergeFavourites,
  readCombination,
  readFavourites,
  readKickOffs,
  readSportEvent,
  readSportEvents,
  readSportPrices,
  readSportRules,
  readSportTree,
  removeFavourite,
  type Reply,
} from '@croupier/contracts';

/* The calls of what every page of the book shows, in a file of their own: it is fetched with the first call and not with the page. */

type Key = Pick<Favourite, 'kind' | 'key'>;
export type Combined = Reply<typeof readCombination>;

export const event = (api: Api, id: number, signal: AbortSignal) =>
  api.call(readSportEvent, { params: { id: String(id) }, signal });
export const events = (api: Api, query: CallInput<typeof readSportEvents>['query'], signal: AbortSignal) =>
  api.call(readSportEvents, { query, signal });
export const combination = (api: Api, id: number, outcomes: string, signal: AbortSignal): Promise<Combined> =>
  api.call(readCombination, { params: { id: String(id) }, query: { outcomes }, signal });
export const prices = (api: Api, id: number, query: CallInput<typeof readSportPrices>['query'], signal: AbortSignal) =>
  api.call(readSportPrices, { params: { id: String(id) }, query, signal });
export const rules = (api: Api, signal: AbortSignal) => api.call(readSportRules, { signal });
export const tree = (api: Api, signal: AbortSignal) => api.call(readSportTree, { signal });
export const kickOffs = (api: Api, query: CallInput<typeof readKickOffs>['query'], signal: AbortSignal) =>
  api.call(readKickOffs, { query, signal });

export const favourites = (api: Api, signal: AbortSignal) => api.call(readFavourites, { signal });
export const markFavourite = (api: Api, { kind, key }: Key, on: boolean) =>
  api.call(on ? addFavourite : removeFavourite, { params: { kind, key } });
export const merge = (api: Api, kept: readonly Key[]) =>
  api.call(mergeFavourites, { body: { favourites: kept.map(({ kind, key }) => ({ kind, key })) } });
