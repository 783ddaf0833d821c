import type { Socket } from 'phoenix';
import { type Api, CallRefused } from '@croupier/api-client';
import { authorizeChannels, isPublicTopic, refreshSocket, type TopicName } from '@croupier/contracts';
import { reconnectAfter, refreshAfter } from './backoff.ts';
import { type Listener, Topic } from './topic.ts';
import { watchSocket } from './watch-socket.ts';

const PUSH_TIMEOUT_MS = 5000;
/** Share of a credential's lifetime after which it is renewed. */
const RENEW_SHARE = 0.5;
/** Number of refused handshakes in a row after which the session may have ended: requesting a credential tells. */
const ASK_AFTER_ERRORS = 3;
/** Close code for an ended session: its credential can't open another socket. */
const FORCED = 1001;
/** Close code for maintenance. */
const SHUT = 1013;

export interface RealtimeOptions {
  api: Api;
  /** `/sock`, or a full address outside the browser. */
  url?: string;
  /** Player signed in when the page opens. */
  playerId?: number | null;
  /** Called with each violation of a topic's contract; its listeners then read everything again. */
  log?: (error: unknown, topic: string) => void;
  /** Called when the server closes the socket for maintenance. The socket reconnects automatically. */
  onShut?: () => void;
  /** Loads the client; tests pass a transport. */
  load?: () => Promise<{ Socket: typeof Socket }>;
  socketOptions?: Record<string, unknown>;
}

export interface Realtime {
  /**
   * Subscribes to a topic until the returned function is called. A player's own topic is joined whenever someone is
   * signed in.
   */
  listen(topic: TopicName, listener: Listener): () => void;
  /** Changes the player after a sign-in or sign-out. Reopens the socket with their credential. */
  setPlayer(playerId: number | null): void;
  /** Returns whether live updates arrive. */
  connected(): boolean;
  /** Calls the listener at every change of `connected()`. Returns the function that stops it. */
  onStatus(listener: (connected: boolean) => void): () => void;
  close(): void;
}

