import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import type { GameFilter } from './calls.ts';

const calls = () => import('./calls.ts');
/** Time for which titles stay fresh. They change with a release only. */
const CATALOGUE_FRESH_MS = 10 * 60_000;
/** Kinds of game the lobby is divided into. */
const kinds = new Set(['pokies', 'table-games', 'live', 'action']);
export const isKind = (id: string): boolean => kinds.has(id);

/** Queries the rows of the home. */
export const gameRowsQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: ['games', 'rows', locale],
    queryFn: async ({ signal }) => (await calls()).rows(api, locale, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });

export const gameQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['games', 'title', slug],
    queryFn: async ({ signal }) => (await calls()).title(api, slug, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** Queries similar titles. */
export const similarGamesQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['games', 'similar', slug],
    queryFn: async ({ signal }) => (await calls()).similar(api, slug, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });

export const allGamesQuery = (api: Api, device: 'mobile' | 'desktop') =>
  queryOptions({
    queryKey: ['games', 'all', device],
    queryFn: async ({ signal }) => (await calls()).all(api, device, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** Queries pages of a part of the lobby, starting at `from`. */
export const gamePagesQuery = (api: Api, filter: GameFilter, from = 1) =>
  infiniteQueryOptions({
    queryKey: ['games', 'pages', filter, from],
    queryFn: async ({ pageParam, signal }) => (await calls()).page(api, filter, pageParam, signal),
    initialPageParam: from,
    getNextPageParam: ({ pagination }) => pagination.next_page ?? undefined,
    staleTime: CATALOGUE_FRESH_MS,
  });

export const gameIndexQuery = (api: Api) =>
  queryOptions({
    queryKey: ['games', 'index'],
    queryFn: async ({ signal }) => (await calls()).index(api, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });

export const providersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['games', 'providers'],
    queryFn: async ({ signal }) => (await calls()).providers(api, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** Queries collections and kinds of game. Lists to choose from show collections only: kinds have their own pages. */
export const collectionsQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: ['games', 'collections', locale],
    queryFn: async ({ signal }) => (await calls()).collections(api, locale, signal),
    select: (all) => all.filter(({ id }) => !isKind(id)),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** Queries the player's favourites. Only for players. */
export const favouritesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['games', 'favourites'],
    meta: playersOwn,
    queryFn: async ({ signal }) => (await calls()).favourites(api, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** Queries the games a player opened last. Only for players. */
export const recentGamesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['games', 'recent'],
    meta: playersOwn,
    queryFn: async ({ signal }) => (await calls()).recent(api, signal),
  });
