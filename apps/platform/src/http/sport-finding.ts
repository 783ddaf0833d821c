import * as contracts from '@croupier/contracts';
import {
  addFavourite,
  keepFavourites,
  readFavourites,
  readKickOffs,
  removeFavourite,
  searchSport,
} from '@croupier/server-sportsbook';
import type { PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';

/** Registers the routes for finding matches: search, favourites, and start times. */
export function findingRoutes(serve: Serve, { db, clock }: Pick<PlatformContext, 'db' | 'clock'>): void {
  serve(contracts.searchSport, { access: 'all', shared: 'all' }, ({ query }) => searchSport(db, query.text));
  serve(contracts.readKickOffs, { access: 'all', shared: 'all' }, ({ query }) => readKickOffs(db, query));
  serve(contracts.readFavourites, { access: 'player' }, ({ player }) => readFavourites(db, player.playerId));
  serve(contracts.mergeFavourites, { access: 'player' }, async ({ body, player: { playerId } }) => {
    await keepFavourites(db, { playerId, favourites: body.favourites, now: clock() });
    return readFavourites(db, playerId);
  });
  serve(contracts.addFavourite, { access: 'player' }, ({ params, player: { playerId } }) =>
    addFavourite(db, { playerId, favourite: params, now: clock() }),
  );
  serve(contracts.removeFavourite, { access: 'player' }, ({ params, player }) =>
    removeFavourite(db, player.playerId, params),
  );
}
