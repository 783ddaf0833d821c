import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { authorizeChannels, refreshSocket } from '@croupier/contracts';
import { reconnectAfter, refreshAfter } from './backoff.ts';
import { createRealtime, type Realtime } from './index.ts';

type Frame = [string | null, string | null, string, string, Record<string, unknown>];

/** Network of the test: a WebSocket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  /** Replies to the handshake with 403. */
  static refusing = false;
  /** Accepts messages without a reply. */
  static silent = false;
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
      if (Wire.refusing) {
        this.onerror?.(new Error('403'));
        return this.close(1006);
      }
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const frame = JSON.parse(text) as Frame;
    this.sent.push(frame);
    const [joinRef, ref, topic, event, params] = frame;
    if (event === 'phx_join' && !Wire.silent)
      this.deliver([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: Wire.joinReply(topic, params) }]);
  }

  deliver(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  publish(topic: string, seq: number, data: unknown, event = 'win'): void {
    this.deliver([null, null, topic, event, { seq, data }]);
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
let refusing: Error | false = false;
let topicPrefix = '$player:';
const api = answering([
  [
    refreshSocket,
    () => {
      if (refusing) throw refusing;
      return { token: `credential-${++refreshed}`, expires_in: 180, topic_prefix: topicPrefix };
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
  (realtime = createRealtime({
    api,
    playerId,
    url: 'ws://site/sock',
    log,
    onShut,
    socketOptions: { transport: Wire },
  }));
const log = vi.fn();
const onShut = vi.fn();
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  Wire.refusing = false;
  Wire.silent = false;
  Wire.joinReply = () => ({ epoch: 'e', seq: 0 });
  refreshed = 0;
  refusing = false;
  topicPrefix = '$player:';
  log.mockReset();
});
afterEach(() => {
  realtime.close();
  vi.useRealTimers();
});

/** Returns a win of this many subunits. */
const win = (win_amount_cents: unknown) => ({
  game_identifier: 'harbour-lights',
  win_amount_cents,
  currency: 'EUR',
  nickname: 'W***a',
  won_at: '2026-11-20T10:00:00.000Z',
});

/** Records the amounts of wins, and the number of reloads. */
function listener() {
  const received: unknown[] = [];
  let reloads = 0;
  return {
    received,
    reloads: () => reloads,
    event: (_: string, data: unknown) => void received.push((data as ReturnType<typeof win>).win_amount_cents),
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
  Wire.last.publish('public:wins', 1, win(500));
  expect([first.received, second.received]).toEqual([[500], [500]]);
  stops.forEach((stop) => stop());
  expect(Wire.last.sent.at(-1)![3]).toBe('phx_leave');
});

// shows: socket:sequence
test('an event that comes twice is delivered once', async () => {
  start(null);
  const one = listener();
  realtime.listen('public:wins', one);
  await settle();
  for (const seq of [1, 2, 2, 1, 3]) Wire.last.publish('public:wins', seq, win(seq));
  expect(one.received).toEqual([1, 2, 3]);
});

// shows: socket:catch-up
test('after a loss it comes back with the last number and delivers what was missed, in order', async () => {
  Wire.joinReply = () => ({ epoch: 'e', seq: 6 });
  start(null);
  const one = listener();
  realtime.listen('public:wins', one);
  await settle();
  Wire.last.publish('public:wins', 7, win(1));
  Wire.joinReply = (_, params) => ({
    epoch: 'e',
    seq: 9,
    missed: [
      { seq: 8, event: 'win', data: win(params['since']) },
      { seq: 9, event: 'win', data: win(2) },
    ],
  });
  Wire.last.close(1006);
  await vi.advanceTimersByTimeAsync(2100);
  expect(Wire.all).toHaveLength(2);
  expect(one.received).toEqual([1, 7, 2]);
});

// shows: socket:catch-up
test('when too much was missed the listener reloads', async () => {
  start(null);
  const one = listener();
  realtime.listen('public:wins', one);
  await settle();
  expect(one.reloads()).toBe(1); // The page was rendered before it subscribed.
  Wire.joinReply = () => ({ epoch: 'e', seq: 900, reload: true });
  Wire.last.close(1006);
  await vi.advanceTimersByTimeAsync(2100);
  expect(one.reloads()).toBe(2);
});

// shows: socket:sequence; socket:catch-up
test('a number that is skipped makes it join again, and what was missed comes in order, once', async () => {
  start(null);
  const one = listener();
  realtime.listen('public:wins', one);
  await settle();
  Wire.last.publish('public:wins', 1, win(1));
  Wire.joinReply = (_, { since }) => ({
    epoch: 'e',
    seq: 4,
    missed: [2, 3, 4].filter((seq) => seq > Number(since)).map((seq) => ({ seq, event: 'win', data: win(seq) })),
  });
  Wire.last.publish('public:wins', 3, win(3));
  Wire.last.publish('public:wins', 4, win(4));
  expect(one.received).toEqual([1]);
  await vi.advanceTimersByTimeAsync(2100);
  expect(Wire.joins()).toHaveLength(2);
  expect(one.received).toEqual([1, 2, 3, 4]);
  Wire.last.publish('public:wins', 5, win(5));
  expect([one.received.at(-1), one.reloads(), Wire.all.length]).toEqual([5, 1, 1]);
});

test('a channel that the server fails is joined again', async () => {
  start(null);
  realtime.listen('public:wins', listener());
  await settle();
  const [joinRef] = Wire.joins()[0]!;
  Wire.last.deliver([joinRef, joinRef, 'public:wins', 'phx_error', {}]);
  await vi.advanceTimersByTimeAsync(2100);
  expect(Wire.joins()[1]![4]).toEqual({ since: 0, epoch: 'e' });
});

test('a socket whose other end has frozen is told as cut off within a minute, and as back when it speaks again', async () => {
  start(null);
  const told: boolean[] = [];
  realtime.onStatus((connected) => told.push(connected));
  realtime.listen('public:wins', listener());
  await settle();
  expect(told).toEqual([true]);
  const answer = () => {
    const [, ref] = Wire.last.sent.at(-1)!;
    Wire.last.deliver([null, ref, 'phoenix', 'phx_reply', { status: 'ok', response: {} }]);
  };
  await vi.advanceTimersByTimeAsync(30_100);
  answer();
  await vi.advanceTimersByTimeAsync(30_100);
  answer();
  expect(told).toEqual([true]);
  await vi.advanceTimersByTimeAsync(46_000);
  expect(told).toEqual([true, false]);
  answer();
  expect(told).toEqual([true, false, true]);
});

// shows: socket:authorise; socket:refresh
test("a player's socket carries a credential and a private topic its token; both are renewed at half their life", async () => {
  start(5);
  realtime.listen('accounts', listener());
  await settle();
  expect(Wire.last.protocols).toContain(`base64url.bearer.phx.${btoa('credential-1').replace(/=/g, '')}`);
  expect(Wire.joins()[0]![4]).toEqual({ token: 'token of $player:5:accounts' });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(refreshed).toBe(2);
});

test('signing out opens a new socket without a credential, and what was private waits for the next player', async () => {
  start(5);
  realtime.listen('accounts', listener());
  realtime.listen('public:wins', listener());
  await settle();
  realtime.setPlayer(null);
  await settle();
  expect(Wire.last.protocols?.length ?? 0).toBeLessThan(2);
  expect(Wire.joins().map(([, , topic]) => topic)).toEqual(['public:wins']);
  realtime.setPlayer(6);
  await settle();
  expect(Wire.joins().map(([, , topic]) => topic)).toContain('$player:6:accounts');
});

test('the socket of a player who left is no loss that anybody hears of', async () => {
  start(5);
  const told: boolean[] = [];
  realtime.onStatus((connected) => told.push(connected));
  realtime.listen('accounts', listener());
  await settle();
  expect(told).toEqual([true]);
  realtime.setPlayer(null);
  await settle();
  expect(told).toEqual([true]);
});

test('a socket the server ended comes back with a new credential only, and not before it has one', async () => {
  start(5);
  const one = listener();
  realtime.listen('accounts', one);
  await settle();
  const renewals = refreshed;
  refusing = new Error('no session');
  Wire.last.close(1001);
  await vi.advanceTimersByTimeAsync(2500);
  expect(Wire.all).toHaveLength(1);
  refusing = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect(Wire.all).toHaveLength(2);
  expect(Wire.last.protocols?.at(-1)).toContain(btoa(`credential-${renewals + 1}`).replaceAll('=', ''));
  const before = one.reloads();
  Wire.last.publish('$player:5:accounts', 1, { currency: 'EUR' }, 'changed');
  expect([one.received.length, one.reloads()]).toEqual([1, before]);
});

test('a player whose credential could not be had at first is a guest on the socket until it is there', async () => {
  refusing = new Error('no session');
  start(5);
  realtime.listen('accounts', listener());
  await settle();
  expect(Wire.last.protocols?.length ?? 0).toBeLessThan(2);
  refusing = false;
  await vi.advanceTimersByTimeAsync(4100);
  expect(Wire.last.protocols).toHaveLength(2);
  expect(Wire.joins().map(([, , topic]) => topic)).toEqual(['$player:5:accounts']);
});

test('a player who takes a break has a guest’s socket, and nothing is asked again and again', async () => {
  start(5);
  realtime.listen('accounts', listener());
  realtime.listen('public:wins', listener());
  await settle();
  const renewals = refreshed;
  refusing = new CallRefused(422, { errors: { base: { excluded: 'You have taken a break.' } } });
  Wire.last.close(1001);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.all).toHaveLength(2);
  expect(Wire.last.protocols?.length ?? 0).toBeLessThan(2);
  expect(Wire.joins().map(([, , topic]) => topic)).toEqual(['public:wins']);
  expect(refreshed).toBe(renewals);
});

test('a socket that was lost comes back with the credential it has', async () => {
  start(5);
  realtime.listen('accounts', listener());
  await settle();
  const renewals = refreshed;
  for (let loss = 1; loss <= 3; loss++) {
    Wire.last.onerror?.(new Error('refused'));
    Wire.last.close(1006);
    await vi.advanceTimersByTimeAsync(8000);
  }
  expect([Wire.all.length, refreshed]).toEqual([4, renewals]);
});

test('a credential that opens no socket, time after time, is asked for anew: its session may have ended', async () => {
  start(5);
  realtime.listen('accounts', listener());
  await settle();
  const renewals = refreshed;
  Wire.refusing = true;
  Wire.last.close(1006);
  while (Wire.all.length < 3) await vi.advanceTimersByTimeAsync(1000);
  expect(refreshed).toBe(renewals);
  while (Wire.all.length < 4) await vi.advanceTimersByTimeAsync(1000);
  await settle();
  expect(refreshed).toBe(renewals + 1);
});

// shows: socket:prefix
test("the server's prefix names a player's topics, not one of ours", async () => {
  topicPrefix = '§me/';
  start(5);
  const one = listener();
  realtime.listen('accounts', one);
  await settle();
  expect(Wire.joins()).toMatchObject([[expect.any(String), expect.any(String), '§me/5:accounts', 'phx_join', {}]]);
  Wire.last.publish('§me/5:accounts', 1, { currency: 'EUR' }, 'changed');
  expect(one.received).toHaveLength(1);
});

test.each([
  ['an amount that is none', 'win', win('5.00')],
  ['an event nobody knows', 'lost', {}],
  ['no message at all', 'win', undefined],
])('%s is logged and makes the listener read everything again', async (_, event, data) => {
  start(null);
  const one = listener();
  realtime.listen('public:wins', one);
  await settle();
  const before = one.reloads();
  Wire.last.publish('public:wins', 1, data, event);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'public:wins');
  Wire.last.publish('public:wins', data === undefined ? 1 : 2, win(7));
  expect([one.received, one.reloads()]).toEqual([[7], before + 1]);
});

test('a guest who listens to own topics only has no socket', async () => {
  start(null);
  realtime.listen('accounts', listener());
  await settle();
  expect(Wire.all).toEqual([]);
});

// shows: socket:push-timeout
test('a join nobody answers is given up after five seconds and sent again', async () => {
  Wire.silent = true;
  start(null).listen('public:wins', listener());
  await settle();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(Wire.joins()).toHaveLength(1);
  expect(Wire.last.sent.some(([, , , event]) => event === 'phx_leave')).toBe(false);
  Wire.silent = false;
  await vi.advanceTimersByTimeAsync(100 + 2_000);
  expect(Wire.joins()).toHaveLength(2);
});

// shows: socket:retry-delay; socket:retry-cap; socket:refresh-retry; socket:refresh-jitter
test('the waits are the specified ones', () => {
  const tries = [1, 2, 3, 4, 5, 6, 20];
  expect(tries.map((each) => reconnectAfter(each, 0))).toEqual([1000, 2000, 4000, 8000, 16_000, 16_000, 16_000]);
  expect(tries.map((each) => reconnectAfter(each, 1))).toEqual([2000, 4000, 8000, 16_000, 20_000, 20_000, 20_000]);
  const waits = Array.from({ length: 100 }, () => reconnectAfter(1));
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(500);
  expect([refreshAfter(0), refreshAfter(1)]).toEqual([3000, 4000]);
});

// shows: flag:tech-work
test('a socket that ends because the site is shut says so, any other end does not', async () => {
  start(null).listen('public:wins', listener());
  await settle();
  Wire.last.close(1006);
  expect(onShut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  Wire.last.close(1013);
  expect(onShut).toHaveBeenCalledOnce();
});
