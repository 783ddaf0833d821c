import type { Socket } from 'phoenix';
import type { Api } from '@croupier/api-client';
import { authorizeChannels, refreshSocket } from '@croupier/contracts';
import { reconnectAfter, refreshAfter } from './backoff.ts';
import { type Listener, Topic } from './topic.ts';

const PUSH_TIMEOUT_MS = 5000;
/** Renewed this part of its life before a credential ends. */
const RENEW_SHARE = 0.5;
/** The server ended the socket, because its session ended: the old credential opens no other one. */
const FORCED = 1001;

export interface RealtimeOptions {
  api: Api;
  /** `/sock`, or a full address outside the browser. */
  url?: string;
  /** Who is signed in when the page opens. */
  playerId?: number | null;
  /** Of private topics. */
  prefix?: string;
  /** Loads the client; tests hand in a transport. */
  load?: () => Promise<{ Socket: typeof Socket }>;
  socketOptions?: Record<string, unknown>;
}

export interface Realtime {
  /** Listens to a topic until the returned function is called. */
  listen(topic: string, listener: Listener): () => void;
  /** A player's own topic, or null for a guest. */
  ownTopic(name: string): string | null;
  /** Someone signed in or out: the socket is opened again with their credential. */
  setPlayer(playerId: number | null): void;
  /** Called at every change between connected and not. */
  onStatus(listener: (connected: boolean) => void): () => void;
  close(): void;
}

export function createRealtime(options: RealtimeOptions): Realtime {
  const { api, url = '/sock', prefix = '$player:', load = () => import('phoenix'), socketOptions } = options;
  let playerId = options.playerId ?? null;
  let socket: Socket | null = null;
  let opening: Promise<void> | null = null;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let credential: string | undefined;
  let generation = 0;
  const topics = new Map<string, Topic>();
  const waiting = new Map<string, Set<Listener>>();
  const tokens = new Map<string, string>();
  const statusListeners = new Set<(connected: boolean) => void>();

  const isPrivate = (topic: string) => topic.startsWith(prefix);
  const notify = (connected: boolean) => statusListeners.forEach((listener) => listener(connected));

  /** Fetches what a player's socket and topics need; a guest's needs nothing. */
  async function renew(): Promise<void> {
    if (playerId === null) return;
    const { token, expires_in } = await api.call(refreshSocket);
    const own = [...waiting.keys(), ...topics.keys()].filter(isPrivate);
    await authorize(own);
    credential = token;
    clearTimeout(renewal);
    renewal = setTimeout(() => keepRenewed(), expires_in * RENEW_SHARE * 1000);
  }
  function keepRenewed(renewed?: () => void): void {
    const current = generation;
    const unlessShut = (then: () => void) => () => current === generation && then();
    const again = () => void (renewal = setTimeout(() => keepRenewed(renewed), refreshAfter()));
    renew().then(
      unlessShut(() => renewed?.()),
      unlessShut(again),
    );
  }

  async function authorize(channels: string[]): Promise<void> {
    if (channels.length === 0) return;
    const granted = await api.call(authorizeChannels, { body: { channels } });
    for (const { channel, token } of granted.channels) tokens.set(channel, token);
  }

  async function open(): Promise<void> {
    const current = generation;
    const [{ Socket: Client }] = await Promise.all([load(), renew().catch(() => undefined)]);
    if (current !== generation) return;
    // The published types want a token's text; the client asks for it at each connect when it is a function.
    const options: object = {
      timeout: PUSH_TIMEOUT_MS,
      reconnectAfterMs: reconnectAfter,
      rejoinAfterMs: reconnectAfter,
      ...(credential && { authToken: () => credential }),
      ...socketOptions,
    };
    socket = new Client(url, options);
    socket.onOpen(() => notify(true));
    socket.onClose(({ code }) => {
      notify(false);
      if (code !== FORCED || playerId === null) return;
      socket?.disconnect(); // Not to come back by itself.
      keepRenewed(() => socket?.connect());
    });
    socket.onError(() => {
      if (playerId !== null) keepRenewed(); // The credential may have ended while the page slept.
    });
    socket.connect();
    if (playerId !== null && !credential) renewal = setTimeout(reopen, refreshAfter()); // Open as a guest's until then.
    for (const [name, listeners] of waiting) start(name, listeners);
    waiting.clear();
  }

  function start(name: string, listeners: Iterable<Listener>): void {
    const topic = new Topic(socket!, name, () => tokens.get(name));
    for (const listener of listeners) topic.listeners.add(listener);
    topics.set(name, topic);
    if (isPrivate(name) && !tokens.has(name))
      void authorize([name])
        .catch(() => undefined)
        .then(() => topic.join());
    else topic.join();
  }

  /** Closes the socket; everyone who listens goes back to waiting. */
  function shut(): void {
    generation++;
    clearTimeout(renewal);
    credential = undefined;
    tokens.clear();
    for (const [name, topic] of topics) waiting.set(name, new Set(topic.listeners));
    topics.clear();
    socket?.disconnect();
    socket = null;
    opening = null;
  }

  const ensureOpen = () => (opening ??= open());
  function reopen(): void {
    shut();
    void ensureOpen();
  }

  return {
    listen(name, listener) {
      const topic = topics.get(name);
      if (topic) topic.listeners.add(listener);
      else if (socket) start(name, [listener]);
      else {
        const set = waiting.get(name) ?? new Set();
        waiting.set(name, set.add(listener));
        void ensureOpen();
      }
      return () => {
        waiting.get(name)?.delete(listener);
        const existing = topics.get(name);
        existing?.listeners.delete(listener);
        if (existing?.listeners.size === 0) {
          existing.leave();
          topics.delete(name);
        }
      };
    },
    ownTopic: (name) => (playerId === null ? null : `${prefix}${playerId}:${name}`),
    setPlayer(next) {
      if (next === playerId) return;
      shut();
      playerId = next;
      for (const name of [...waiting.keys()]) {
        if (isPrivate(name) && !name.startsWith(`${prefix}${next}:`)) waiting.delete(name);
      }
      if (waiting.size > 0) void ensureOpen();
    },
    onStatus(listener) {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
    close: shut,
  };
}
