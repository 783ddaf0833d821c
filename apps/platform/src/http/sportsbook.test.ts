import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { BetOrder, SportEvent } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import { setSportLimit, simulatedFeed } from '@croupier/server-sportsbook';
import { advanceFeed, decideBets } from '@croupier/server-sportsbook/testing';
import { fund } from '@croupier/server-wallet/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf, type Method } from '../testing/visitor.ts';

let platform: TestPlatform;
let cookie: string;
const start = new Date('2026-11-20T18:00:00Z');
let now = start;
const feed = simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 1) });
const advance = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
  return advanceFeed(platform.context.db, feed, now);
};

beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
  const reply = await ask('POST', '/api/users', { user: application() });
  cookie = cookieOf(reply);
  await fund(platform.context.db, { playerId: reply.json().id, currency: reply.json().currency, amount: 1_000_000n });
});
beforeEach(() => advance(1));
afterAll(() => platform.stop());

const raw = asker(() => platform);
const ask = (method: Method, url: string, payload?: object) =>
  raw(method, url, { cookie, payload, headers: { origin: platform.config.sportOrigin } });
const events = async (state: string): Promise<SportEvent[]> =>
  (await ask('GET', `/api/sportsbook/events?sport=football&state=${state}`)).json();

function orderOn(event: SportEvent, changes: Partial<BetOrder> = {}): BetOrder {
  const market = event.markets[0]!;
  const leg = {
    event_id: event.id,
    market_id: 1,
    specifiers: '',
    outcome: 'home',
    odds: market.odds![0]!,
    market_version: market.version,
    score: event.score,
  };
  return { id: randomUUID(), currency: 'EUR', stake_cents: 500, odds_change: 'any', legs: [leg], ...changes };
}

// shows: call:GET /api/sportsbook/tree; call:GET /api/sportsbook/events; call:GET /api/sportsbook/events/{id}
// shows: call:GET /api/sportsbook/events/{id}/prices; call:GET /api/sportsbook/rules
test('anyone may look: tree, lists, a match, a price laid open, the rules', async () => {
  const tree = (await ask('GET', '/api/sportsbook/tree')).json();
  expect(tree.sports[0].tournaments.map(({ slug }: { slug: string }) => slug)).toContain('liga-serena');
  const [event] = await events('upcoming');
  const [one, prices, rules] = await Promise.all([
    ask('GET', `/api/sportsbook/events/${event!.id}`),
    ask('GET', `/api/sportsbook/events/${event!.id}/prices?market_id=18&specifiers=${encodeURIComponent('total=2.5')}`),
    ask('GET', '/api/sportsbook/rules'),
  ]);
  expect(one.json()).toMatchObject({ id: event!.id, seed: null });
  expect(prices.json()).toMatchObject({ market: { market_id: 18 }, margin: expect.any(Number) });
  expect(rules.json()).toMatchObject({ live_delay_ms: 6_000 });
  expect((await ask('GET', '/api/sportsbook/events/999999')).statusCode).toBe(404);
  expect((await ask('GET', '/api/sportsbook/events/x')).statusCode).toBe(404);
});

// shows: call:POST /api/sportsbook/bets; call:GET /api/sportsbook/bets; call:GET /api/sportsbook/bets/{id}
// shows: promise:C2
test('a bet before kick-off is accepted, is the same when sent again, and another under its id is 409', async () => {
  const order = orderOn((await events('upcoming')).at(-1)!);
  const [first, again] = [
    await ask('POST', '/api/sportsbook/bets', order),
    await ask('POST', '/api/sportsbook/bets', order),
  ];
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(first.json()).toMatchObject({ id: order.id, status: 'accepted' });
  expect(again.json()).toEqual(first.json());
  expect((await ask('POST', '/api/sportsbook/bets', { ...order, stake_cents: 501 })).statusCode).toBe(409);
  expect((await ask('GET', '/api/sportsbook/bets?state=open')).json().data).toHaveLength(1);
  expect((await ask('GET', `/api/sportsbook/bets/${order.id}`)).json()).toEqual(first.json());
});

