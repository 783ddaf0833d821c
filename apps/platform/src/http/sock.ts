import type { IncomingMessage } from 'node:http';
import { authorizeChannels, Refusal, refreshSocket } from '@croupier/contracts';
import { CREDENTIAL_SECONDS, startChannels } from '@croupier/server-channels';
import type { Routes } from '../routes.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** As for HTTP: only the gateway, which is on this machine, is believed about where a visitor comes from. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  return (LOOPBACK.test(address) && typeof forwarded === 'string' && forwarded.split(',').at(-1)?.trim()) || address;
}

/** The socket and the two calls that let a player's own topics through. Polling them keeps no session alive. */
export const sockRoutes: Routes = async (serve, { db, config, clock, log, onShutdown }, app) => {
  const channels = await startChannels({
    db,
    origins: new Set([config.casinoOrigin, config.sportOrigin]),
    prefix: config.privateTopicPrefix,
    caps: { perPlayer: config.socketsPerPlayer, perAddress: config.socketsPerAddress },
    addressOf,
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
