import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, Banner, BonusOffer, Gift } from '@croupier/contracts';
import { runDueJobs } from '@croupier/server-jobs/testing';
import { type SandboxProcess, secret, signedCallback, startSandboxProcess } from '@croupier/server-payments/testing';
import { definitions, grantBonus } from '@croupier/server-promotions';
import { giveBonus, readBonus } from '@croupier/server-promotions/testing';
import { guest, newPlayer, type Visitor } from '../access/visitor.ts';
import { handlers } from '../jobs.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let sandbox: SandboxProcess;
const now = new Date();
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  platform = await testPlatform({
    clock: () => now,
    config: { sandboxBase: sandbox.base, sandboxSecret: secret },
  });
});
afterAll(async () => {
  await platform.stop();
  sandbox.stop();
});

const gifts = async (visitor: Visitor, list = 'bonuses') =>
  (await visitor.ask('GET', `/api/player/${list}`)).json() as Gift[];
const account = async (visitor: Visitor) =>
  ((await visitor.ask('GET', '/api/player/accounts')).json() as Account[])[0]!;
const redeem = async (visitor: Visitor, code: string) =>
  (await visitor.ask('POST', '/api/bonuses/coupon', { coupon_code: code })).json() as {
    status: string;
    reason: string | null;
    gift: Gift | null;
  };

/** Returns the offers a visitor sees in lists and on banners. */
async function offered(ask: Visitor['ask']) {
  const lists = ['/api/bonuses/deposit', '/api/bonuses/registration'];
  const offers = await Promise.all(lists.map(async (path) => (await ask('GET', path)).json() as BonusOffer[]));
  const { banners } = (await ask('GET', '/json-api/serverdata')).json() as { banners: Banner[] };
  return { offers: offers.flat().length, banners: banners.map(({ id }) => id) };
}

/** Expects no offers; banners about the site itself are still shown. */
async function expectNoOffers(player: Visitor): Promise<void> {
  const { offers, banners } = await offered(player.ask);
  expect(offers).toBe(0);
  expect(banners).not.toContain('welcome-bonus');
  expect(banners).toContain('check-a-round');
}

const goOnNow = () =>
  runDueJobs(
    platform.context.pools.jobs,
    handlers(platform.context).filter(({ kind }) => kind === 'bonuses.go-on'),
  );

const order = (visitor: Visitor, cents: number, bonus_code?: string) =>
  visitor.ask(
    'POST',
    '/api/payments/intents',
    { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: cents, bonus_code },
    { 'idempotency-key': randomUUID() },
  );

/** Returns the payment's id. */
async function deposit(visitor: Visitor, cents: number, bonus_code?: string): Promise<string> {
  const made = await order(visitor, cents, bonus_code);
  const intent = made.json() as { payment: { id: string }; provider_payment_id: string };
  const paid = {
    id: intent.provider_payment_id,
    reference: intent.payment.id,
    action: 'deposit',
    status: 'succeeded',
    amount: (cents / 100).toFixed(2),
    currency: 'EUR',
    customer: `player:${visitor.playerId}`,
    method: 'card',
    failure: null,
    token: null,
    instrument: '411111******1111',
  };
  const { headers, body } = signedCallback(paid, { at: now });
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/callbacks/sandbox',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  return intent.payment.id;
}

const keep = (visitor: Visitor, deposit_bonus_code: string) =>
  visitor.ask('PATCH', '/api/player/set_bonus_code', { deposit_bonus_code });
const nextDeposit = async (visitor: Visitor) =>
  (await visitor.ask('GET', '/api/player/bonuses/next_deposit?currency=EUR')).json() as {
    code: string | null;
    offer: BonusOffer | null;
  };

