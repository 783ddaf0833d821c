import * as contracts from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import {
  exportRounds,
  liveTableBySlug,
  readOwnReturn,
  readRound,
  readRounds,
  readRoundTotals,
  readSeeds,
  readSharedRound,
  rotateSeeds,
  setSeed,
  shareRound,
  unshareRound,
} from '@croupier/server-games';
import type { PlatformContext } from '../context.ts';
import { roundsCsv } from '../csv/rounds-csv.ts';
import type { Serve } from '../serve.ts';
import { playerFiles } from '../throttling/player-files.ts';

/** Registers the routes for verifying rounds, and for the history that lists them. */
export function fairnessRoutes(serve: Serve, { db, clock, studioTitles }: PlatformContext): void {
  const nameOf = (slug: string): string =>
    (liveTableBySlug(slug) ?? gameTitleBySlug(slug) ?? studioTitles().find((title) => title.slug === slug))?.title ??
    slug;
  const file = playerFiles();

  serve(contracts.readFairnessSeeds, { access: 'player' }, ({ player }) => readSeeds(db, player.playerId));

  serve(contracts.rotateFairnessSeeds, { access: 'player' }, ({ player, body }) =>
    rotateSeeds(db, { playerId: player.playerId, clientSeed: body.client_seed, now: clock() }),
  );

  serve(contracts.setClientSeed, { access: 'player' }, ({ player, body }) =>
    setSeed(db, { playerId: player.playerId, clientSeed: body.client_seed, now: clock() }),
  );

  serve(contracts.readRounds, { access: 'player' }, ({ player, query }) =>
    readRounds(db, { playerId: player.playerId, ...query }),
  );

  serve(contracts.readRoundTotals, { access: 'player' }, ({ player, query }) =>
    readRoundTotals(db, { playerId: player.playerId, ...query }),
  );

  serve(contracts.readOwnReturn, { access: 'player' }, ({ player, query }) =>
    readOwnReturn(db, { playerId: player.playerId, game: query.game }),
  );

  serve(contracts.exportRounds, { access: 'player' }, ({ player: { playerId }, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="games-history.csv"');
    const pages = () => exportRounds(db, { playerId, ...query });
    return file(playerId, () => roundsCsv(pages(), nameOf));
  });

  serve(contracts.shareRound, { access: 'player' }, async ({ player, params }) => ({
    token: await shareRound(db, { playerId: player.playerId, id: params.id }, clock()),
  }));
  serve(contracts.unshareRound, { access: 'player' }, ({ player, params }) =>
    unshareRound(db, { playerId: player.playerId, id: params.id }),
  );
  serve(contracts.readSharedRound, { access: 'all' }, ({ params }) => readSharedRound(db, params.token));

  serve(contracts.readRound, { access: 'player' }, ({ player, params }) => readRound(db, player.playerId, params.id));
}
