import { createHash, randomUUID } from 'node:crypto';
import { Socket } from 'phoenix';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  type LiveBet,
  LiveCrowd,
  type LiveRound,
  readLiveBets,
  readLiveRound,
  readLiveTable,
  readLiveTables,
  sayLivePhrase,
} from '@croupier/contracts';
import { drawPocket, sharedStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { turnLiveTables } from '@croupier/server-games/testing';
import { fund } from '@croupier/server-wallet/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, refusalOf, signUp } from '../testing/visitor.ts';

let platform: TestPlatform;
let now = new Date('2026-11-20T12:00:00Z');
const ask = asker(() => platform);
const TABLE = '/api/live/tables/harbour-roulette';

beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
});
afterAll(() => platform.stop());

/** Advances the clock and runs everything that is due by then. */
async function pass(ms = 0) {
  now = new Date(now.getTime() + ms);
  await turnLiveTables(platform.context.db, now);
}

const state = async (cookie?: string) => v.parse(readLiveTable.reply, (await ask('GET', TABLE, { cookie })).json());

/** Returns a round that has just opened. */
async function opened(): Promise<LiveRound> {
  for (let turn = 0; turn < 60; turn++) {
    await pass(1_000);
    const { round } = await state();
    if (round?.state === 'open' && Date.parse(round.locks_at) - now.getTime() > 15_000) return round;
  }
  throw new Error('no round opens');
}

async function newPlayer(changes: Record<string, unknown> = { currency: 'EUR' }) {
  const { cookie, player } = await signUp(ask, changes);
  await fund(platform.context.db, { playerId: player.id, currency: 'EUR', amount: 10_000n });
  return { cookie, id: player.id };
}

let round: LiveRound;
beforeEach(async () => {
  round = await opened();
});

const order = (changes: object = {}) => ({
  ...{ id: randomUUID(), round: round.number, currency: 'EUR', fields: [{ name: 'red', stake_cents: 200 }] },
  ...changes,
});
const place = (cookie: string, body: object = order()) => ask('POST', `${TABLE}/bets`, { cookie, payload: body });

/** Joins topics on a socket; returns the events by topic. */
async function reader(cookie: string, topics: (prefix: string) => string[], site = platform) {
  const ask = asker(() => site);
  const { token, topic_prefix } = (await ask('POST', '/sock/refresh', { cookie })).json() as Record<string, string>;
  const names = topics(topic_prefix!);
  const own = names.filter((name) => !name.startsWith('public:'));
  const granted = (await ask('POST', '/sock/auth', { cookie, payload: { channels: own } })).json() as {
    channels: { channel: string; token: string }[];
  };
  const origin = site.config.casinoOrigin;
  class FromSite extends WebSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols, { headers: { origin } });
    }
  }
  const socket = new Socket(`${site.url.replace('http', 'ws')}/sock`, {
    transport: FromSite as never,
    authToken: token!,
  });
  socket.connect();
  const received: { event: string; data: unknown }[] = [];
  for (const name of names) {
    const pass = granted.channels.find(({ channel }) => channel === name);
    const channel = socket.channel(name, pass ? { token: pass.token } : {});
    for (const event of ['round', 'crowd', 'said', 'changed'])
      channel.on(event, ({ data }: { data: unknown }) => void received.push({ event, data }));
    await new Promise((resolve, reject) => channel.join().receive('ok', resolve).receive('error', reject));
  }
  return { received, close: () => socket.disconnect() };
}