// shows: call:GET /api/sportsbook/stakes/most
test('a player for whom the operator set no largest stake is told of none', async () => {
  expect((await ask('GET', '/api/sportsbook/stakes/most')).json()).toEqual([]);
});

// shows: call:GET /api/sportsbook/stakes/most
test('a largest stake the operator sets is told, and taken back it is not', async () => {
  const set = (amount: bigint | null) =>
    platform.context.db.transaction((tx) =>
      setSportLimit(tx, { scope: 'stake', groupId: null, currency: 'EUR', amount, actor: 'operator:anna', now }),
    );
  await set(40_000n);
  expect((await ask('GET', '/api/sportsbook/stakes/most')).json()).toEqual([
    { currency: 'EUR', max_stake_cents: 40_000, reason: 'stake' },
  ]);
  await set(null);
  expect((await ask('GET', '/api/sportsbook/stakes/most')).json()).toEqual([]);
});

// shows: call:GET /api/sportsbook/favourites; call:PUT /api/sportsbook/favourites
// shows: call:PUT /api/sportsbook/favourites/{kind}/{key}; call:DELETE /api/sportsbook/favourites/{kind}/{key}
test('a player keeps what they choose and what they chose as a guest, each once, and lets it go again', async () => {
  const [event] = await events('upcoming');
  const one = `/api/sportsbook/favourites/event/${event!.id}`;
  const kept = async () =>
    (await ask('GET', '/api/sportsbook/favourites'))
      .json()
      .map((each: contracts.Favourite) => `${each.kind}:${each.key}`);
  expect((await ask('PUT', one)).statusCode).toBe(204);
  expect((await ask('PUT', one)).statusCode).toBe(204);
  expect(await kept()).toEqual([`event:${event!.id}`]);
  const favourites = [
    { kind: 'sport', key: 'football' },
    { kind: 'event', key: String(event!.id) },
    { kind: 'team', key: 'no-such-team' },
  ];
  await ask('PUT', '/api/sportsbook/favourites', { favourites });
  expect((await kept()).toSorted()).toEqual([`event:${event!.id}`, 'sport:football']);
  expect((await ask('DELETE', one)).statusCode).toBe(204);
  expect(await kept()).toEqual(['sport:football']);
  expect((await ask('PUT', '/api/sportsbook/favourites/event/999999999')).statusCode).toBe(404);
  expect((await raw('GET', '/api/sportsbook/favourites')).statusCode).toBe(401);
});

// shows: call:POST /api/sportsbook/bets/{id}/quote; call:POST /api/sportsbook/bets/{id}/cash_out
// shows: call:PUT /api/sportsbook/bets/{id}/cash_out; call:GET /api/sportsbook/cash_out
test('a bet is offered a price, sold in part at it, and the rest by a rule', async () => {
  const order = orderOn((await events('upcoming')).at(-1)!, { stake_cents: 1_000 });
  await ask('POST', '/api/sportsbook/bets', order);
  const path = `/api/sportsbook/bets/${order.id}`;
  const offers = (await ask('GET', '/api/sportsbook/cash_out')).json();
  v.parse(contracts.readCashOuts.reply, offers);
  expect(JSON.stringify(offers)).toContain(order.id);
  const quote = v.parse(contracts.quoteCashOut.reply, (await ask('POST', `${path}/quote`, { share: 50 })).json());
  const sold = (await ask('POST', `${path}/cash_out`, { quote_id: quote.id })).json();
  expect(sold).toMatchObject({ id: order.id, stake_cents: 500, sold: { stake_cents: 500 } });
  const ruled = await ask('PUT', `${path}/cash_out`, { at_least_cents: 100_000 });
  expect(ruled.statusCode).toBe(200);
  expect(JSON.stringify((await ask('GET', path)).json())).toContain('100000');
  expect((await ask('PUT', `${path}/cash_out`, { at_least_cents: null })).statusCode).toBe(200);
  expect(JSON.stringify((await ask('GET', path)).json())).not.toContain('100000');
});

