import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionPayout, updateRates } from '@croupier/server-payments';
import { type SandboxProcess, secret, signedCallback, startSandboxProcess } from '@croupier/server-payments/testing';
import { application } from '@croupier/server-players/testing';
import { adjust as adjustBalance } from '@croupier/server-wallet';
import { fund } from '@croupier/server-wallet/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf, type Method } from '../testing/visitor.ts';

let platform: TestPlatform;
let sandbox: SandboxProcess;
let now = new Date();
const coins = { frameUrl: 'https://coins.example/v1/frame', widgetId: 'w1', groups: [] };
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  platform = await testPlatform({
    clock: () => now,
    config: { sandboxBase: sandbox.base, sandboxSecret: secret, coins },
  });
});
afterAll(async () => {
  await platform.stop();
  sandbox.stop();
});

const raw = asker(() => platform);
const ask = (method: Method, url: string, cookie?: string, payload?: object, key?: string) =>
  raw(method, url, { cookie, payload, headers: key === undefined ? {} : { 'idempotency-key': key } });

async function newPlayer() {
  const reply = await ask('POST', '/api/users', undefined, { user: application() });
  return {
    cookie: cookieOf(reply),
    playerId: reply.json().id as number,
  };
}
const adjust = (playerId: number, amount: bigint) =>
  platform.context.db.transaction((tx) => {
    const order = { id: randomUUID(), playerId, amount, reason: 'a test', operator: 'test', now };
    return adjustBalance(tx, { ...order, currency: 'EUR' });
  });
const deposit = (cookie: string, change: object = {}, key: string | undefined = randomUUID()) =>
  ask(
    'POST',
    '/api/payments/intents',
    cookie,
    { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000, ...change },
    key,
  );
const call = (payment: Record<string, unknown>, how: object = {}) => {
  const { headers, body } = signedCallback(payment, { at: now, ...how });
  return platform.app.inject({
    method: 'POST',
    url: '/callbacks/sandbox',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  });
};
const callbackFor = (intent: { payment: { id: string }; provider_payment_id: string }, change: object = {}) => ({
  id: intent.provider_payment_id,
  reference: intent.payment.id,
  action: 'deposit',
  method: 'card',
  customer: 'player:1',
  amount: '50.00',
  currency: 'EUR',
  status: 'succeeded',
  failure: null,
  token: null,
  instrument: '411111******1111',
  ...change,
});

// shows: call:POST /api/payments/intents; call:GET /api/payments/intents/{id}; call:POST /callbacks/{provider}
// shows: call:GET /api/player/payments; promise:A9; request:major-units; fields:payment
test('a deposit goes from intent to callback to history and balance, and nobody else sees it', async () => {
  const [ada, ben] = [await newPlayer(), await newPlayer()];
  const made = await deposit(ada.cookie);
  expect(made.statusCode).toBe(201);
  const intent = made.json();
  expect(intent).toMatchObject({
    payment: { action: 'deposit', state: 'submitted', amount_cents: 5000, success: null, method: { title: 'Card' } },
    client_token: expect.any(String),
  });
  expect((await call(callbackFor(intent))).json()).toEqual({ outcome: 'applied' });
  expect((await ask('GET', `/api/payments/intents/${intent.payment.id}`, ada.cookie)).json()).toMatchObject({
    payment: { state: 'succeeded', success: true, instrument: '411111******1111' },
    client_token: null,
  });
  expect((await ask('GET', '/api/player/payments', ada.cookie)).json()).toMatchObject({
    data: [
      {
        id: intent.payment.id,
        action: 'deposit',
        recallable: false,
        finished_at: expect.any(String),
        success: true,
      },
    ],
    next: null,
  });
  expect((await ask('GET', '/api/player/accounts', ada.cookie)).json()).toMatchObject([{ amount_cents: 5000 }]);

  for (const [method, url] of [
    ['GET', `/api/payments/intents/${intent.payment.id}`],
    ['POST', `/api/payments/intents/${intent.payment.id}/cancel`],
    ['POST', `/api/player/payments/${intent.payment.id}/recall`],
  ] as const) {
    expect((await ask(method, url, ben.cookie)).statusCode).toBe(404);
    expect((await ask(method, url)).statusCode).toBe(401);
  }
  expect((await ask('GET', '/api/player/payments', ben.cookie)).json().data).toEqual([]);
});

