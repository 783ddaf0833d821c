import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import {
  addFavorite,
  type Catalogue,
  languageOf,
  openCatalogue,
  readFavorites,
  readRecentGames,
  rememberGame,
  removeFavorite,
} from '@croupier/server-content';
import type { PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';

/** The games there are, as this visitor's edition allows them, and what a player marked or opened. */
export function catalogueRoutes(serve: Serve, { db, clock }: PlatformContext): void {
  const open = openCatalogue();
  const catalogue = ({ edition }: RequestInfo): Catalogue => open(edition.id);
  const language = (query: { l?: string | undefined }, { locale }: RequestInfo) => languageOf(query.l ?? locale);
  const titleOf = (request: RequestInfo, id: number) => {
    const game = catalogue(request).findById(id);
    if (!game) throw new Refusal('not_found');
    return game.slug;
  };
  const seen = { access: 'player', activity: false } as const;

  serve(contracts.readGamesForDesktop, { access: 'all' }, async ({ request }) => [...catalogue(request).all]);
  serve(contracts.readGamesForMobile, { access: 'all' }, async ({ request }) => [...catalogue(request).all]);
  serve(contracts.readProviders, { access: 'all' }, async ({ request }) => catalogue(request).providers());
  serve(contracts.readCollections, { access: 'all' }, async ({ query, request }) =>
    catalogue(request).collections(language(query, request)),
  );
  // No title feeds a jackpot yet, and none is pretended.
  serve(contracts.readJackpotGames, { access: 'all' }, async () => []);
  serve(contracts.readGameRows, { access: 'all' }, async ({ query, request }) =>
    catalogue(request).rows(language(query, request)),
  );
  serve(contracts.readGameIndex, { access: 'all' }, async ({ request }) => catalogue(request).index());
  serve(contracts.readGame, { access: 'all' }, async ({ params, request }) => {
    const game = catalogue(request).find(params.slug);
    if (!game) throw new Refusal('not_found');
    return game;
  });
  serve(
    contracts.filterGames,
    { access: 'all', activity: false },
    async ({ body: { filter, page, page_size }, request }) => catalogue(request).filter(filter, page, page_size),
  );

  serve(contracts.readFavoriteGames, seen, async ({ player, request }) =>
    catalogue(request).cards(await readFavorites(db, player.playerId)),
  );
  serve(contracts.addFavoriteGame, { access: 'player' }, ({ params, player, request }) =>
    addFavorite(db, player.playerId, titleOf(request, params.id), clock()),
  );
  serve(contracts.removeFavoriteGame, { access: 'player' }, ({ params, player, request }) =>
    removeFavorite(db, player.playerId, titleOf(request, params.id)),
  );
  serve(contracts.readRecentGames, seen, async ({ player, request }) =>
    catalogue(request).cards(await readRecentGames(db, player.playerId)),
  );
  serve(contracts.rememberGame, { access: 'player' }, ({ params, player, request }) =>
    rememberGame(db, player.playerId, titleOf(request, params.id), clock()),
  );
}