// shows: call:POST /api/live/tables/{slug}/bets; call:DELETE /api/live/bets/{id}; call:POST /api/live/bets/{id}/cash_out
test('a guest bets nothing, and a bet that came late or is of no round takes nothing', async () => {
  expect((await place('')).statusCode).toBe(401);
  const { cookie } = await newPlayer();
  expect(refusalOf(await place(cookie, order({ round: round.number + 1 })))).toEqual([422, 'base.bets_closed']);
  expect(refusalOf(await place(cookie, order({ fields: [] })))).toEqual([422, 'fields.0.required']);
  const placed = (await place(cookie)).json() as LiveBet;
  const cashOut = await ask('POST', `/api/live/bets/${placed.id}/cash_out`, { cookie });
  expect(refusalOf(cashOut)).toEqual([422, 'base.cash_out_too_early']);
  await pass(Date.parse(round.locks_at) - now.getTime());
  expect(refusalOf(await place(cookie))).toEqual([422, 'base.bets_closed']);
  const undo = await ask('DELETE', `/api/live/bets/${placed.id}`, { cookie });
  expect(refusalOf(undo)).toEqual([422, 'base.bets_closed']);
  const [account] = (await ask('GET', '/api/player/accounts', { cookie })).json() as { amount_cents: number }[];
  expect(account!.amount_cents).toBe(9_800);
});

// shows: call:POST /api/live/tables/{slug}/phrases
test('only a player says something, only what there is to say, and once in a while', async () => {
  const say = (cookie: string, phrase: string) => ask('POST', `${TABLE}/phrases`, { cookie, payload: { phrase } });
  expect((await say('', 'hello')).statusCode).toBe(401);
  const { cookie } = await newPlayer();
  expect(refusalOf(await say(cookie, 'Win more, join me at …'))).toEqual([422, 'phrase.invalid']);
  const heard = await say(cookie, 'hello');
  expect(heard.statusCode).toBe(201);
  expect(v.parse(sayLivePhrase.reply, heard.json())).toMatchObject([{ phrase: 'hello', others: 0 }]);
  expect(refusalOf(await say(cookie, 'hello'))).toEqual([422, 'base.phrase_too_soon']);
  expect((await state()).said).toEqual(heard.json());
  await pass(3 * 60_000);
  expect((await state()).said).toEqual([]);
});

// shows: call:GET /api/live/tables
test('where live tables are forbidden there are none, and no bet is taken', async () => {
  const german = { country: 'DE', postal_code: '10115', mobile_phone: '+4915112345678', currency: 'EUR' };
  const { cookie } = await newPlayer(german);
  expect((await ask('GET', '/api/live/tables', { cookie })).json()).toEqual([]);
  expect((await ask('GET', TABLE, { cookie })).statusCode).toBe(404);
  expect(refusalOf(await place(cookie))).toEqual([422, 'base.game_not_available']);
  const said = await ask('POST', `${TABLE}/phrases`, { cookie, payload: { phrase: 'hello' } });
  expect(refusalOf(said)).toEqual([422, 'base.game_not_available']);
  const all = v.parse(readLiveTables.reply, (await ask('GET', '/api/live/tables?currency=JPY')).json());
  expect(all.map(({ kind }) => kind)).toEqual(['crash', 'roulette', 'roulette', 'baccarat', 'wheel']);
  expect(all[1]!.limits).toEqual({ currency: 'JPY', min_cents: 20, max_cents: 100_000 });
});

