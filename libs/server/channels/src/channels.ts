import * as v from 'valibot';
import { sessionTopic } from '@croupier/contracts';
import { type Database, runOne } from '@croupier/server-database';
import type { SocketOwner } from './channel.ts';
import { CREDENTIAL_SECONDS, createCredentials, type Credentials } from './credentials.ts';
import { isBusy, keepFollowing, REFRESH_MS } from './follow.ts';
import { type RelayedEvent, startRelay } from './relay.ts';
import { createCatchUp } from './replay.ts';
import { tables } from './schema.gen.ts';
import { startSequencer } from './sequencer.ts';
import { playerOf, privateChannel, publicChannel } from './site-channels.ts';
import { createSocketServer, type SocketServer, type SocketServerOptions } from './socket-server.ts';
import { Topics } from './topics.ts';

export interface ChannelsOptions {
  db: Database;
  origins: ReadonlySet<string>;
  /** Of private topics. */
  prefix: string;
  caps?: SocketServerOptions['caps'];
  addressOf?: SocketServerOptions['addressOf'];
  clock: () => Date;
  failed: (error: unknown) => void;
}

export interface Channels {
  server: SocketServer;
  credentials: Credentials;
  /** The player a private topic belongs to, or null. */
  playerOf: (topic: string) => number | null;
  stop: () => Promise<void>;
}

/** Everything behind `/sock`: numbering, sending, joining, and closing the sockets of sessions that end. */
export async function startChannels(options: ChannelsOptions): Promise<Channels> {
  const { db, origins, prefix, clock, failed, caps, addressOf } = options;
  const { epoch, secret } = await runOne(db, tables.selectFrom('channel_epoch').select(['epoch', 'secret']));
  const credentials = createCredentials(secret.join(''), () => clock().getTime());
  const topics = new Topics();
  /** Sessions that ended while a credential of theirs may still be good, and until when. */
  const ended = new Map<string, number>();
  const relay = await startRelay(db, topics, { onEvent, failed });
  const server = createSocketServer({
    origins,
    topics,
    ...(caps && { caps }),
    ...(addressOf && { addressOf }),
    channels: [publicChannel, privateChannel(prefix, credentials)],
    catchUp: createCatchUp(db, epoch, relay.sent),
    now: () => clock().getTime(),
    owner: (credential) => {
      const owner = credentials.readSocket(credential);
      return owner && !ended.has(owner.sessionId) ? owner : null;
    },
  });
  const stopSequencer = startSequencer(db, prefix, failed);
  const following = setInterval(() => void keepFollowing(db, topics.names().filter(isBusy)).catch(failed), REFRESH_MS);
  following.unref();

  /** The end of a session closes its sockets on every copy of the platform, and lets none come back. */
  function onEvent({ topic, event, payload }: RelayedEvent): void {
    if (event !== 'ended' || !topic.endsWith(':session')) return;
    const playerId = playerOf(topic, prefix);
    const now = clock().getTime();
    for (const [id, until] of ended) if (until <= now) ended.delete(id);
    const { session_ids } = v.parse(sessionTopic.events.ended, payload);
    for (const id of session_ids) ended.set(id, now + CREDENTIAL_SECONDS * 1000);
    server.closeWhere((owner: SocketOwner) => owner.playerId === playerId && ended.has(owner.sessionId));
  }

  return {
    server,
    credentials,
    playerOf: (topic) => playerOf(topic, prefix),
    stop: async () => {
      clearInterval(following);
      server.drain();
      await stopSequencer();
      await relay.stop();
    },
  };
}