// shows: call:GET /api/bonuses/deposit; call:GET /api/bonuses/registration
test('offers are read by anybody, whole, in the currency of whoever asks', async () => {
  const [welcome] = ((await guest(platform)('GET', '/api/bonuses/deposit')).json() as BonusOffer[]).filter(
    ({ identifier }) => identifier === 'welcome',
  );
  expect(welcome).toMatchObject({ codes: ['WELCOME'], percent: 100, amount_cents: 10_000, currency: 'EUR' });
  expect(welcome?.wagering).toMatchObject({ factor: 30, days: 30, max_stake_cents: 500, weights: { pokies: 100 } });
  const registration = (await guest(platform)('GET', '/api/bonuses/registration')).json() as BonusOffer[];
  expect(registration[0]?.rounds).toMatchObject({ count: 10, stake_cents: 20, wins: 'cash' });
  expect((await offered(guest(platform))).banners).toContain('welcome-bonus');
});

// shows: fields:gift-freespin; fields:gift-types; call:GET /api/player/freespins; call:POST /api/player/freespins/{id}/activation; call:DELETE /api/player/freespins/{id}
test('what comes with an account waits to be activated, and can be given up', async () => {
  const player = await newPlayer(platform);
  const [spins] = await gifts(player, 'freespins');
  expect(spins).toMatchObject({ stage: 'issued', type: 'fs', rounds_left: 10 });
  const activated = await player.ask('POST', `/api/player/freespins/${spins!.id}/activation`);
  expect(activated.json()).toMatchObject({ stage: 'activated' });
  const canceled = await player.ask('DELETE', `/api/player/freespins/${spins!.id}`);
  expect(canceled.json()).toMatchObject({ stage: 'canceled' });
  const again = await player.ask('POST', `/api/player/freespins/${spins!.id}/activation`);
  expect(again.json()).toMatchObject({ errors: { base: { bonus_over: 'This bonus has ended.' } } });
});

// shows: call:GET /api/player/bonuses; call:GET /api/player/bonuses/withdrawal; fields:bonus-balance; fields:gift; promise:M5
test('a deposit brings the bonus its player agreed to, once, to be seen in the balance', async () => {
  const player = await newPlayer(platform);
  await keep(player, 'welcome');
  const before = await account(player);
  const paid = await deposit(player, 5_000, 'welcome');
  await deposit(player, 5_000);
  expect((await player.ask('GET', `/api/payments/intents/${paid}`)).json()).toMatchObject({
    bonus: { bonuses: [{ title: 'Welcome bonus' }], stage: 'handle_bets', amount_cents: 5_000 },
  });
  expect(await nextDeposit(player)).toEqual({ code: null, offer: null });
  expect(await gifts(player)).toMatchObject([
    {
      id: expect.any(Number),
      stage: 'handle_bets',
      type: 'deposit',
      bonuses: [{ title: 'Welcome bonus' }],
      currency: 'EUR',
      identifier: 'welcome',
      fund_cents: 5_000,
      amount_wager_requirement_cents: 150_000,
      amount_wager_cents: 0,
    },
  ]);
  const after = await account(player);
  expect(after.available_to_cashout_cents - before.available_to_cashout_cents).toBe(10_000);
  expect(after.amount_cents - after.available_to_cashout_cents).toBe(5_000);
  const preview = await player.ask('GET', '/api/player/bonuses/withdrawal?currency=EUR');
  expect(preview.json()).toMatchObject({ forfeit_cents: 5_000, gifts: [{ title: 'Welcome bonus' }] });
});

// shows: call:GET /api/player/bonuses/next_deposit
test('a kept code begins nothing: the deposit that does not name its bonus brings none', async () => {
  const player = await newPlayer(platform);
  await keep(player, 'WELCOME');
  expect(await nextDeposit(player)).toMatchObject({ code: 'WELCOME', offer: { identifier: 'welcome' } });
  const paid = await deposit(player, 5_000);
  expect(await gifts(player)).toEqual([]);
  expect((await player.ask('GET', `/api/payments/intents/${paid}`)).json()).toMatchObject({ bonus: null });
  const { amount_cents, available_to_cashout_cents } = await account(player);
  expect(amount_cents).toBe(available_to_cashout_cents);
  expect(await nextDeposit(player)).toEqual({ code: 'WELCOME', offer: null }); // It is only for the first deposit.
  expect((await order(player, 1_999, 'SECOND')).json()).toMatchObject({ errors: { bonus_code: {} } });
  expect((await order(player, 2_000, 'SECOND')).statusCode).toBe(201);
});

