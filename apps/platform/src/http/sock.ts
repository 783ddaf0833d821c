import { authorizeChannels, Refusal, refreshSocket } from '@croupier/contracts';
import { CREDENTIAL_SECONDS, startChannels } from '@croupier/server-channels';
import type { Routes } from '../routes.ts';

/** The socket and the two calls that let a player's own topics through. Polling them keeps no session alive. */
export const sockRoutes: Routes = async (serve, { pools, turns, config, clock, log, onShutdown }, app) => {
  const channels = await startChannels({
    db: pools.sockets,
    origins: new Set([config.casinoOrigin, config.sportOrigin]),
    prefix: config.privateTopicPrefix,
    caps: { perPlayer: config.socketsPerPlayer, perAddress: config.socketsPerAddress },
    addressOf: turns.addressOf,
    clock,
    failed: (error) => log.error({ err: error }, 'socket relay failed'),
  });
  onShutdown(channels.stop);
  app.server.on('upgrade', channels.server.upgrade);
  app.addHook('preClose', async () => channels.server.drain());

  serve(authorizeChannels, { access: 'player', activity: false }, async ({ body, player }) => ({
    channels: body.channels.map((channel) => {
      if (channels.playerOf(channel) !== player.playerId) throw new Refusal('forbidden', { path: ['channels'] });
      return { channel, token: channels.credentials.forTopic(player, channel) };
    }),
  }));
  serve(refreshSocket, { access: 'player', activity: false }, async ({ player }) => ({
    token: channels.credentials.forSocket(player),
    expires_in: CREDENTIAL_SECONDS,
    topic_prefix: config.privateTopicPrefix,
  }));
};
