import { authorizeChannels, Refusal, refreshSocket } from '@croupier/contracts';
import { readSiteState } from '@croupier/server-audit';
import { CREDENTIAL_SECONDS, type SocketOwner, startChannels } from '@croupier/server-channels';
import { findExcluded, isExcluded } from '@croupier/server-limits';
import { findEnded } from '@croupier/server-sessions';
import { pageOrigins, type Routes } from '../serve.ts';

/**
 * Registers the socket and the two calls that authorize a player's own topics. Polling them does not keep a session
 * alive.
 */
export const sockRoutes: Routes = async (serve, { pools, callerLimits, config, clock, log, onShutdown }, app) => {
  const db = pools.sockets;
  const channels = await startChannels({
    db,
    ended,
    closed: async () => (await readSiteState(db)).closed,
    origins: pageOrigins(config),
    prefix: config.privateTopicPrefix,
    caps: { perPlayer: config.socketsPerPlayer, perAddress: config.socketsPerAddress },
    addressOf: callerLimits.addressOf,
    clock,
    failed: (error) => log.error({ err: error }, 'socket relay failed'),
  });
  onShutdown(channels.stop);
  app.server.on('upgrade', channels.server.upgrade);
  app.addHook('preClose', async () => channels.server.drain());

  async function ended(owners: readonly SocketOwner[]): Promise<Set<string>> {
    const now = clock();
    const [sessions, players] = await Promise.all([
      findEnded(
        db,
        owners.map(({ sessionId }) => sessionId),
        now,
      ),
      findExcluded(
        db,
        owners.map(({ playerId }) => playerId),
        now,
      ),
    ]);
    const excluded = new Set(players);
    return new Set([
      ...sessions,
      ...owners.filter((owner) => excluded.has(owner.playerId)).map((owner) => owner.sessionId),
    ]);
  }

  serve(authorizeChannels, { access: 'player', activity: false }, async ({ body, player }) => ({
    channels: body.channels.map((channel) => {
      if (channels.playerOf(channel) !== player.playerId) throw new Refusal('forbidden', { path: ['channels'] });
      return { channel, token: channels.credentials.forTopic(player, channel) };
    }),
  }));
  serve(refreshSocket, { access: 'player', activity: false }, async ({ player }) => {
    // An instance may cache a session for a moment after it ended elsewhere; its credential would open no socket.
    if ((await findEnded(db, [player.sessionId], clock())).length > 0) throw new Refusal('unauthenticated');
    if (await isExcluded(db, player.playerId, clock())) throw new Refusal('excluded');
    return {
      token: channels.credentials.forSocket(player),
      expires_in: CREDENTIAL_SECONDS,
      topic_prefix: config.privateTopicPrefix,
    };
  });
};
