import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBeaconSignature } from '@croupier/game-math';
import { addressProblem, testAddress } from './chain/address.ts';
import type { SandboxConfig } from './config.ts';
import { type Sandbox, startSandbox } from './server.ts';

const secret = 'test-secret';
const merchant = 'http://casino.localhost:4200';
const customerToken = (name: string) => {
  const encoded = Buffer.from(name).toString('base64url');
  const signed = createHmac('sha256', secret).update(`customer.${encoded}.9999999999`).digest('base64url');
  return `${encoded}.9999999999.${signed}`;
};

let dataDir: string;
let sandbox: Sandbox;
let shop: Server;
let received: { body: string; signature: string }[];
let shopAnswers: number[];
let now: Date;

const config = (): SandboxConfig => ({
  port: 0,
  dataDir,
  secret,
  merchants: [merchant],
  pendingSeconds: 20,
  payoutSeconds: 3,
  blockSeconds: 10,
  oddsSpeed: 1,
  beacon: { name: 'sandbox', genesisAt: Date.parse('2026-01-01T00:00:00Z'), periodMs: 3_000 },
  scannerPort: null,
});

/** Replies of the sandbox, loosely typed. */
// oxlint-disable-next-line typescript/no-explicit-any -- a field that is not there fails the test anyway.
type Loose = any;

interface Sent {
  host?: string;
  method?: string;
  auth?: string;
  origin?: string;
  type?: string;
  body?: unknown;
}

function ask(
  target: string,
  { host = 'pay.sandbox.localhost', method = 'GET', auth, origin, type = 'application/json', body }: Sent = {},
) {
  const headers = {
    host,
    'content-type': type,
    ...(auth ? { authorization: auth } : {}),
    ...(origin ? { origin } : {}),
  };
  return new Promise<{ status: number; text: string; json: () => Loose; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: sandbox.port, path: target, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode!, text, json: () => JSON.parse(text), headers: response.headers }),
        );
      });
      sent
        .on('error', reject)
        .end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
    },
  );
}