// shows: promise:X5; call:POST /callbacks/{provider}
test('callbacks that are forged, of another amount, of nothing we know or not JSON move nothing', async () => {
  const { cookie } = await newPlayer();
  const intent = (await deposit(cookie)).json();
  expect((await call(callbackFor(intent), { key: 'forged' })).statusCode).toBe(403);
  expect((await call(callbackFor(intent, { amount: '5000.00' }))).statusCode).toBe(422);
  expect((await call(callbackFor(intent, { reference: randomUUID() }))).statusCode).toBe(404);
  expect(
    (
      await platform.app.inject({
        method: 'POST',
        url: '/callbacks/sandbox',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(403);
  expect((await platform.app.inject({ method: 'POST', url: '/callbacks/other', payload: {} })).statusCode).toBe(404);
  expect((await ask('GET', '/api/player/accounts', cookie)).json()).toMatchObject([{ amount_cents: 0 }]);
});

// shows: request:refusal-shape; request:safe-integers
test.each([
  [{ amount_cents: 0 }, { amount_cents: ['invalid'] }],
  [{ amount_cents: -5000 }, { amount_cents: ['invalid'] }],
  [{ amount_cents: 50.5 }, { amount_cents: ['invalid'] }],
  [{ amount_cents: 2 ** 53 }, { amount_cents: ['invalid'] }],
  [{ amount_cents: Number.MAX_SAFE_INTEGER }, { amount_cents: ['amount_too_large'] }],
  [{ amount_cents: 1 }, { amount_cents: ['amount_too_small'] }],
  [{ currency: 'AUD' }, { currency: ['currency_not_available'] }],
  [{ currency: 'XXX' }, { currency: ['invalid'] }],
  [{ method_id: 'cheque' }, { method_id: ['method_not_available'] }],
])('%o is refused at its place', async (change, expected) => {
  const { cookie } = await newPlayer();
  const reply = await deposit(cookie, change);
  expect(reply.statusCode).toBe(422);
  const { errors } = reply.json();
  expect(
    Object.fromEntries(
      Object.entries(errors as Record<string, object>).map(([field, codes]) => [field, Object.keys(codes)]),
    ),
  ).toEqual(expected);
});

// shows: request:idempotency-key; promise:C2
test('an order without its own id is refused, and one id carries one order', async () => {
  const { cookie } = await newPlayer();
  const none = await platform.app.inject({
    method: 'POST',
    url: '/api/payments/intents',
    payload: { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000 },
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin, cookie },
  });
  expect(none.json().errors.base).toHaveProperty('idempotency_key_required');
  const key = randomUUID();
  const [first, second] = [await deposit(cookie, {}, key), await deposit(cookie, {}, key)];
  expect(second.json()).toEqual(first.json());
  expect((await deposit(cookie, { amount_cents: 6000 }, key)).statusCode).toBe(409);
});

// shows: call:GET /api/player/payments/{id}; call:GET /api/player/payments/months
test('a payment tells its steps, and its months what they came to', async () => {
  const ada = await newPlayer();
  const intent = (await deposit(ada.cookie)).json();
  await call(callbackFor(intent, { customer: `player:${ada.playerId}` }));
  const { payment, steps } = (await ask('GET', `/api/player/payments/${intent.payment.id}`, ada.cookie)).json();
  expect(payment).toMatchObject({ id: intent.payment.id, state: 'succeeded' });
  expect(steps).toMatchObject([
    { state: 'created', by: 'player' },
    { state: 'succeeded', by: 'provider' },
  ]);
  const { months, total } = (await ask('GET', '/api/player/payments/months?currency=EUR', ada.cookie)).json();
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month: now.toISOString().slice(0, 7), deposits_cents: 5000, cashouts_cents: 0 });
  expect(total).toEqual({ deposits_cents: 5000, cashouts_cents: 0 });
  const dollars = (await ask('GET', '/api/player/payments/months?currency=USD', ada.cookie)).json();
  expect(dollars.total).toEqual({ deposits_cents: 0, cashouts_cents: 0 });
});

// shows: call:GET /api/player/payments.csv
test('the history is a file too, cut alike, withdrawals below zero', async () => {
  const ada = await newPlayer();
  const made = (await deposit(ada.cookie)).json();
  await deposit(ada.cookie);
  await call(callbackFor(made, { customer: `player:${ada.playerId}` }));
  const reply = await ask('GET', '/api/player/payments.csv?outcome=done', ada.cookie);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="payments.csv"');
  const [header, line, ...more] = reply.body.trimEnd().split('\r\n');
  expect(header).toBe('begun_at,finished_at,action,state,currency,amount,method,account,payment_id');
  expect(line).toMatch(/Z,deposit,succeeded,EUR,50\.00,Card,411111\*{6}1111,/);
  expect(more).toEqual([]);
  expect((await ask('GET', '/api/player/payments.csv')).statusCode).toBe(401);
});

test('the history is cut by outcome, currency and time, each alone and together', async () => {
  const ada = await newPlayer();
  const made = (await deposit(ada.cookie)).json();
  const open = (await deposit(ada.cookie)).json();
  await call(callbackFor(made, { customer: `player:${ada.playerId}` }));
  const ids = async (query: string) =>
    ((await ask('GET', `/api/player/payments?${query}`, ada.cookie)).json().data as { id: string }[]).map(
      ({ id }) => id,
    );
  expect(await ids('outcome=done')).toEqual([made.payment.id]);
  expect(await ids('outcome=open&currency=EUR&action=deposit')).toEqual([open.payment.id]);
  expect(await ids('outcome=failed')).toEqual([]);
  expect(await ids('currency=USD')).toEqual([]);
  const later = new Date(now.getTime() + 60_000).toISOString();
  expect(await ids(`from=${later}`)).toEqual([]);
  expect(await ids(`to=${later}&outcome=done`)).toEqual([made.payment.id]);
  expect((await ask('GET', '/api/player/payments?from=yesterday', ada.cookie)).statusCode).toBe(422);
});

// shows: call:GET /api/player/payments; promise:A9
test('the history is read page by page: each payment once, also when a new one comes in between, and of nobody else', async () => {
  const [ada, ben] = [await newPlayer(), await newPlayer()];
  const made: string[] = [];
  const another = async () => {
    now = new Date(now.getTime() + 1);
    return (await deposit(ada.cookie)).json().payment.id as string;
  };
  for (let count = 0; count < 5; count += 1) made.unshift(await another());
  const page = async (cookie: string, before: string | null, action = 'deposit') =>
    (
      await ask('GET', `/api/player/payments?limit=2&action=${action}${before ? `&before=${before}` : ''}`, cookie)
    ).json() as { data: { id: string }[]; next: string | null };
  const first = await page(ada.cookie, null);
  await another();
  const second = await page(ada.cookie, first.next);
  const third = await page(ada.cookie, second.next);
  expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(made);
  expect(third.next).toBeNull();
  expect(await page(ben.cookie, first.next)).toEqual({ data: [], next: null });
  expect(await page(ada.cookie, null, 'cashout')).toEqual({ data: [], next: null });
  expect((await ask('GET', '/api/player/payments?before=1', ada.cookie)).statusCode).toBe(422);
});

// shows: call:POST /api/payments/profiles/forget
test('a saved account is offered no more after the password, to its owner alone, and pays nothing then', async () => {
  const [ada, ben] = [await newPlayer(), await newPlayer()];
  await fund(platform.context.db, { playerId: ada.playerId, amount: 9000n });
  const setup = (await ask('GET', '/api/payments/setup', ada.cookie)).json();
  const profile_id = await sandbox.remember(setup.customer_token);
  const forget = (cookie: string) => ask('POST', '/api/payments/profiles/forget', cookie, { profile_id });
  expect((await forget(ben.cookie)).statusCode).toBe(404);
  now = new Date(now.getTime() + 20 * 60_000);
  expect((await forget(ada.cookie)).json().errors.base).toHaveProperty('reauthentication_required');
  await ask('POST', '/api/player/reauthenticate', ada.cookie, { password: application().password });
  expect((await forget(ada.cookie)).statusCode).toBe(204);
  expect((await forget(ada.cookie)).statusCode).toBe(204);
  const payout = { action: 'cashout', method_id: 'bank_transfer', currency: 'EUR', amount_cents: 2000, profile_id };
  const refused = await ask('POST', '/api/payments/intents', ada.cookie, payout, randomUUID());
  expect(refused.json().errors.profile_id).toHaveProperty('profile_required');
});

// shows: call:POST /api/users/transaction
test('the browser’s mark is taken for a player’s own payment only', async () => {
  const [ada, ben] = [await newPlayer(), await newPlayer()];
  const { payment } = (await deposit(ada.cookie)).json();
  const report = (cookie: string) =>
    ask('POST', '/api/users/transaction', cookie, { payment_id: payment.id, dfpc: 'a'.repeat(64) });
  expect((await report(ada.cookie)).statusCode).toBe(204);
  expect((await report(ben.cookie)).statusCode).toBe(404);
});

// shows: call:GET /api/player/payments/notes; call:POST /callbacks/{provider}
test('what a deposit that went back leaves owed, and coins nobody knows, stand beside the history; a second word is enough', async () => {
  const { cookie, playerId } = await newPlayer();
  const intent = (await deposit(cookie)).json();
  const customer = `player:${playerId}`;
  expect((await call(callbackFor(intent, { customer }))).statusCode).toBe(200);
  await adjust(playerId, -4000n);
  for (const status of ['charged_back', 'charged_back', 'disputed'])
    expect((await call(callbackFor(intent, { customer, status }))).statusCode).toBe(200);
  const coins = { id: randomUUID(), reference: null, method: 'crypto_xmr', amount: '0.5', currency: 'XMR' };
  expect((await call(callbackFor(intent, { customer, ...coins }))).statusCode).toBe(200);
  expect((await ask('GET', '/api/player/payments/notes', cookie)).json()).toMatchObject({
    collecting: true,
    debts: [{ cause: 'deposit', currency: 'EUR', owed_cents: 4000 }],
    checked: [{ amount: '0.5', currency: 'XMR' }],
  });
  const { data } = (await ask('GET', '/api/player/payments', cookie)).json();
  expect(data).toMatchObject([{ state: 'charged_back', success: false }]);
});

// shows: call:GET /api/player/recall_lock; call:POST /api/player/recall_lock
test('who gives up taking withdrawals back can’t any more, not even those that wait, and nothing undoes it', async () => {
  const { cookie, playerId } = await newPlayer();
  await fund(platform.context.db, { playerId, amount: 9000n });
  const setup = (await ask('GET', '/api/payments/setup', cookie)).json();
  const profile_id = await sandbox.remember(setup.customer_token);
  const payout = { action: 'cashout', method_id: 'bank_transfer', currency: 'EUR', amount_cents: 3000, profile_id };
  const order = async () => (await ask('POST', '/api/payments/intents', cookie, payout, randomUUID())).json().payment;
  const before = await order();
  expect(before.recallable).toBe(true);
  expect((await ask('GET', '/api/player/recall_lock', cookie)).json()).toEqual({
    locked_at: null,
    edition_forbids: false,
  });
  const locked = await Promise.all([1, 2, 3].map(() => ask('POST', '/api/player/recall_lock', cookie)));
  expect(locked.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
  now = new Date(now.getTime() + 60_000);
  const [first, again] = [locked[0]!.json(), (await ask('POST', '/api/player/recall_lock', cookie)).json()];
  expect(again).toEqual(first);
  expect((await order()).recallable).toBe(false);
  const recall = await ask('POST', `/api/player/payments/${before.id}/recall`, cookie);
  expect(recall.json().errors.base).toHaveProperty('recall_disabled');
  expect((await ask('GET', '/api/payments/setup', cookie)).json().recall_minutes).toBeNull();
});

// shows: promise:A7; call:GET /api/payments/setup; call:POST /api/player/payments/{id}/recall
// shows: call:POST /api/player/reauthenticate; promise:M5
test('a withdrawal asks for the password when the last one is old, is held, and can be taken back', async () => {
  const { cookie, playerId } = await newPlayer();
  await fund(platform.context.db, { playerId, amount: 5000n });
  const setup = (await ask('GET', '/api/payments/setup', cookie)).json();
  expect(setup).toMatchObject({
    provider: 'sandbox',
    script_integrity: expect.stringMatching(/^sha384-/),
    recall_minutes: 15,
    reauthentication_required: false,
  });
  const profile_id = await sandbox.remember(setup.customer_token);
  const payout = { action: 'cashout', method_id: 'bank_transfer', currency: 'EUR', amount_cents: 2000, profile_id };

  now = new Date(now.getTime() + 20 * 60_000);
  const stale = await ask('POST', '/api/payments/intents', cookie, payout, randomUUID());
  expect(stale.json().errors.base).toHaveProperty('reauthentication_required');
  expect(
    (await ask('POST', '/api/player/reauthenticate', cookie, { password: application().password })).statusCode,
  ).toBe(204);
  const { payment } = (await ask('POST', '/api/payments/intents', cookie, payout, randomUUID())).json();
  expect(payment).toMatchObject({ action: 'cashout', state: 'requested', recallable: true });
  expect((await ask('GET', '/api/player/accounts', cookie)).json()).toMatchObject([{ amount_cents: 3000 }]);
  expect((await ask('POST', `/api/player/payments/${payment.id}/recall`, cookie)).json()).toMatchObject({
    state: 'recalled',
    recallable: false,
    success: false,
  });
  expect((await ask('GET', '/api/player/accounts', cookie)).json()).toMatchObject([{ amount_cents: 5000 }]);
});

test('a wallet that is not active is withdrawn from, and what is under way stays its own when another is chosen', async () => {
  const { cookie, playerId } = await newPlayer();
  await fund(platform.context.db, { playerId, amount: 5000n });
  const choose = (currency: string) => ask('POST', '/api/player/accounts', cookie, { currency });
  await choose('BTC');
  const { customer_token } = (await ask('GET', '/api/payments/setup', cookie)).json();
  const profile_id = await sandbox.remember(customer_token);
  const payout = { action: 'cashout', method_id: 'bank_transfer', currency: 'EUR', amount_cents: 2000, profile_id };
  const { payment } = (await ask('POST', '/api/payments/intents', cookie, payout, randomUUID())).json();
  expect(payment).toMatchObject({ state: 'requested', currency: 'EUR', amount_cents: 2000 });
  await choose('EUR');
  await choose('BTC');
  expect((await ask('POST', `/api/player/payments/${payment.id}/recall`, cookie)).json()).toMatchObject({
    state: 'recalled',
  });
  expect((await ask('GET', '/api/player/accounts', cookie)).json()).toMatchObject([
    { currency: 'BTC', active: true, amount_cents: 0 },
    { currency: 'EUR', active: false, amount_cents: 5000 },
  ]);
});

// shows: call:POST /api/payments/intents/{id}/cancel
test('a deposit is given up while it is not sent, and asked again it stays so', async () => {
  const { cookie } = await newPlayer();
  const { payment } = (await deposit(cookie)).json();
  for (let times = 0; times < 2; times++) {
    const given = await ask('POST', `/api/payments/intents/${payment.id}/cancel`, cookie);
    expect(given.statusCode).toBe(200);
    expect(given.json()).toMatchObject({ client_token: null, payment: { id: payment.id, state: 'cancelled' } });
  }
  expect((await ask('GET', `/api/player/payments/${payment.id}`, cookie)).json().payment.state).toBe('cancelled');
});

// shows: call:POST /api/player/conversions/quotes; call:POST /api/player/conversions; call:GET /api/player/conversions
// shows: call:GET /api/player/conversions/terms
test('money is changed between wallets by an offer, taken once however often it is sent, and stands in the list', async () => {
  const { cookie, playerId } = await newPlayer();
  await fund(platform.context.db, { playerId, amount: 9000n });
  await updateRates(platform.context.payments);
  await ask('POST', '/api/player/accounts', cookie, { currency: 'USD', active: false });
  const wanted = { from: 'EUR', to: 'USD', amount_cents: 5000 };
  const terms = async () => (await ask('GET', '/api/player/conversions/terms?from=EUR&to=USD', cookie)).json();
  const before = await terms();
  const quoted = await ask('POST', '/api/player/conversions/quotes', cookie, wanted);
  expect([quoted.statusCode, quoted.json()]).toEqual([201, expect.objectContaining(wanted)]);
  const { id, receives_cents } = quoted.json();
  const take = (who: string) => ask('POST', '/api/player/conversions', who, { quote_id: id });
  expect((await take((await newPlayer()).cookie)).statusCode).toBe(404);
  const [first, again] = [await take(cookie), await take(cookie)];
  expect(again.json()).toEqual(first.json());
  expect((await ask('GET', '/api/player/accounts', cookie)).json()).toMatchObject([
    { currency: 'EUR', amount_cents: 4000 },
    { currency: 'USD', amount_cents: receives_cents },
  ]);
  expect((await ask('GET', '/api/player/conversions', cookie)).json()).toMatchObject([{ ...wanted, id }]);
  expect((await terms()).day.left_cents).toBe(before.day.left_cents - 5000);
  const tooMuch = await ask('POST', '/api/player/conversions/quotes', cookie, { ...wanted, amount_cents: 4001 });
  expect(tooMuch.json().errors).toEqual({ amount_cents: { insufficient_funds: expect.any(String) } });
});

// shows: call:POST /api/player/payments/{id}/answer
test('what an operator asked about a payout is answered by its player', async () => {
  const { cookie, playerId } = await newPlayer();
  await fund(platform.context.db, { playerId, amount: 9000n });
  const setup = (await ask('GET', '/api/payments/setup', cookie)).json();
  const profile_id = await sandbox.remember(setup.customer_token);
  const payout = { action: 'cashout', method_id: 'bank_transfer', currency: 'EUR', amount_cents: 3000, profile_id };
  const { payment } = (await ask('POST', '/api/payments/intents', cookie, payout, randomUUID())).json();
  const asked = { paymentId: payment.id as string, actor: 'operator:anna', question: 'source_of_money' as const };
  expect(await questionPayout(platform.context, asked)).toBe(true);
  const answered = await ask('POST', `/api/player/payments/${payment.id}/answer`, cookie, { answer: 'My savings.' });
  expect(answered.json()).toMatchObject({ id: payment.id, question: 'source_of_money', answered: true });
});

// shows: call:GET /api/payments/crypto_cards; call:GET /api/payments/availability; call:POST /api/player/payments/{id}/answer
test('sellers of coins and the cashbox’s availability are a player’s to read, and only a question that waits is answered', async () => {
  const { cookie } = await newPlayer();
  expect((await ask('GET', '/api/payments/availability', cookie)).json()).toEqual({ deposit: null, cashout: null });
  expect((await ask('GET', '/api/payments/crypto_cards', cookie)).json()).toMatchObject([
    { brand: 'Coinseller', fee: 4.5, frame_url: coins.frameUrl, widget_id: coins.widgetId },
  ]);
  for (const path of ['/api/payments/availability', '/api/payments/crypto_cards'])
    expect((await ask('GET', path)).statusCode).toBe(401);
  const { payment } = (await deposit(cookie)).json() as { payment: { id: string } };
  const answer = await ask('POST', `/api/player/payments/${payment.id}/answer`, cookie, { answer: 'My savings.' });
  expect([answer.statusCode, answer.json().errors.base]).toEqual([422, { nothing_asked: expect.any(String) }]);
  const stranger = await newPlayer();
  const path = `/api/player/payments/${payment.id}/answer`;
  expect((await ask('POST', path, stranger.cookie, { answer: 'Mine.' })).statusCode).toBe(404);
});
