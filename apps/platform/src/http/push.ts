import * as contracts from '@croupier/contracts';
import type { Queryable } from '@croupier/server-database';
import { readPushDevices, savePushDevice } from '@croupier/server-push';
import type { PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';

/** Registers the routes for a player's push notifications. */
export function pushRoutes(serve: Serve, { db, push }: PlatformContext): void {
  const read = async (on: Queryable, playerId: number) => ({
    public_key: push.keys?.publicKey ?? null,
    devices: await readPushDevices(on, playerId),
  });

  serve(contracts.readPushDevices, { access: 'player' }, ({ player }) => read(db, player.playerId));

  serve(contracts.savePushDevice, { access: 'player' }, async ({ player: { playerId }, body }) => {
    await savePushDevice({ ...push, db }, { playerId, order: body });
    return read(db, playerId);
  });
}