const order = (change: object = {}) => ({
  reference: 'order-1',
  action: 'deposit',
  method: 'card',
  customer: 'player:1',
  amount: '50.00',
  currency: 'EUR',
  notify_url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/callbacks/sandbox`,
  ...change,
});
const open = async (change: object = {}) =>
  (await ask('/v1/server/payments', { method: 'POST', auth: `Bearer ${secret}`, body: order(change) })).json();
const pay = (payment: { id: string; token: string }, number: string, amount = '50.00') =>
  ask(`/v1/payments/${payment.id}/confirm`, {
    method: 'POST',
    auth: `Payment ${payment.token}`,
    body: {
      amount,
      values: { card_number: number, card_expiry: '12/40', card_cvc: '123', card_holder: 'Ada Example' },
    },
  });
const state = async (reference = 'order-1') =>
  (await ask(`/v1/server/payments/${reference}`, { auth: `Bearer ${secret}` })).json();

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  now = new Date('2026-11-20T12:00:00Z');
  received = [];
  shopAnswers = [];
  shop = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => {
      received.push({ body, signature: String(incoming.headers['x-sandbox-signature']) });
      response.writeHead(shopAnswers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  sandbox = await startSandbox(config(), () => now);
});

afterEach(async () => {
  await sandbox.close();
  await new Promise((resolve) => shop.close(resolve));
  rmSync(dataDir, { recursive: true });
});

test('the same reference opened twice is one payment', async () => {
  const [first, second] = [await open(), await open()];
  expect(second.id).toBe(first.id);
});

test('a good card succeeds once, and its number is nowhere on disk or in the callback', async () => {
  const payment = await open();
  expect((await pay(payment, '4111 1111 1111 1111')).json()).toMatchObject({ status: 'succeeded' });
  expect((await pay(payment, '4000000000000002')).json()).toMatchObject({ status: 'succeeded' });
  await sandbox.provider.tick();
  expect(received).toHaveLength(1);
  expect(received[0]!.body).not.toContain('4111111111111111');
  expect(JSON.stringify([sandbox.provider.payments.all(), sandbox.provider.profiles.all()])).not.toContain(
    '1111111111',
  );
});

test.each([
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000119', 'provider_error'],
])('card %s fails: %s', async (number, failure) => {
  expect((await pay(await open(), number)).json()).toMatchObject({ status: 'failed', error: failure });
});

test('a card that fails its check digit, a passed date and a missing name are named', async () => {
  const payment = await open();
  const answer = await ask(`/v1/payments/${payment.id}/confirm`, {
    method: 'POST',
    auth: `Payment ${payment.token}`,
    body: {
      amount: '50.00',
      values: { card_number: '4111111111111112', card_expiry: '10/26', card_cvc: '123', card_holder: '' },
    },
  });
  expect(answer.status).toBe(422);
  expect(answer.json().fields).toEqual(['card_number', 'card_expiry', 'card_holder']);
});

test('another amount than the one that was opened is refused', async () => {
  expect((await pay(await open(), '4111111111111111', '500.00')).json()).toEqual({ error: 'amount_mismatch' });
});

test('a challenge asks for the code, keeps asking when it is wrong, and then succeeds', async () => {
  const payment = await open();
  const { step } = (await pay(payment, '4000000000003220')).json();
  const link = `${step}&parent=${encodeURIComponent(merchant)}`;
  const answer = (body: string) => ask(link, { method: 'POST', type: 'application/x-www-form-urlencoded', body });
  expect((await ask(link)).text).toContain('50.00 EUR');
  expect((await answer('answer=yes&code=9999')).text).toContain('This code is incorrect.');
  expect(await state()).toMatchObject({ status: 'challenge' });
  expect((await answer('answer=yes&code=1234')).text).toContain('data-status="succeeded"');
  expect(await state()).toMatchObject({ status: 'succeeded' });
});

test('pending succeeds on its own when its time has come', async () => {
  await pay(await open(), '4000000000000077');
  now = new Date(now.getTime() + 19_000);
  await sandbox.provider.tick();
  expect(await state()).toMatchObject({ status: 'pending' });
  now = new Date(now.getTime() + 2_000);
  await sandbox.provider.tick();
  expect(await state()).toMatchObject({ status: 'succeeded' });
});

test('callbacks are signed and repeated until they are answered', async () => {
  shopAnswers = [500, 503];
  await pay(await open(), '4111111111111111');
  for (let tried = 0; tried < 6; tried++) {
    await sandbox.provider.tick();
    now = new Date(now.getTime() + 10_000);
  }
  expect(received).toHaveLength(3);
  const { body, signature } = received[2]!;
  const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!;
  expect(digest).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
});

test('what was promised survives a restart', async () => {
  await pay(await open(), '4000000000000077');
  await sandbox.close();
  sandbox = await startSandbox(config(), () => now);
  now = new Date(now.getTime() + 21_000);
  await sandbox.provider.tick();
  expect(await state()).toMatchObject({ status: 'succeeded' });
  expect(received.length).toBeGreaterThan(0);
});

// shows: constant:card-number; fields:saved-card; fields:payment-method; fields:payment-method-limits
test('a card that paid is offered to its owner only', async () => {
  await pay(await open(), '4111111111111111');
  const cards = async (name: string) =>
    (await ask('/v1/methods?currency=EUR&action=deposit', { auth: `Customer ${customerToken(name)}` }))
      .json()
      .find((one: Loose) => one.id === 'card');
  expect(await cards('player:1')).toMatchObject({
    id: 'card',
    brand: expect.stringMatching(/./),
    provider: expect.stringMatching(/./),
    currency: 'EUR',
    type: expect.stringMatching(/./),
    image: expect.stringMatching(/./),
    savedProfiles: [{ id: expect.stringMatching(/./), title: '411111******1111' }],
  });
  expect((await cards('player:2')).savedProfiles).toEqual([]);
  expect((await cards('player:1')).termsOfService.restrictions).toEqual({
    minAmountValue: '10',
    maxAmountValue: '5000',
    amountCurrencyCode: 'EUR',
  });
});

test('a payout goes to a remembered profile of the same customer and is paid a moment later', async () => {
  const made = await ask('/v1/profiles', {
    method: 'POST',
    auth: `Customer ${customerToken('player:1')}`,
    body: {
      method: 'bank_transfer',
      values: { account_number: 'DE00 1234 5678 9012 3456 00', account_holder: 'Ada Example' },
    },
  });
  const { profile } = made.json();
  const stolen = await ask('/v1/server/payments', {
    method: 'POST',
    auth: `Bearer ${secret}`,
    body: order({
      reference: 'p2',
      action: 'cashout',
      method: 'bank_transfer',
      customer: 'player:2',
      profile: profile.id,
    }),
  });
  expect(stolen.status).toBe(422);
  await open({ reference: 'p1', action: 'cashout', method: 'bank_transfer', profile: profile.id });
  now = new Date(now.getTime() + 4_000);
  await sandbox.provider.tick();
  expect(await state('p1')).toMatchObject({ status: 'succeeded', instrument: 'DE00…5600' });
});

test('only known merchants may frame the fields, and no merchant key means no server call', async () => {
  expect((await ask('/fields?method=card&action=deposit&parent=http://evil.example')).status).toBe(403);
  const page = await ask(`/fields?method=card&action=deposit&parent=${encodeURIComponent(merchant)}`);
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${merchant}`);
  expect((await ask('/v1/server/payments/order-1', { auth: 'Bearer wrong' })).status).toBe(401);
});

