import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import {
  addFavorite,
  type Catalogue,
  languageOf,
  readFavorites,
  readRecentGames,
  rememberGame,
  removeFavorite,
} from '@croupier/server-content';
import type { PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';

/** The games there are, as this visitor's edition allows them, and what a player marked or opened. */
export function catalogueRoutes(serve: Serve, { db, clock, catalogue }: PlatformContext): void {
  const catalogueOf = ({ edition }: RequestInfo): Catalogue => catalogue(edition.id);
  const language = (query: { l?: string | undefined }, { locale }: RequestInfo) => languageOf(query.l ?? locale);
  const titleOf = (request: RequestInfo, id: number) => {
    const game = catalogueOf(request).findById(id);
    if (!game) throw new Refusal('not_found');
    return game.slug;
  };
  const seen = { access: 'player', activity: false } as const;

  serve(contracts.readGamesForDesktop, { access: 'all' }, async ({ request }) => [...catalogueOf(request).all]);
  serve(contracts.readGamesForMobile, { access: 'all' }, async ({ request }) => [...catalogueOf(request).all]);
  serve(contracts.readProviders, { access: 'all' }, async ({ request }) => catalogueOf(request).providers());
  serve(contracts.readCollections, { access: 'all' }, async ({ query, request }) =>
    catalogueOf(request).collections(language(query, request)),
  );
  // No title feeds a jackpot yet, and none is pretended.
  serve(contracts.readJackpotGames, { access: 'all' }, async () => []);
  serve(contracts.readGameRows, { access: 'all' }, async ({ query, request }) =>
    catalogueOf(request).rows(language(query, request)),
  );
  serve(contracts.readGameIndex, { access: 'all' }, async ({ request }) => catalogueOf(request).index());
  serve(contracts.readGame, { access: 'all' }, async ({ params, request }) => {
    const game = catalogueOf(request).find(params.slug);
    if (!game) throw new Refusal('not_found');
    return game;
  });
  serve(
    contracts.filterGames,
    { access: 'all', activity: false },
    async ({ body: { filter, sort, page, page_size }, request }) =>
      catalogueOf(request).filter(filter, page, page_size, sort),
  );

  serve(contracts.readFavoriteGames, seen, async ({ player, request }) =>
    catalogueOf(request).cards(await readFavorites(db, player.playerId)),
  );
  serve(contracts.addFavoriteGame, { access: 'player' }, ({ params, player, request }) =>
    addFavorite(db, player.playerId, titleOf(request, params.id), clock()),
  );
  serve(contracts.removeFavoriteGame, { access: 'player' }, ({ params, player, request }) =>
    removeFavorite(db, player.playerId, titleOf(request, params.id)),
  );
  serve(contracts.readRecentGames, seen, async ({ player, request }) =>
    catalogueOf(request).cards(await readRecentGames(db, player.playerId)),
  );
  serve(contracts.rememberGame, { access: 'player' }, ({ params, player, request }) =>
    rememberGame(db, player.playerId, titleOf(request, params.id), clock()),
  );
}
