import * as contracts from '@croupier/contracts';
import { readRound, readRounds, readSeeds, rotateSeeds, setSeed } from '@croupier/server-games';
import type { PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';

/** What a player verifies rounds with, and the history they stand in. */
export function fairnessRoutes(serve: Serve, { db, clock }: PlatformContext): void {
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

  serve(contracts.readRound, { access: 'player' }, ({ player, params }) => readRound(db, player.playerId, params.id));
}