test('a live bet answers pending and is decided after its delay', async () => {
  let open: SportEvent | undefined;
  while (!open) {
    await advance(2);
    open = (await events('live')).find(({ markets }) => markets[0]!.status === 'active');
  }
  const order = orderOn(open);
  expect((await ask('POST', '/api/sportsbook/bets', order)).json()).toMatchObject({
    status: 'pending',
    decide_at: expect.any(String),
  });
  await advance(6);
  await decideBets(platform.context.db, now);
  expect(['accepted', 'rejected']).toContain((await ask('GET', `/api/sportsbook/bets/${order.id}`)).json().status);
});

// shows: request:refusal-shape
test('a changed price answers 422 with the new one beside the code', async () => {
  const order = orderOn((await events('upcoming'))[3]!, { odds_change: 'none' });
  const shown = { ...order, legs: [{ ...order.legs[0]!, odds: order.legs[0]!.odds + 100 }] };
  const reply = await ask('POST', '/api/sportsbook/bets', shown);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    errors: { legs: { odds_changed: expect.any(String) } },
    params: { odds_changed: { odds: order.legs[0]!.odds, shown: order.legs[0]!.odds + 100 } },
  });
});

test.each([
  ['no stake', { stake_cents: 0 }],
  ['a negative stake', { stake_cents: -5 }],
  ['a fraction', { stake_cents: 1.5 }],
  ['2^53', { stake_cents: 2 ** 53 }],
  ['an unknown currency', { currency: 'XXX' }],
  ['a currency without account', { currency: 'JPY' }],
  ['no legs', { legs: [] }],
  ['no id', { id: undefined }],
  ['an id that is none', { id: 'x' }],
  ['the largest stake there is', { stake_cents: Number.MAX_SAFE_INTEGER }],
])('%s is refused with 422 and moves nothing', async (_, change) => {
  const before = (await ask('GET', '/api/player/accounts?compatibility=false')).json();
  const reply = await ask('POST', '/api/sportsbook/bets', { ...orderOn((await events('upcoming'))[2]!), ...change });
  expect(reply.statusCode, reply.body).toBe(422);
  expect((await ask('GET', '/api/player/accounts?compatibility=false')).json()).toEqual(before);
});

// shows: role:calls-marked
test('without a session there are no bets to place or read', async () => {
  const order = orderOn((await events('upcoming'))[2]!);
  const own = cookie;
  cookie = '';
  const replies = [
    await ask('POST', '/api/sportsbook/bets', order),
    await ask('GET', '/api/sportsbook/bets?state=open'),
  ];
  cookie = own;
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});

// shows: call:GET /api/sportsbook/calibration; call:GET /api/sportsbook/events/{id}/form
// shows: call:GET /api/sportsbook/tournaments/{slug}/table
test('anyone may read how chances came true, the form of a match and the table of its league', async () => {
  const [event] = await events('upcoming');
  const [calibration, form, table] = await Promise.all([
    ask('GET', '/api/sportsbook/calibration'),
    ask('GET', `/api/sportsbook/events/${event!.id}/form`),
    ask('GET', `/api/sportsbook/tournaments/${event!.tournament.slug}/table`),
  ]);
  v.parse(contracts.readCalibration.reply, calibration.json());
  expect(Object.keys(v.parse(contracts.readForm.reply, form.json()))).toEqual(
    expect.arrayContaining(['home', 'away', 'meetings']),
  );
  expect(JSON.stringify(v.parse(contracts.readStandings.reply, table.json()))).toContain(event!.home.name);
  expect((await ask('GET', '/api/sportsbook/events/999999999/form')).statusCode).toBe(404);
  expect((await ask('GET', '/api/sportsbook/tournaments/nowhere/table')).statusCode).toBe(404);
});

// shows: call:GET /api/sportsbook/record
test('a bettor’s record is their own, a currency at a time', async () => {
  const record = await ask('GET', '/api/sportsbook/record?currency=EUR');
  v.parse(contracts.readBetRecord.reply, record.json());
  expect((await raw('GET', '/api/sportsbook/record?currency=EUR')).statusCode).toBe(401);
});