// shows: call:GET /api/live/tables/{slug}; call:GET /api/live/tables/{slug}/rounds/{number}; call:GET /api/live/bets
// shows: call:POST /api/live/tables/{slug}/bets; call:DELETE /api/live/bets/{id}
// shows: topic:public:live:{id}; topic:live_bets
test('a round as a page lives it: bets, the lock, the outcome by the socket, the money, and the proof', async () => {
  const { cookie, id } = await newPlayer();
  const { table } = await state();
  const { received, close } = await reader(cookie, (prefix) => [`public:live:${table.id}`, `${prefix}${id}:live_bets`]);
  const [kept, undone] = [order(), order({ fields: [{ name: '0-1-2', stake_cents: 50 }] })];
  expect((await place(cookie, kept)).statusCode).toBe(201);
  await place(cookie, undone);
  expect((await ask('DELETE', `/api/live/bets/${undone.id}`, { cookie })).json()).toMatchObject({ status: 'undone' });
  const { crowd } = await state(cookie);
  expect(crowd).toMatchObject({ players: 1, amount: 200, fields: { red: { players: 1, amount: 200 } } });
  await pass(Date.parse(round.locks_at) - now.getTime());
  await pass(8_500);
  const over = await vi.waitUntil(
    () => received.map(({ data }) => (data as { round?: LiveRound }).round).find((each) => each?.state === 'over'),
    { timeout: 5_000 },
  );
  const settled = await vi.waitUntil(
    () => received.map(({ data }) => data as LiveBet).find((each) => each.status === 'settled'),
    { timeout: 5_000 },
  );
  close();
  const rounds = received.filter(({ event }) => event === 'round').map(({ data }) => data as { round: LiveRound });
  expect(rounds.map((each) => [each.round.number, each.round.state])).toEqual([
    [round.number, 'drawn'],
    [round.number, 'over'],
  ]);
  const page = v.parse(readLiveBets.reply, (await ask('GET', `/api/live/bets?table=${table.slug}`, { cookie })).json());
  expect(page.data.map((bet) => [bet.id, bet.status])).toEqual([
    [undone.id, 'undone'],
    [kept.id, 'settled'],
  ]);
  expect(settled).toEqual(page.data[1]);
  const [account] = (await ask('GET', '/api/player/accounts', { cookie })).json() as { amount_cents: number }[];
  expect(account!.amount_cents).toBe(9_800 + settled!.win_cents);

  const proof = v.parse(readLiveRound.reply, (await ask('GET', `${TABLE}/rounds/${round.number}`)).json()).round;
  expect(proof).toEqual(over);
  expect(createHash('sha256').update(proof.secret!).digest('hex')).toBe(round.commitment);
  const stream = sharedStream(nodeHmac, { secret: proof.secret!, salt: proof.salt!, round: round.number });
  expect(proof.outcome).toEqual({ pocket: drawPocket(stream) });
  expect((await state()).past[0]).toMatchObject({ number: round.number, outcome: proof.outcome });
});

test(
  'the clock of a running copy opens rounds by itself, and tells what is bet on them and said',
  { timeout: 60_000 },
  async () => {
    const running = await testPlatform({ jobs: true });
    const asked = asker(() => running);
    try {
      const current = await vi.waitUntil(
        async () => {
          const reply = await asked('GET', TABLE);
          return reply.statusCode === 200 ? v.parse(readLiveTable.reply, reply.json()).round : null;
        },
        { timeout: 30_000, interval: 200 },
      );
      expect(current).toMatchObject({ number: 1, state: 'open' });
      const { cookie, player } = await signUp(asked, { currency: 'EUR' });
      await fund(running.context.db, { playerId: player.id, currency: 'EUR', amount: 1_000n });
      const { received, close } = await reader(cookie, () => [`public:live:${current!.table_id}`], running);
      expect((await asked('POST', `${TABLE}/phrases`, { cookie, payload: { phrase: 'hello' } })).statusCode).toBe(201);
      const said = await vi.waitUntil(() => received.find(({ event }) => event === 'said'), { timeout: 10_000 });
      close();
      expect(said!.data).toMatchObject([{ phrase: 'hello', others: 0 }]);
      const body = { id: randomUUID(), round: 1, currency: 'EUR', fields: [{ name: 'red', stake_cents: 100 }] };
      expect((await asked('POST', `${TABLE}/bets`, { cookie, payload: body })).statusCode).toBe(201);
      const crowd = await vi.waitUntil(
        async () => v.parse(v.nullable(LiveCrowd), ((await asked('GET', TABLE)).json() as { crowd: unknown }).crowd),
        { timeout: 5_000 },
      );
      expect(crowd!.players).toBe(1);
    } finally {
      await running.stop();
    }
  },
);