test('the script of the manifest carries the integrity hash it names', async () => {
  const { script, integrity } = (await ask('/v1/manifest.json')).json();
  const served = await ask(script);
  expect(served.headers['cache-control']).toContain('immutable');
  const { createHash } = await import('node:crypto');
  expect(integrity).toBe(`sha384-${createHash('sha384').update(served.text).digest('base64')}`);
});

test("the operator's page decides pending payments, but not on another site's word", async () => {
  const payment = await open({ method: 'bank_transfer' });
  const { step } = (
    await ask(`/v1/payments/${payment.id}/confirm`, {
      method: 'POST',
      auth: `Payment ${payment.token}`,
      body: { amount: '50.00' },
    })
  ).json();
  const link = `${step}&parent=${encodeURIComponent(merchant)}`;
  expect((await ask(link)).text).toContain(payment.id.slice(0, 8).toUpperCase());
  await ask(link, { method: 'POST', type: 'application/x-www-form-urlencoded', body: 'answer=yes' });
  expect((await ask('/')).text).toContain('pending');
  for (const origin of ['http://evil.example', 'null', 'no address'])
    expect((await ask(`/operator/${payment.id}/succeed`, { method: 'POST', origin })).status).toBe(403);
  // A browser names the page a form comes from only if the page lets it.
  expect((await ask('/')).headers['referrer-policy']).toBe('same-origin');
  expect(
    (await ask(`/operator/${payment.id}/succeed`, { method: 'POST', origin: 'http://pay.sandbox.localhost' })).status,
  ).toBe(303);
  expect(await state()).toMatchObject({ status: 'succeeded' });
});

// shows: fields:crypto-addresses; constant:crypto-addresses
test('each coin has an address of its own for a customer, in the form of that coin', async () => {
  const auth = `Customer ${customerToken('player:1')}`;
  const coins = ['BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT'] as const;
  const addresses = await Promise.all(
    coins.map(async (coin) => {
      const fields = `/v1/methods/crypto_${coin.toLowerCase()}/fields?currency=${coin}&action=deposit`;
      return (await ask(fields, { auth })).json()[0].address as string;
    }),
  );
  expect(coins.map((coin, at) => addressProblem(coin, addresses[at]!))).toEqual(coins.map(() => null));
  expect(new Set(addresses).size).toBe(coins.length);
});

test('coins sent to an address of a customer are reported without a reference of the merchant', async () => {
  const auth = `Customer ${customerToken('player:1')}`;
  const [{ address }] = (await ask('/v1/methods/crypto_btc/fields?currency=BTC&action=deposit', { auth })).json();
  const send = (to: string) =>
    ask('/operator/coins', {
      method: 'POST',
      origin: 'http://pay.sandbox.localhost',
      type: 'application/x-www-form-urlencoded',
      body: `address=${to}&amount=0.01`,
    });
  expect(addressProblem('BTC', address)).toBe(null);
  expect((await send('nowhere')).status).toBe(404);
  expect((await send(address)).status).toBe(303);
  const told = () => sandbox.provider.callbacks.all().map(({ body }) => JSON.parse(body).payment as Loose);
  expect(told()).toMatchObject([
    {
      reference: null,
      customer: 'player:1',
      amount: '0.01',
      currency: 'BTC',
      status: 'pending',
      confirmations: { seen: 0, needed: 2 },
    },
  ]);
  /** Advances the clock by this many blocks. */
  const wait = async (blocks: number) => {
    now = new Date(now.getTime() + blocks * config().blockSeconds * 1000);
    await sandbox.provider.tick();
  };
  await wait(1);
  await sandbox.provider.tick(); // Without news there is no callback.
  const [{ id }] = told();
  await ask(`/operator/${id}/reorganise`, { method: 'POST', origin: 'http://pay.sandbox.localhost' });
  await wait(1);
  await wait(1);
  expect((await ask('/')).text).toContain('1 of 2 blocks');
  await wait(1);
  expect(told().map(({ status, confirmations }) => `${status} ${confirmations.seen}`)).toEqual([
    'pending 0',
    'pending 1',
    'pending 0',
    'pending 1',
    'succeeded 2',
  ]);
  await ask(`/operator/${id}/reorganise`, { method: 'POST', origin: 'http://pay.sandbox.localhost' });
  expect(told()).toHaveLength(5); // Arrived coins stay arrived.
});