export function createRealtime(options: RealtimeOptions): Realtime {
  const { api, url = '/sock', log = console.error, load = () => import('phoenix'), socketOptions } = options;
  let playerId = options.playerId ?? null;
  let socket: Socket | null = null;
  let opening: Promise<void> | null = null;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = (): void => undefined;
  let credential: string | undefined;
  /** Time to renew the credential. Until then a lost socket reconnects with the current one. */
  let renewalDue = 0;
  /** `true` for excluded players: their socket is a guest's. */
  let excluded = false;
  /** Channel prefix of players' own topics, from the server's configuration; it arrives with the credential. */
  let prefix: string | undefined;
  let generation = 0;
  const topics = new Map<string, Topic>();
  const waiting = new Map<string, Set<Listener>>();
  const tokens = new Map<string, string>();
  const statusListeners = new Set<(connected: boolean) => void>();

  /** Returns the topic's name on the socket; null if it belongs to no player yet. */
  function channelOf(name: string): string | null {
    if (isPublicTopic(name)) return name;
    return prefix === undefined || playerId === null ? null : `${prefix}${playerId}:${name}`;
  }
  let works = false;
  function notify(connected: boolean): void {
    works = connected;
    statusListeners.forEach((listener) => listener(connected));
  }

  /** Fetches the credential and prefix for a player's socket and topics; guests need none. */
  async function renew(): Promise<void> {
    if (playerId === null) return;
    const current = generation;
    const { token, expires_in, topic_prefix } = await api.call(refreshSocket);
    if (current !== generation) return;
    prefix = topic_prefix;
    const own = [...waiting.keys(), ...topics.keys()].filter((name) => !isPublicTopic(name)).map(channelOf);
    await authorize(own.filter((channel) => channel !== null));
    if (current !== generation) return;
    credential = token;
    const restMs = expires_in * RENEW_SHARE * 1000;
    renewalDue = Date.now() + restMs;
    clearTimeout(renewal);
    renewal = setTimeout(() => keepRenewed(), restMs);
  }
  function refused(error: unknown): void {
    excluded = error instanceof CallRefused && error.has('excluded');
  }
  function keepRenewed(renewed?: () => void): void {
    const current = generation;
    renew().then(
      () => current === generation && renewed?.(),
      (error: unknown) => {
        if (current !== generation) return;
        refused(error);
        if (excluded) reopen();
        else renewal = setTimeout(() => keepRenewed(renewed), refreshAfter());
      },
    );
  }

  async function authorize(channels: string[]): Promise<void> {
    if (channels.length === 0) return;
    const granted = await api.call(authorizeChannels, { body: { channels } });
    for (const { channel, token } of granted.channels) tokens.set(channel, token);
  }

  async function open(): Promise<void> {
    const current = generation;
    const [{ Socket: Client }] = await Promise.all([load(), renew().catch(refused)]);
    if (current !== generation) return;
    // The published types require a string; the client also accepts a function and calls it at each connect.
    const clientOptions: object = {
      timeout: PUSH_TIMEOUT_MS,
      reconnectAfterMs: (tries: number) => reconnectAfter(tries),
      rejoinAfterMs: (tries: number) => reconnectAfter(tries),
      ...(credential && { authToken: () => credential }),
      ...socketOptions,
    };
    socket = new Client(url, clientOptions);
    // Closing a replaced socket isn't a lost connection.
    stopWatching = watchSocket(socket, (connected) => current === generation && notify(connected));
    socket.onClose(({ code }) => {
      if (code === SHUT) options.onShut?.();
      if (code !== FORCED || playerId === null) return;
      socket?.disconnect(); // Prevents an automatic reconnect.
      keepRenewed(() => socket?.connect());
    });
    let errors = 0;
    socket.onOpen(() => void (errors = 0));
    socket.onError(() => {
      errors += 1;
      const mayHaveEnded = Date.now() >= renewalDue || errors % ASK_AFTER_ERRORS === 0;
      if (credential && mayHaveEnded) keepRenewed();
    });
    socket.connect();
    if (playerId !== null && !credential && !excluded) renewal = setTimeout(reopen, refreshAfter()); // The socket is a guest's until then.
    startWaiting(socket);
  }

  function startWaiting(socket: Socket): void {
    for (const [name, listeners] of waiting) {
      const channel = channelOf(name);
      if (channel === null) continue;
      waiting.delete(name);
      const topic = new Topic({ socket, name, channel, token: () => tokens.get(channel), log });
      for (const listener of listeners) topic.listeners.add(listener);
      topics.set(name, topic);
      const authorized = isPublicTopic(name) || tokens.has(channel);
      if (authorized) topic.join();
      else
        void authorize([channel])
          .catch(() => undefined)
          .then(() => topic.join());
    }
  }

  /** Closes the socket; all listeners wait again. */
  function shut(): void {
    generation++;
    clearTimeout(renewal);
    stopWatching();
    credential = undefined;
    excluded = false;
    prefix = undefined;
    tokens.clear();
    for (const [name, topic] of topics) waiting.set(name, new Set(topic.listeners));
    topics.clear();
    socket?.disconnect();
    socket = null;
    opening = null;
  }

  /** Joins the waiting topics and opens a socket if necessary. A guest's own topics need none. */
  function joinWaiting(): void {
    if (socket) return startWaiting(socket);
    const needed = [...waiting.keys()].some((name) => playerId !== null || isPublicTopic(name));
    if (needed) void (opening ??= open());
  }
  function reopen(): void {
    shut();
    joinWaiting();
  }

  function stopListening(name: string, listener: Listener): void {
    const early = waiting.get(name);
    if (early?.delete(listener) && early.size === 0) waiting.delete(name);
    const topic = topics.get(name);
    if (!topic?.listeners.delete(listener) || topic.listeners.size > 0) return;
    topic.leave();
    topics.delete(name);
  }

  return {
    listen(name, listener) {
      const topic = topics.get(name);
      if (topic) topic.listeners.add(listener);
      else {
        waiting.set(name, (waiting.get(name) ?? new Set<Listener>()).add(listener));
        joinWaiting();
      }
      return () => stopListening(name, listener);
    },
    setPlayer(next) {
      if (next === playerId) return;
      shut();
      playerId = next;
      joinWaiting();
    },
    // Excluded players only receive guest topics.
    connected: () => works && !excluded,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
    close: shut,
  };
}
