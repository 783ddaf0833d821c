import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { authorizeChannels, refreshSocket } from '@croupier/contracts';
import { reconnectAfter, refreshAfter } from './backoff.ts';
import { createRealtime, type Realtime } from './index.ts';

type Frame = [string | null, string | null, string, string, Record<string, unknown>];

/** The network: a WebSocket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  static joinReply: (topic: string, params: Record<string, unknown>) => object = () => ({ epoch: 'e', seq: 0 });
  readonly sent: Frame[] = [];
  readonly protocols: string[] | undefined;
  readyState = 0;
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: (error: unknown) => void;

  constructor(_url: string, protocols?: string[]) {
    this.protocols = protocols;
    Wire.all.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const frame = JSON.parse(text) as Frame;
    this.sent.push(frame);
    const [joinRef, ref, topic, event, params] = frame;
    if (event === 'phx_join')
      this.deliver([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: Wire.joinReply(topic, params) }]);
  }

  deliver(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  publish(topic: string, seq: number, data: unknown): void {
    this.deliver([null, null, topic, 'changed', { seq, data }]);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  static get last(): Wire {
    return Wire.all.at(-1)!;
  }

  static joins(): Frame[] {
    return Wire.last.sent.filter(([, , , event]) => event === 'phx_join');
  }
}

let realtime: Realtime;
let refreshed = 0;
let refusing = false;
const api = answering([
  [
    refreshSocket,
    () => {
      if (refusing) throw new Error('no session');
      return { token: `credential-${++refreshed}`, expires_in: 180 };
    },
  ],
  [
    authorizeChannels,
    ({ body }: Record<string, unknown>) => ({
      channels: (body as { channels: string[] }).channels.map((channel) => ({ channel, token: `token of ${channel}` })),
    }),
  ],
]);
const start = (playerId: number | null) =>
  (realtime = createRealtime({ api, playerId, url: 'ws://site/sock', socketOptions: { transport: Wire } }));
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  Wire.joinReply = () => ({ epoch: 'e', seq: 0 });
  refreshed = 0;
  refusing = false;
});
afterEach(() => {
  realtime.close();
  vi.useRealTimers();
});

function listener() {
  const received: unknown[] = [];
  let reloads = 0;
  return {
    received,
    reloads: () => reloads,
    event: (_: string, data: unknown) => void received.push(data),
    reload: () => void reloads++,
  };
}

test('no socket is opened until somebody listens', async () => {
  start(null);
  await settle();
  expect(Wire.all).toEqual([]);
  realtime.listen('public:wins', listener());
  await vi.waitUntil(() => Wire.all.length === 1);
});

test('two listeners share one channel, which is left when both stop', async () => {
  start(null);
  const [first, second] = [listener(), listener()];
  const stops = [realtime.listen('public:wins', first), realtime.listen('public:wins', second)];
  await settle();
  expect(Wire.joins()).toHaveLength(1);
  Wire.last.publish('public:wins', 1, 'win');
  expect([first.received, second.received]).toEqual([['win'], ['win']]);
  stops.forEach((stop) => stop());
  expect(Wire.last.sent.at(-1)![3]).toBe('phx_leave');
});

// shows: topic:sequence
test('an event that comes twice is delivered once', async () => {
  start(null);
  const one = listener();
  realtime.listen('public:wins', one);
  await settle();
  for (const seq of [1, 2, 2, 1, 3]) Wire.last.publish('public:wins', seq, seq);
  expect(one.received).toEqual([1, 2, 3]);
});

// shows: topic:catch-up
test('after a loss it comes back with the last number and delivers what was missed, in order', async () => {
  start(null);
  const one = listener();
  realtime.listen('public:wins', one);
  await settle();
  Wire.last.publish('public:wins', 7, 'before');
  Wire.joinReply = (_, params) => ({
    epoch: 'e',
    seq: 9,
    missed: [
      { seq: 8, event: 'changed', data: params['since'] },
      { seq: 9, event: 'changed', data: 'b' },
    ],
  });
  Wire.last.close(1006);
  await vi.advanceTimersByTimeAsync(1100);
  expect(Wire.all).toHaveLength(2);
  expect(one.received).toEqual(['before', 7, 'b']);
});

// shows: topic:catch-up
test('when too much was missed the listener reloads', async () => {
  start(null);
  const one = listener();
  realtime.listen('public:wins', one);
  await settle();
  expect(one.reloads()).toBe(1); // The page was made before it listened.
  Wire.joinReply = () => ({ epoch: 'e', seq: 900, reload: true });
  Wire.last.close(1006);
  await vi.advanceTimersByTimeAsync(1100);
  expect(one.reloads()).toBe(2);
});

// shows: socket:authorise; socket:refresh
test("a player's socket carries a credential and a private topic its token; both are renewed at half their life", async () => {
  start(5);
  realtime.listen(realtime.ownTopic('accounts')!, listener());
  await settle();
  expect(Wire.last.protocols).toContain(`base64url.bearer.phx.${btoa('credential-1').replace(/=/g, '')}`);
  expect(Wire.joins()[0]![4]).toEqual({ token: 'token of $player:5:accounts' });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(refreshed).toBe(2);
});

test('signing out opens a new socket without a credential and drops what was private', async () => {
  start(5);
  realtime.listen(realtime.ownTopic('accounts')!, listener());
  realtime.listen('public:wins', listener());
  await settle();
  realtime.setPlayer(null);
  await settle();
  expect(Wire.last.protocols?.length ?? 0).toBeLessThan(2);
  expect(Wire.joins().map(([, , topic]) => topic)).toEqual(['public:wins']);
  expect(realtime.ownTopic('accounts')).toBeNull();
});

test('a socket the server ended comes back with a new credential only, and not before it has one', async () => {
  start(5);
  const one = listener();
  realtime.listen(realtime.ownTopic('accounts')!, one);
  await settle();
  const renewals = refreshed;
  refusing = true;
  Wire.last.close(1001);
  await vi.advanceTimersByTimeAsync(2500);
  expect(Wire.all).toHaveLength(1);
  refusing = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect(Wire.all).toHaveLength(2);
  expect(Wire.last.protocols?.at(-1)).toContain(btoa(`credential-${renewals + 1}`).replaceAll('=', ''));
  Wire.last.publish(realtime.ownTopic('accounts')!, 1, 'received again');
  expect(one.received).toEqual(['received again']);
});

test('a player whose credential could not be had at first is a guest on the socket until it is there', async () => {
  refusing = true;
  start(5);
  realtime.listen(realtime.ownTopic('accounts')!, listener());
  await settle();
  expect(Wire.last.protocols?.length ?? 0).toBeLessThan(2);
  refusing = false;
  await vi.advanceTimersByTimeAsync(4100);
  expect(Wire.last.protocols).toHaveLength(2);
  expect(Wire.joins().map(([, , topic]) => topic)).toEqual([realtime.ownTopic('accounts')]);
});

// shows: socket:retry-delay; socket:retry-cap; socket:refresh-retry; socket:refresh-jitter
test('the waits are the specified ones', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(reconnectAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
  expect([refreshAfter(0), refreshAfter(1)]).toEqual([3000, 4000]);
});
