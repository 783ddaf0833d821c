import type { Api } from '@croupier/api-client';
import {
  addFavoriteGame,
  filterGames,
  type GameFeature,
  type GameMechanic,
  type GameSort,
  type GameVolatility,
  readCollections,
  readFavoriteGames,
  readGame,
  readGameIndex,
  readGameRows,
  readGamesForDesktop,
  readGamesForMobile,
  readProviders,
  readRecentGames,
  readSimilarGames,
  rememberGame,
  removeFavoriteGame,
} from '@croupier/contracts';

/* The calls of the catalogue, in a file of their own: it is fetched with the first call and not with the page. */

export const rows = (api: Api, l: string, signal: AbortSignal) => api.call(readGameRows, { query: { l }, signal });
export const title = (api: Api, slug: string, signal: AbortSignal) => api.call(readGame, { params: { slug }, signal });
export const all = (api: Api, device: 'mobile' | 'desktop', signal: AbortSignal) =>
  api.call(device === 'mobile' ? readGamesForMobile : readGamesForDesktop, { signal });
export const index = (api: Api, signal: AbortSignal) => api.call(readGameIndex, { signal });
export const providers = (api: Api, signal: AbortSignal) => api.call(readProviders, { signal });
export const collections = (api: Api, l: string, signal: AbortSignal) =>
  api.call(readCollections, { query: { l }, signal });
export const favourites = (api: Api, signal: AbortSignal) => api.call(readFavoriteGames, { signal });
export const recent = (api: Api, signal: AbortSignal) => api.call(readRecentGames, { signal });
export const mark = (api: Api, id: number, on: boolean) =>
  api.call(on ? addFavoriteGame : removeFavoriteGame, { params: { id: String(id) } });
export const similar = (api: Api, slug: string, signal: AbortSignal) =>
  api.call(readSimilarGames, { params: { slug }, signal });
export const remember = (api: Api, id: number) => api.call(rememberGame, { params: { id: String(id) } });

export interface GameFilter {
  /** Categories and collections that must all match. */
  categories: readonly string[];
  providers: readonly string[];
  mechanic?: GameMechanic | undefined;
  feature?: GameFeature | undefined;
  volatility?: GameVolatility | undefined;
  /** Minimum return to player, in percent. */
  rtp?: number | undefined;
  sort?: GameSort | undefined;
  device: 'mobile' | 'desktop';
}

/** Titles per page (specification §9). */
export const PAGE_SIZE = 40;

export const page = (
  api: Api,
  { categories, providers, mechanic, feature, volatility, rtp, sort, device }: GameFilter,
  number: number,
  signal: AbortSignal,
) =>
  api.call(filterGames, {
    body: {
      device,
      filter: {
        ...(categories.length > 0 ? { categories: { identifiers: [...categories], strategy: 'AND' as const } } : {}),
        ...(providers.length > 0 ? { providers: [...providers] } : {}),
        ...(mechanic ? { mechanics: [mechanic] } : {}),
        ...(feature ? { features: [feature] } : {}),
        ...(volatility ? { volatilities: [volatility] } : {}),
        ...(rtp ? { rtp_from: rtp / 100 } : {}),
      },
      ...(sort ? { sort } : {}),
      page: number,
      page_size: PAGE_SIZE,
    },
    signal,
  });

export const bySlugs = async (api: Api, slugs: readonly string[], signal: AbortSignal) => {
  const { data } = await api.call(filterGames, { body: { filter: { slugs: [...slugs] }, page_size: 100 }, signal });
  return data;
};

/** Reads the first titles, as many as one page may hold. */
export const featured = async (api: Api, signal: AbortSignal) => {
  const { data } = await api.call(filterGames, { body: { page_size: 100 }, signal });
  return data;
};