test('an address for coins is looked at before anything is ordered, and an order with a wrong one is refused', async () => {
  const check = async (address: string) =>
    (await ask('/v1/addresses/check', { method: 'POST', body: { method: 'crypto_ltc', address } })).json();
  const right = testAddress('LTC', new Uint8Array(20));
  expect(await check(right)).toEqual({ problem: null });
  expect(await check(`${right.slice(0, -1)}q`)).toEqual({ problem: 'typo' });
  expect(await check(testAddress('BTC', new Uint8Array(20)))).toEqual({ problem: 'other_coin' });
  expect((await ask('/v1/addresses/check', { method: 'POST', body: { method: 'card', address: right } })).status).toBe(
    422,
  );
  const keep = (address: string) =>
    ask('/v1/profiles', {
      method: 'POST',
      auth: `Customer ${customerToken('player:1')}`,
      body: { method: 'crypto_ltc', values: { crypto_address: address } },
    });
  expect((await keep(testAddress('BTC', new Uint8Array(20)))).json()).toEqual({
    status: 'invalid',
    fields: ['crypto_address'],
  });
  expect((await keep(right)).json()).toMatchObject({ status: 'ready' });
});

// shows: operation:sandbox
test('each stand-in answers on its own origin and not on that of another', async () => {
  const asked = async (path: string, name: string) => (await ask(path, { host: `${name}.sandbox.localhost` })).status;
  expect(await asked('/v1/rates', 'crypto')).toBe(401);
  expect(await asked('/v1/rates', 'mail')).toBe(404);
  expect(await asked('/v1/messages?to=nobody@example.com', 'mail')).toBe(200);
  expect(await asked('/v1/messages?to=nobody@example.com', 'pay')).toBe(404);
  for (const name of ['pay', 'mail', 'crypto', 'tags', 'chat'])
    expect([name, await asked('/', name)]).toEqual([name, 200]);
});

// shows: operation:sandbox-inbox
test('mail and text messages that were sent can be read, escaped', async () => {
  await ask('/v1/messages', {
    host: 'mail.sandbox.localhost',
    method: 'POST',
    body: { to: 'Ada@example.com', subject: '<b>Hi</b>', text: 'Open http://casino.localhost/x' },
  });
  const inbox = await ask('/', { host: 'mail.sandbox.localhost' });
  expect(inbox.text).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  expect(inbox.text).toContain('<a href="http://casino.localhost/x"');
  expect((await ask('/v1/messages?to=ada@example.com', { host: 'mail.sandbox.localhost' })).json()).toHaveLength(1);
  await ask('/v1/messages', {
    host: 'mail.sandbox.localhost',
    method: 'POST',
    body: { channel: 'sms', to: '+436641234567', text: '123456 is your code.' },
  });
  const both = await ask('/', { host: 'mail.sandbox.localhost' });
  for (const said of ['+436641234567', '123456 is your code.', 'Ada@example.com']) expect(both.text).toContain(said);
});

test('a mail’s own page shows it as it is, and lets nothing of it run', async () => {
  const host = 'mail.sandbox.localhost';
  const body = { to: 'ben@example.com', subject: 'Hi', text: 'Hi', html: '<h1 style="color:red">Hi</h1>' };
  const { id } = (await ask('/v1/messages', { host, method: 'POST', body })).json() as { id: string };
  const shown = await ask(`/messages/${id}`, { host });
  expect(shown.text).toBe(body.html);
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('/messages/none', { host })).status).toBe(404);
});

const captcha = { host: 'captcha.sandbox.localhost' };
const frame = (query: string) => ask(`/v1/frame?${query}`, captcha);
const verify = (body: Record<string, string>) =>
  ask('/v1/siteverify', {
    ...captcha,
    method: 'POST',
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(body).toString(),
  });