test.each([
  ['of another deposit', 5_000, 'SECOND'],
  ['that needs no deposit', 5_000, 'TRYOUT'],
  ['nobody gave out', 5_000, 'NOSUCHCODE'],
])('a deposit that names a bonus %s is refused before it is paid', async (_, cents, code) => {
  const player = await newPlayer(platform);
  const reply = await order(player, cents, code);
  expect([reply.statusCode, Object.keys(reply.json().errors.bonus_code ?? {})]).toEqual([
    422,
    ['bonus_not_for_deposit'],
  ]);
  expect((await player.ask('GET', '/api/player/payments')).json()).toMatchObject({ data: [] });
});

test('nobody who takes no bonuses is offered one with a deposit', async () => {
  const player = await newPlayer(platform);
  await player.ask('PATCH', '/api/player/update_bonus_settings', { receive_bonuses: false });
  await keep(player, 'WELCOME');
  expect(await nextDeposit(player)).toEqual({ code: 'WELCOME', offer: null });
  expect((await order(player, 5_000, 'WELCOME')).statusCode).toBe(422);
});

test.each([
  ['NOSUCHCODE', 'bonus_code_unknown'],
  ['TRYOUT', 'bonus_code_unknown'],
])('the code %s is refused at its field where it is entered', async (code, refusal) => {
  const player = await newPlayer(platform);
  const kept = await keep(player, code);
  expect([kept.statusCode, kept.json().errors]).toEqual([
    422,
    { deposit_bonus_code: { [refusal]: expect.any(String) } },
  ]);
  expect(await nextDeposit(player)).toEqual({ code: null, offer: null });
});

// shows: call:POST /api/bonuses/coupon; coupon:outcomes; error:coupon-returned; promise:C3
test('a coupon has one of three outcomes, and 50 at once have one effect', async () => {
  const player = await newPlayer(platform);
  expect(await redeem(player, 'NO-SUCH')).toEqual({ status: 'failed_to_activate', reason: 'unknown_code', gift: null });
  expect(await redeem(player, 'WELCOME')).toMatchObject({ status: 'failed_to_activate', reason: 'needs_deposit' });
  const answers = [];
  for (let wave = 0; wave < 10; wave++)
    answers.push(...(await Promise.all(Array.from({ length: 5 }, () => redeem(player, ' tryout ')))));
  expect(answers.filter(({ status }) => status === 'successfully_activated')).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'already_activated')).toHaveLength(49);
  const { amount_cents, available_to_cashout_cents } = await account(player);
  expect(amount_cents - available_to_cashout_cents).toBe(500);
});

test('codes are not found out by trying: after ten that are none, a real one waits too', async () => {
  const player = await newPlayer(platform);
  for (let guess = 0; guess < 10; guess++) await redeem(player, `GUESS-${guess}`);
  const locked = await player.ask('POST', '/api/bonuses/coupon', { coupon_code: 'TRYOUT' });
  expect([locked.statusCode, Object.keys(locked.json().errors.base)]).toEqual([429, ['too_many_attempts']]);
  expect((await redeem(await newPlayer(platform), 'TRYOUT')).status).toBe('successfully_activated');
});

// shows: call:POST /api/player/bonuses/{id}/activation; promise:C3
test('a bonus waits until its player begins it, and begun ten times at once it is begun once', async () => {
  const player = await newPlayer(platform);
  const order = { playerId: player.playerId, currency: 'EUR', amount: 700n, actor: 'operator:anna', now } as const;
  const grant = { ...order, grantId: randomUUID(), definition: definitions.get('made-for-you')! };
  const { id } = await platform.context.db.transaction((tx) => grantBonus(tx, grant));
  expect(await gifts(player)).toMatchObject([{ id: Number(id), stage: 'issued', fund_cents: 0 }]);
  const activate = (who: Visitor) => who.ask('POST', `/api/player/bonuses/${id}/activation`);
  expect((await activate(await newPlayer(platform))).statusCode).toBe(404);
  const begun = await Promise.all(Array.from({ length: 10 }, () => activate(player)));
  for (const answer of begun)
    expect(answer.json()).toMatchObject({ id: Number(id), stage: 'handle_bets', fund_cents: 700 });
  const { amount_cents, available_to_cashout_cents } = await account(player);
  expect(amount_cents - available_to_cashout_cents).toBe(700);
});

