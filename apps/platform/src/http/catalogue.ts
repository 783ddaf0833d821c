import * as contracts from '@croupier/contracts';
import { type Endpoint, Refusal } from '@croupier/contracts';
import { parseLocale, sourceLocale } from '@croupier/i18n';
import {
  addFavorite,
  type Catalogue,
  readFavorites,
  readRecentGames,
  rememberGame,
  removeFavorite,
} from '@croupier/server-content';
import { readLatestWinners } from '@croupier/server-games';
import type { PlatformContext, RequestInfo } from '../context.ts';
import { playingEdition } from '../playing-edition.ts';
import type { Call, Serve } from '../serve.ts';
import { describeWinners } from './describe-winners.ts';

type Visitor = Pick<Call<Endpoint, 'all'>, 'player' | 'request'>;

/** Registers the catalogue as allowed by the visitor's edition, and a player's favourite and recent games. */
export function catalogueRoutes(serve: Serve, { db, clock, catalogue }: PlatformContext): void {
  const catalogueFor = async ({ player, request }: Visitor): Promise<Catalogue> =>
    catalogue((await playingEdition(db, player, request)).id);
  const localeOf = ({ l }: { l?: string | undefined }, { locale }: RequestInfo) =>
    parseLocale(l) ?? locale ?? sourceLocale;
  const titleOf = async (visitor: Visitor, id: number) => {
    const game = (await catalogueFor(visitor)).findById(id);
    if (!game) throw new Refusal('not_found');
    return game.slug;
  };
  const seen = { access: 'player', activity: false } as const;

  serve(
    contracts.readGamesForDesktop,
    { access: 'all', shared: 'guests' },
    async (visitor) => (await catalogueFor(visitor)).all as contracts.Game[],
  );
  serve(
    contracts.readGamesForMobile,
    { access: 'all', shared: 'guests' },
    async (visitor) => (await catalogueFor(visitor)).all as contracts.Game[],
  );
  serve(contracts.readProviders, { access: 'all', shared: 'guests' }, async (visitor) =>
    (await catalogueFor(visitor)).providers(),
  );
  serve(contracts.readCollections, { access: 'all', shared: 'guests' }, async ({ query, ...visitor }) =>
    (await catalogueFor(visitor)).collections(localeOf(query, visitor.request)),
  );
  serve(contracts.readGameRows, { access: 'all', shared: 'guests' }, async ({ query, ...visitor }) =>
    (await catalogueFor(visitor)).rows(localeOf(query, visitor.request)),
  );
  serve(contracts.readGameIndex, { access: 'all', shared: 'guests' }, async (visitor) =>
    (await catalogueFor(visitor)).index(),
  );
  serve(contracts.readGame, { access: 'all' }, async ({ params, ...visitor }) => {
    const game = (await catalogueFor(visitor)).find(params.slug);
    if (!game) throw new Refusal('not_found');
    return game;
  });
  serve(contracts.readSimilarGames, { access: 'all' }, async ({ params, ...visitor }) => {
    const similar = (await catalogueFor(visitor)).similar(params.slug);
    if (!similar) throw new Refusal('not_found');
    return similar;
  });
  serve(
    contracts.filterGames,
    { access: 'all', activity: false },
    async ({ body: { filter, sort, page, page_size }, ...visitor }) =>
      (await catalogueFor(visitor)).filter(filter, page, page_size, sort),
  );
  serve(contracts.readLatestWinners, { access: 'all', shared: 'guests' }, async (visitor) => {
    const { id, rules } = await playingEdition(db, visitor.player, visitor.request);
    return describeWinners(await readLatestWinners(db), catalogue(id), rules);
  });

  serve(contracts.readFavoriteGames, seen, async (visitor) =>
    (await catalogueFor(visitor)).cards(await readFavorites(db, visitor.player.playerId)),
  );
  serve(contracts.addFavoriteGame, { access: 'player' }, async ({ params, ...visitor }) =>
    addFavorite(db, visitor.player.playerId, await titleOf(visitor, params.id), clock()),
  );
  serve(contracts.removeFavoriteGame, { access: 'player' }, async ({ params, ...visitor }) =>
    removeFavorite(db, visitor.player.playerId, await titleOf(visitor, params.id)),
  );
  serve(contracts.readRecentGames, seen, async (visitor) =>
    (await catalogueFor(visitor)).cards(await readRecentGames(db, visitor.player.playerId)),
  );
  serve(contracts.rememberGame, { access: 'player' }, async ({ params, ...visitor }) =>
    rememberGame(db, visitor.player.playerId, await titleOf(visitor, params.id), clock()),
  );
}
