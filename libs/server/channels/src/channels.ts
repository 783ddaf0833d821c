import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { sessionTopic } from '@croupier/contracts';
import { type Database, runOne } from '@croupier/server-database';
import { Batcher } from './batcher.ts';
import type { SocketOwner } from './channel.ts';
import { createCredentials, type Credentials } from './credentials.ts';
import { isBusy, keepFollowing, REFRESH_MS } from './follow.ts';
import { type RelayedEvent, startRelay } from './relay.ts';
import { createCatchUp } from './replay.ts';
import { tables } from './schema.gen.ts';
import { startSequencer } from './sequencer.ts';
import { playerOf, privateChannel, publicChannel } from './site-channels.ts';
import { createSocketServer, type SocketServer, type SocketServerOptions } from './socket-server.ts';
import { Topics } from './topics.ts';

/** Interval of session checks, so that sockets of ended sessions close within a second. */
const CHECK_MS = 500;
/** Interval of the check whether the site is closed. */
const SHUT_CHECK_MS = 1_000;
const CHECKED_AT_ONCE = 500;
/** Limits for batching the session checks of opening sockets. */
const ADMISSIONS = { most: 500, concurrent: 1 };

export interface ChannelsOptions {
  db: Database;
  origins: ReadonlySet<string>;
  /** Prefix of private topics. */
  prefix: string;
  caps?: SocketServerOptions['caps'];
  addressOf?: SocketServerOptions['addressOf'];
  /** Returns those of these sessions that allow no socket: ended, idle for too long, or of an excluded player. */
  ended: (owners: readonly SocketOwner[]) => Promise<ReadonlySet<string>>;
  /** Returns whether the site is closed for maintenance. */
  closed?: () => Promise<boolean>;
  clock: () => Date;
  failed: (error: unknown) => void;
}

export interface Channels {
  server: SocketServer;
  credentials: Credentials;
  /** Returns the player of a private topic, or null. */
  playerOf: (topic: string) => number | null;
  stop: () => Promise<void>;
}

/** Starts everything behind `/sock`: numbering, sending, joining, and closing the sockets of sessions that end. */
export async function startChannels(options: ChannelsOptions): Promise<Channels> {
  const { db, origins, prefix, clock, failed, caps, addressOf } = options;
  const { epoch, secret } = await runOne(db, tables.selectFrom('channel_epoch').select(['epoch', 'secret']));
  const credentials = createCredentials(secret.join(''), () => clock().getTime());
  const topics = new Topics();
  const relay = await startRelay(db, topics, { onEvent, failed });
  const admissions = new Batcher(async (owners: SocketOwner[]) => {
    const ended = await options.ended(owners);
    return owners.map(({ sessionId }) => !ended.has(sessionId));
  }, ADMISSIONS);
  const server = createSocketServer({
    origins,
    topics,
    ...(caps && { caps }),
    ...(addressOf && { addressOf }),
    channels: [publicChannel, privateChannel(prefix, credentials)],
    catchUp: createCatchUp(db, epoch, relay.sent),
    now: () => clock().getTime(),
    owner: (credential) => credentials.readSocket(credential),
    admit: (owner) => admissions.ask(owner),
  });
  const stopSequencer = startSequencer(db, prefix, failed);
  const following = setInterval(() => {
    relay.tidy();
    void keepFollowing(db, topics.names().filter(isBusy)).catch(failed);
  }, REFRESH_MS);
  following.unref();
  const stopped = new AbortController();
  const checking = Promise.all([checkSessions(), checkClosed()]);

  /** Closes the sockets of a session as soon as its end is published. */
  function onEvent({ topic, event, payload }: RelayedEvent): void {
    if (event !== 'ended' || !topic.endsWith(':session')) return;
    const playerId = playerOf(topic, prefix);
    const ended = new Set(v.parse(sessionTopic.events.ended, payload).session_ids);
    server.closeWhere((owner) => owner.playerId === playerId && ended.has(owner.sessionId));
  }

  /** Detects ends that are not published, such as expiry by idleness, by checking each session, a batch at a time. */
  async function checkSessions(): Promise<void> {
    const rest = (ms: number) => wait(ms, true, { signal: stopped.signal }).catch(() => false);
    let owners: SocketOwner[] = [];
    while (await rest(CHECK_MS / Math.max(1, Math.ceil(owners.length / CHECKED_AT_ONCE)))) {
      owners = server.owners();
      for (let at = 0; at < owners.length; at += CHECKED_AT_ONCE) {
        if (at > 0 && !(await rest(CHECK_MS / Math.ceil(owners.length / CHECKED_AT_ONCE)))) return;
        const ended = await options.ended(owners.slice(at, at + CHECKED_AT_ONCE)).catch(failed);
        if (ended && ended.size > 0) server.closeWhere(({ sessionId }) => ended.has(sessionId));
      }
    }
  }

  async function checkClosed(): Promise<void> {
    const { closed } = options;
    while (closed && (await wait(SHUT_CHECK_MS, true, { signal: stopped.signal }).catch(() => false))) {
      const isShut = await closed().catch(failed);
      if (isShut !== undefined) server.shut(isShut);
    }
  }

  return {
    server,
    credentials,
    playerOf: (topic) => playerOf(topic, prefix),
    stop: async () => {
      clearInterval(following);
      stopped.abort();
      await Promise.all([server.drain(), checking]);
      await stopSequencer();
      await relay.stop();
    },
  };
}