test('the captcha’s frame opens for our pages alone, and its tokens are good once and for two minutes', async () => {
  const page = await frame(`site_key=sandbox&parent=${encodeURIComponent(merchant)}`);
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${merchant}`);
  expect((await frame('site_key=sandbox&parent=https%3A%2F%2Fevil.example')).status).toBe(403);
  expect((await frame(`site_key=other&parent=${encodeURIComponent(merchant)}`)).status).toBe(404);
  const token = async () =>
    (await ask('/v1/tokens', { ...captcha, method: 'POST', body: { site_key: 'sandbox' } })).json().token as string;
  const response = await token();
  expect((await verify({ secret: 'wrong', response })).json()).toMatchObject({ success: false });
  expect((await verify({ secret, response })).json()).toEqual({ success: true });
  expect((await verify({ secret, response })).json()).toMatchObject({ success: false });
  const old = await token();
  now = new Date(now.getTime() + 120_000);
  expect((await verify({ secret, response: old })).json()).toMatchObject({ success: false });
  expect((await verify({ secret, response: '' })).json()).toMatchObject({ success: false });
});

test('the odds service tells of a recorded day: matches to come, under way and over, at any time', async () => {
  const read = async (kind: string, key = secret) =>
    ask(`/v4/sports/basketball_velmora_league/${kind}?apiKey=${key}`, { host: 'odds.sandbox.localhost' });
  expect((await read('odds', 'wrong')).status).toBe(401);
  const start = now.getTime();
  for (let hour = 0; hour < 48; hour += 5) {
    now = new Date(start + hour * 3_600_000);
    const odds = (await read('odds')).json();
    const scores = (await read('scores')).json();
    expect(odds.filter((match: Loose) => new Date(match.commence_time) > now).length).toBeGreaterThan(3);
    expect(scores.some(({ completed }: Loose) => completed)).toBe(true);
    for (const { bookmakers } of odds) expect(bookmakers).toHaveLength(4);
    const over = scores.find(({ completed }: Loose) => completed);
    expect(over.scores.map(({ name }: Loose) => name)).toEqual([over.home_team, over.away_team]);
  }
  const { headers } = await read('scores');
  expect(headers['etag']).toMatch(/^"/);
});

test('the odds service falls silent when asked to, and answers again when that is over', async () => {
  const host = 'odds.sandbox.localhost';
  const silence = (seconds: unknown) => ask('/v1/silence', { host, method: 'POST', body: { seconds } });
  const read = () => ask(`/v4/sports/basketball_velmora_league/odds?apiKey=${secret}`, { host });
  for (const seconds of [-1, 121, 'long', undefined]) expect((await silence(seconds)).status).toBe(422);
  await silence(20);
  const answered = await Promise.race([
    read().catch(() => null),
    new Promise((done) => setTimeout(done, 300, 'nothing')),
  ]);
  expect(answered).toBe('nothing');
  now = new Date(now.getTime() + 20_000);
  expect((await read()).status).toBe(200);
  await silence(60);
  await silence(0);
  expect((await read()).status).toBe(200);
});

test('the beacon signs every round in drand’s shape, at any of its addresses, and none before its time', async () => {
  const host = 'beacon.sandbox.localhost';
  const read = async (target: string, at = host) => (await ask(target, { host: at })).json();
  const [hash] = await read('/chains', '127.0.0.1');
  const info = await read(`/${hash}/info`);
  expect(info).toMatchObject({ period: 3, hash, schemeID: 'bls-unchained-g1-rfc9380' });
  const latest = await read(`/${hash}/public/latest`);
  expect(latest.round).toBe((now.getTime() - info.genesis_time * 1000) / 3000 + 1);
  const isGood = ({ round, signature }: Loose) =>
    isBeaconSignature(bls12_381.shortSignatures, info.public_key, round, signature);
  const next = `/${hash}/public/${latest.round + 1}`;
  now = new Date(now.getTime() + 2_999);
  expect((await ask(next, { host })).status).toBe(404);
  now = new Date(now.getTime() + 1);
  const said = await read(next);
  expect([isGood(latest), isGood(said), isGood({ ...said, round: latest.round })]).toEqual([true, true, false]);
  expect(said.randomness).toBe(createHash('sha256').update(said.signature, 'hex').digest('hex'));
  expect(await read(next, '127.0.0.1')).toEqual(said);
  for (const wrong of [`/${hash}/public/0`, `/${hash}/public/x`]) expect((await ask(wrong, { host })).status).toBe(400);
  expect((await ask(`/${'0'.repeat(64)}/public/1`, { host })).status).toBe(404);
  await sandbox.close();
  sandbox = await startSandbox(config(), () => now);
  expect(await read(next)).toEqual(said); // The same key after a restart.
});
