import { createHash, createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import { house, playerCash, transfer } from '@croupier/server-wallet';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf, linkOf } from '../testing/visitor.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ config: { gameProviders: new Map([['studio', 'shared']]) } });
});
afterAll(() => platform.stop());

const ask = asker(() => platform);

async function newPlayer(amount = 10_000n, changes: Record<string, unknown> = {}) {
  const reply = await ask('POST', '/api/users', { payload: { user: application(changes) } });
  const cookie = cookieOf(reply);
  const playerId = reply.json().id as number;
  const email = reply.json().email as string;
  const { db } = platform.context;
  await db.transaction((tx) =>
    transfer(tx, {
      id: randomUUID(),
      debit: house('gifts'),
      credit: playerCash(playerId),
      amount,
      currency: 'EUR',
      kind: 'gift',
      now: new Date(),
    }),
  );
  return { cookie, playerId, email };
}

async function openGame(cookie: string | undefined, mode: 'real' | 'demo', game = 'dice') {
  const launched = await ask('POST', '/api/games/launch', { cookie, payload: { game, mode } });
  expect(launched.statusCode).toBe(201);
  const { url } = v.parse(contracts.launchGame.reply, launched.json());
  const token = new URL(url).hash.slice('#token='.length);
  const opened = await platform.app.inject({ method: 'POST', url: '/rgs/session', payload: { token } });
  const session = v.parse(contracts.openGameSession.reply, opened.json());
  const rgs = (path: string, payload: object = {}) =>
    platform.app.inject({
      method: 'POST',
      url: `/rgs/${path}`,
      payload,
      headers: { authorization: `Bearer ${session.bearer}` },
    });
  return { url, token, session, rgs };
}

const bet = (stake_cents = 100, target = 5000) => ({
  round_id: randomUUID(),
  stake_cents,
  params: { target, side: 'under' },
});