// shows: call:DELETE /api/player/bonuses/{id}
test('a second bonus waits for its turn, and what lapses is what was shown', async () => {
  const player = await newPlayer(platform);
  const { gift: first } = await redeem(player, 'TRYOUT');
  await deposit(player, 2_000, 'WELCOME');
  const waiting = (await gifts(player)).find(({ identifier }) => identifier === 'welcome')!;
  expect(waiting).toMatchObject({ stage: 'issued', queue_place: 1 });
  const shown = (await gifts(player)).find(({ id }) => id === first!.id)!.fund_cents;
  const before = await account(player);
  expect((await player.ask('DELETE', `/api/player/bonuses/${first!.id}`)).json()).toMatchObject({ stage: 'canceled' });
  expect(before.amount_cents - (await account(player)).amount_cents).toBe(shown);
  await goOnNow();
  expect((await gifts(player)).find(({ id }) => id === waiting.id)).toMatchObject({
    stage: 'handle_bets',
    fund_cents: 2_000,
  });
});

// shows: call:PUT /api/player/bonuses/order
test('what waits begins in the order its player chose, and nobody else moves it', async () => {
  const player = await newPlayer(platform);
  const other = await newPlayer(platform);
  await redeem(player, 'TRYOUT');
  const ids: number[] = [];
  for (const amount of [500n, 700n, 900n])
    ids.push(
      await giveBonus(platform.context.db, { playerId: player.playerId, definition: 'made-for-you', amount, now }),
    );
  const [first, second, third] = ids as [number, number, number];
  const order = async (who: Visitor, wanted: number[]) =>
    ((await who.ask('PUT', '/api/player/bonuses/order', { ids: wanted })).json() as Gift[]).map(({ id }) => id);
  expect(await order(player, [third, first])).toEqual([third, first, second]);
  expect(await order(player, [third, first])).toEqual([third, first, second]);
  expect(await order(other, [second, third, first])).toEqual([]);
  await Promise.all([order(player, [second]), order(player, [first]), order(player, [third])]);
  const places = (await gifts(player)).flatMap(({ queue_place }) => queue_place ?? []);
  expect(places.toSorted()).toEqual([1, 2, 3]);
  await order(player, [second]);
  const active = (await gifts(player)).find(({ stage }) => stage === 'handle_bets')!;
  await player.ask('DELETE', `/api/player/bonuses/${active.id}`);
  await goOnNow();
  expect((await gifts(player)).find(({ stage }) => stage === 'handle_bets')).toMatchObject({ id: second });
});

// shows: call:PATCH /api/player/update_bonus_settings; call:GET /api/player/bonus_settings
test('who takes no bonuses is given none and shown no offer', async () => {
  const player = await newPlayer(platform);
  const declined = await player.ask('PATCH', '/api/player/update_bonus_settings', { receive_bonuses: false });
  expect(declined.json()).toEqual({ receive_bonuses: false });
  expect((await player.ask('GET', '/api/player/bonus_settings')).json()).toEqual({ receive_bonuses: false });
  expect(await redeem(player, 'TRYOUT')).toMatchObject({ status: 'failed_to_activate', reason: 'not_available' });
  await player.ask('PATCH', '/api/player/set_bonus_code', { deposit_bonus_code: 'WELCOME' });
  await deposit(player, 5_000);
  expect(await gifts(player)).toEqual([]);
  await expectNoOffers(player);
});

// shows: exclusion:bonus-lapses
test('a self-exclusion lets every bonus lapse', async () => {
  const player = await newPlayer(platform);
  const { gift } = await redeem(player, 'TRYOUT');
  const limit = { type: 'selfexclusion', period: 'month_6', accounts: [] };
  expect((await player.ask('POST', '/api/user_limits', limit)).statusCode).toBeLessThan(300);
  await goOnNow();
  expect(await readBonus(platform.context.db, gift!.id)).toMatchObject({ stage: 'canceled', fund: 0n });
});