// shows: call:POST /api/games/launch; call:POST /rgs/session; call:POST /rgs/play; call:POST /rgs/resume
// shows: call:POST /rgs/rounds; call:GET /api/fairness/rounds; call:GET /api/fairness/rounds/{id}; call:POST /api/fairness/seeds/rotate
// shows: promise:R5; promise:W6; request:frame-address
test('a player launches dice, plays, looks at the history, rotates the seeds and can verify', async () => {
  const { cookie } = await newPlayer();
  const { url, session, rgs } = await openGame(cookie, 'real');
  expect(url).toMatch(/^http:\/\/games\.casino\.localhost:4200\/games\/dice\/\d+\?locale=en#token=/);
  expect(session).toMatchObject({
    mode: 'real',
    currency: 'EUR',
    balance_cents: 10_000,
    last_round: null,
    gifts: [],
    parent_origin: platform.config.casinoOrigin,
  });
  const order = bet();
  const played = await rgs('play', order);
  const { round, balance_cents } = v.parse(contracts.playRound.reply, played.json());
  expect(round).toMatchObject({ id: order.round_id, stake_cents: 100, nonce: 0, state: null });
  expect(balance_cents).toBe(9900 + round.win_cents);
  expect((await rgs('play', order)).json()).toEqual(played.json());
  expect((await rgs('play', { ...order, stake_cents: 200 })).statusCode).toBe(409);
  expect(v.parse(contracts.resumeGame.reply, (await rgs('resume')).json()).last_round).toEqual(round);
  const past = v.parse(contracts.readPastRounds.reply, (await rgs('rounds')).json()).rounds;
  expect(past).toEqual([
    {
      id: round.id,
      currency: 'EUR',
      stake_cents: 100,
      win_cents: round.win_cents,
      bought: false,
      played_at: round.played_at,
    },
  ]);

  const history = v.parse(
    contracts.readRounds.reply,
    (await ask('GET', '/api/fairness/rounds?limit=5', { cookie })).json(),
  );
  expect(history).toMatchObject({ data: [{ id: order.round_id, game: 'dice', stake_cents: 100 }], next: null });
  await ask('POST', '/api/fairness/seeds/rotate', { cookie, payload: {} });
  const detail = v.parse(
    contracts.readRound.reply,
    (await ask('GET', `/api/fairness/rounds/${order.round_id}`, { cookie })).json(),
  );
  const [draw] = detail.draws;
  expect(createHash('sha256').update(draw!.server_seed!).digest('hex')).toBe(session.fairness.server_seed_hash);
});

// shows: product:demo-for-guests; fields:game-fun
test('a guest plays the demo, and real money asks for a login', async () => {
  const { session, rgs } = await openGame(undefined, 'demo');
  expect(session).toMatchObject({ mode: 'demo', currency: 'FUN' });
  expect((await rgs('play', bet())).statusCode).toBe(200);
  expect((await ask('POST', '/api/games/launch', { payload: { game: 'dice', mode: 'real' } })).statusCode).toBe(401);
  expect(
    (await ask('POST', '/api/games/launch', { payload: { game: 'no-such-game', mode: 'demo' } })).json().errors.game,
  ).toHaveProperty('game_not_available');
});

test('the game speaks the page’s language: what the page says counts before the cookie, nonsense does not', async () => {
  const localeOf = async (headers: Record<string, string>) => {
    const { url } = (
      await ask('POST', '/api/games/launch', { payload: { game: 'dice', mode: 'demo' }, headers })
    ).json() as { url: string };
    const token = new URL(url).hash.slice('#token='.length);
    const { locale } = (
      await platform.app.inject({ method: 'POST', url: '/rgs/session', payload: { token } })
    ).json() as { locale: string };
    expect(new URL(url).searchParams.get('locale')).toBe(locale);
    return locale;
  };
  expect(await localeOf({ 'x-locale': 'de' })).toBe('de');
  expect(await localeOf({ 'x-locale': 'de', cookie: 'locale=en' })).toBe('de');
  expect(await localeOf({ 'x-locale': "xx' onload", cookie: 'locale=de' })).toBe('de');
  expect(await localeOf({ 'x-locale': 'ja', 'x-geo-country': 'BR' })).toBe('ja');
});

// shows: edition:de-demo; edition:de-autoplay; edition:de-stake; edition:de-pause; edition:de-games; promise:L9
test('a German guest sees no demo, a German player no stake above 1 EUR and no autoplay', async () => {
  const guest = await ask('POST', '/api/games/launch', {
    payload: { game: 'tidewater-atlas', mode: 'demo' },
    headers: { 'x-geo-country': 'DE' },
  });
  expect(guest.json().errors.base).toHaveProperty('demo_not_available');
  const { cookie } = await newPlayer(10_000n, { country: 'DE', postal_code: '10115', mobile_phone: '+4915112345678' });
  expect(
    (await ask('POST', '/api/games/launch', { cookie, payload: { game: 'dice', mode: 'real' } })).json().errors.game,
  ).toHaveProperty('game_not_available');
  const { session, rgs } = await openGame(cookie, 'real', 'tidewater-atlas');
  expect(session).toMatchObject({ rules: { min_round_ms: 5000, autoplay: false }, stakes: { max_cents: 100 } });
  expect(
    (await rgs('play', { round_id: randomUUID(), stake_cents: 110, params: {} })).json().errors.stake_cents,
  ).toHaveProperty('stake_above_cap');
});

test('every pokie is playable, in a demo, at its offered stakes', async () => {
  for (const game of ['tidewater-atlas', 'orchard-hours', 'moth-and-moon']) {
    const { session, rgs } = await openGame(undefined, 'demo', game);
    const played = await rgs('play', { round_id: randomUUID(), stake_cents: session.stakes.initial_cents, params: {} });
    if (played.statusCode !== 200) expect(played.json()).toEqual(game);
    v.parse(contracts.playRound.reply, played.json());
  }
});

// shows: promise:M2
test.each([
  [{ stake_cents: 0 }],
  [{ stake_cents: -1 }],
  [{ stake_cents: 2 ** 53 }],
  [{ stake_cents: 1.5 }],
  [{ stake_cents: '100' }],
  [{ round_id: 'x' }],
  [{ params: null }],
  [{ params: { target: 5000, side: 'sideways' } }],
])('a bet of %o is refused in words and takes nothing', async (change) => {
  const { cookie } = await newPlayer();
  const { rgs } = await openGame(cookie, 'real');
  const reply = await rgs('play', { ...bet(), ...change });
  expect(reply.statusCode).toBe(422);
  expect((await rgs('resume')).json().balance_cents).toBe(10_000);
});

// shows: promise:W6; promise:W1
test('without its bearer, with another one, and after signing out nothing is played', async () => {
  const { cookie } = await newPlayer();
  const { rgs, token } = await openGame(cookie, 'real');
  expect((await platform.app.inject({ method: 'POST', url: '/rgs/play', payload: bet() })).statusCode).toBe(401);
  expect(
    (
      await platform.app.inject({
        method: 'POST',
        url: '/rgs/play',
        payload: bet(),
        headers: { authorization: 'Bearer x' },
      })
    ).statusCode,
  ).toBe(401);
  expect(
    (await platform.app.inject({ method: 'POST', url: '/rgs/play', payload: bet(), headers: { cookie } })).statusCode,
  ).toBe(401);
  expect(
    (await platform.app.inject({ method: 'POST', url: '/rgs/session', payload: { token } })).json().errors.base,
  ).toHaveProperty('launch_token_invalid');
  await ask('DELETE', '/api/users/sign_out', { cookie });
  expect((await rgs('play', bet())).statusCode).toBe(401);
  expect((await rgs('resume')).statusCode).toBe(401);
});

// shows: call:POST /rgs/act
test('a round with decisions goes on by them: one sent twice is one, and cashing out pays', async () => {
  const { cookie } = await newPlayer();
  const { rgs } = await openGame(cookie, 'real', 'amber-mines');
  const round_id = randomUUID();
  const begun = await rgs('play', { round_id, stake_cents: 100, params: { mines: 1 } });
  expect(v.parse(contracts.playRound.reply, begun.json())).toMatchObject({ balance_cents: 9_900 });
  const act = (action: object, act_id = randomUUID()) => rgs('act', { round_id, act_id, action });
  const act_id = randomUUID();
  const picked = await act({ do: 'pick', cell: 0 }, act_id);
  expect((await act({ do: 'pick', cell: 0 }, act_id)).json()).toEqual(picked.json());
  const { round } = v.parse(contracts.actInRound.reply, picked.json());
  if (round.state === null) return expect(round.win_cents).toBe(0); // Hit the mine: one in 25.
  const paid = v.parse(contracts.actInRound.reply, (await act({ do: 'cash_out' })).json());
  expect(paid.round).toMatchObject({ id: round_id, state: null });
  expect(paid.round.win_cents).toBeGreaterThan(100);
  expect(paid.balance_cents).toBe(9_900 + paid.round.win_cents);
});

// shows: call:GET /api/fairness/seeds; call:PUT /api/fairness/seeds/client
test('a player sets the seed of their own, which the next rounds are drawn from', async () => {
  const { cookie } = await newPlayer();
  const seeds = async () =>
    v.parse(contracts.readFairnessSeeds.reply, (await ask('GET', '/api/fairness/seeds', { cookie })).json());
  const set = (client_seed: string, who: string | undefined = cookie) =>
    ask('PUT', '/api/fairness/seeds/client', { cookie: who, payload: { client_seed } });
  expect((await set('my own words')).json()).toMatchObject({ client_seed: 'my own words', nonce: 0 });
  const { rgs } = await openGame(cookie, 'real');
  await rgs('play', bet());
  expect(await seeds()).toMatchObject({ client_seed: 'my own words', nonce: 1 });
  expect((await set('')).statusCode).toBe(422);
  expect((await set('of a guest', '')).statusCode).toBe(401);
});

// shows: call:POST /api/user_limits/confirm
test('the link of the mail confirms that a limit is loosened, once', async () => {
  const { cookie, email } = await newPlayer();
  const set = (amount_cents: number) =>
    ask('POST', '/api/user_limits', {
      cookie,
      payload: { type: 'loss', period: 'week', accounts: [{ currency: 'EUR', amount_cents }] },
    });
  await set(100);
  await set(900);
  await platform.deliver();
  const confirm = () =>
    ask('POST', '/api/user_limits/confirm', { payload: { token: linkOf(platform, email, 'token') } });
  expect((await confirm()).statusCode).toBe(204);
  const [limit] = v.parse(contracts.readUserLimits.reply, (await ask('GET', '/api/user_limits', { cookie })).json());
  expect(limit).toMatchObject({ status: 'confirmed', accounts: [{ amount_cents: 100 }], change: { confirmed: true } });
  expect((await confirm()).statusCode).toBe(422);
});

// shows: call:POST /api/user_limits; call:GET /api/user_limits; call:DELETE /api/user_limits/{id}
// shows: promise:L1; promise:L4; fields:limit; fields:limit-account
test('a limit set on the site is kept in the open game, and a loosening waits for its mail', async () => {
  const { cookie } = await newPlayer();
  const { rgs } = await openGame(cookie, 'real');
  const set = (amount_cents: number) =>
    ask('POST', '/api/user_limits', {
      cookie,
      payload: { type: 'wager', period: 'day', accounts: [{ currency: 'EUR', amount_cents }] },
    });
  expect((await set(150)).json()).toMatchObject({ type: 'wager', status: 'active', accounts: [{ amount_cents: 150 }] });
  expect((await rgs('play', bet())).statusCode).toBe(200);
  const refused = await rgs('play', bet());
  expect(refused.json()).toMatchObject({
    errors: { base: { limit_reached: expect.any(String) } },
    params: { limit_reached: { type: 'wager', period: 'day' } },
  });
  expect((await set(500)).json()).toMatchObject({ status: 'unconfirmed', change: { confirmed: false } });
  const [limit] = v.parse(contracts.readUserLimits.reply, (await ask('GET', '/api/user_limits', { cookie })).json());
  expect(limit).toMatchObject({
    id: expect.any(Number),
    type: 'wager',
    accounts: [{ currency: 'EUR', amount_cents: 150, current_value_amount_cents: 100 }],
  });
  expect((await ask('DELETE', `/api/user_limits/${limit!.id}`, { cookie })).json()).toMatchObject({
    status: 'unconfirmed_disable',
  });
  expect((await ask('POST', '/api/user_limits/confirm', { payload: { token: 'nonsense' } })).statusCode).toBe(422);
});

// shows: promise:A9
test("another player's round and limit are unknown", async () => {
  const [one, two] = [await newPlayer(), await newPlayer()];
  const { rgs } = await openGame(one.cookie, 'real');
  const { round } = (await rgs('play', bet())).json();
  const limit = (
    await ask('POST', '/api/user_limits', {
      cookie: one.cookie,
      payload: { type: 'loss', period: 'week', accounts: [{ currency: 'EUR', amount_cents: 1 }] },
    })
  ).json();
  expect((await ask('GET', `/api/fairness/rounds/${round.id}`, { cookie: two.cookie })).statusCode).toBe(404);
  expect((await ask('DELETE', `/api/user_limits/${limit.id}`, { cookie: two.cookie })).statusCode).toBe(404);
});

test("an outside provider's call needs the signature of its method, path and body", async () => {
  const call = (url: string, signed = '') =>
    platform.app.inject({
      method: 'POST',
      url,
      payload: '{}',
      headers: {
        'content-type': 'application/json',
        'x-signature': createHmac('sha256', 'shared').update(signed).digest('hex'),
      },
    });
  const bet = '/callbacks/games/studio/bet';
  for (const wrong of ['', '{}', 'POST /callbacks/games/studio/win\n{}', `PUT ${bet}\n{}`, `POST ${bet}\n{ }`])
    expect((await call(bet, wrong)).json()).toEqual({ error: 'invalid_signature' });
  expect((await call(`${bet}?x`, `POST ${bet}\n{}`)).json()).toEqual({ error: 'invalid_signature' });
  expect((await call(bet, `POST ${bet}\n{}`)).json()).toEqual({ error: 'wrong_currency' });
  for (const name of ['nobody', 'constructor', '__proto__'])
    expect((await call(`/callbacks/games/${name}/bet`)).statusCode).toBe(404);
});

// shows: request:retry-after
test('an address that opens demo after demo is told to wait, and others still open theirs', async () => {
  const demo = (address: string) =>
    ask('POST', '/api/games/launch', {
      payload: { game: 'dice', mode: 'demo' },
      headers: { 'x-forwarded-for': address },
    });
  const most = platform.config.demosPerMinute;
  const replies = [];
  for (let turn = 0; turn < 2 * most + 1; turn++) replies.push(await demo('198.51.100.7')); // A new minute may start once.
  const waits = replies.filter(({ statusCode }) => statusCode === 429);
  expect(replies.slice(0, most).every(({ statusCode }) => statusCode === 201)).toBe(true);
  expect(waits.length).toBeGreaterThanOrEqual(1);
  expect(Number(waits[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await demo('198.51.100.8')).statusCode).toBe(201);
});

test('an open game keeps its wallet when the player chooses another; the next one takes the new', async () => {
  const { cookie } = await newPlayer();
  const open = await openGame(cookie, 'real');
  const chosen = await ask('POST', '/api/player/accounts', { cookie, payload: { currency: 'USD' } });
  expect(chosen.json()).toMatchObject([
    { currency: 'USD', active: true, amount_cents: 0 },
    { currency: 'EUR', amount_cents: 10_000 },
  ]);
  const { round, balance_cents } = v.parse(contracts.playRound.reply, (await open.rgs('play', bet())).json());
  expect(balance_cents).toBe(9_900 + round.win_cents);
  expect((await ask('GET', '/api/player/accounts', { cookie })).json()).toMatchObject([
    { currency: 'USD', amount_cents: 0 },
    { currency: 'EUR', amount_cents: balance_cents },
  ]);
  expect((await openGame(cookie, 'real')).session).toMatchObject({ currency: 'USD', balance_cents: 0 });
});

// shows: rule:game-currency; rule:game-no-id
test('every wallet can be played whichever is active, one the player never opened can not', async () => {
  const { cookie } = await newPlayer();
  await ask('POST', '/api/player/accounts', { cookie, payload: { currency: 'USD' } });
  const launch = (currency: string) =>
    ask('POST', '/api/games/launch', { cookie, payload: { game: 'dice', mode: 'real', currency } });
  expect((await launch('EUR')).json()).toMatchObject({ currency: 'EUR' });
  const own = await ask('POST', '/api/games/launch', { cookie, payload: { game: 'dice', mode: 'real' } });
  expect(own.json()).toMatchObject({ currency: 'USD' });
  const none = await launch('BTC');
  expect(none.json()).not.toHaveProperty('url');
  expect(none.json().errors).toEqual({ base: { currency_not_available: expect.any(String) } });
});

// shows: call:POST /api/fairness/rounds/{id}/share; call:DELETE /api/fairness/rounds/{id}/share
// shows: call:GET /api/fairness/shared/{token}; call:GET /api/fairness/seeds
test('a round is shown to whoever has its address until its player takes it back; seeds are the player’s alone', async () => {
  const { cookie } = await newPlayer();
  const other = await newPlayer();
  const { rgs } = await openGame(cookie, 'real');
  const order = bet();
  await rgs('play', order);
  const path = `/api/fairness/rounds/${order.round_id}/share`;
  expect((await ask('POST', path, { cookie: other.cookie, payload: {} })).statusCode).toBe(404);
  const { token } = v.parse(contracts.shareRound.reply, (await ask('POST', path, { cookie, payload: {} })).json());
  const shown = await ask('GET', `/api/fairness/shared/${token}`);
  expect(v.parse(contracts.readSharedRound.reply, shown.json())).toMatchObject({ stake_cents: 100 });
  expect((await ask('DELETE', path, { cookie })).statusCode).toBe(204);
  expect((await ask('GET', `/api/fairness/shared/${token}`)).statusCode).toBe(404);
  const seeds = v.parse(
    contracts.readFairnessSeeds.reply,
    (await ask('GET', '/api/fairness/seeds', { cookie })).json(),
  );
  expect(seeds).toMatchObject({ nonce: 1 });
  expect((await ask('GET', '/api/fairness/seeds')).statusCode).toBe(401);
});
