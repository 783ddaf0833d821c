import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { changeSiteState } from '@croupier/server-audit';
import { application } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf, type Method } from '../testing/visitor.ts';

let platform: TestPlatform;
let ada: string;
let ben: string;
beforeAll(async () => {
  platform = await testPlatform({ config: { editionsByHost: { 'casino.example.de': 'de' } } });
  ada = await newPlayer();
  ben = await newPlayer();
});
afterAll(() => platform.stop());

const raw = asker(() => platform);
const ask = (method: Method, url: string, cookie?: string, payload?: object, headers?: Record<string, string>) =>
  raw(method, url, { cookie, payload, headers });

async function newPlayer(): Promise<string> {
  const reply = await ask('POST', '/api/users', undefined, { user: application() });
  return cookieOf(reply);
}

// shows: call:PATCH /api/player; promise:A9
test('a patch reaches the fields on the list and refuses to be given any other', async () => {
  expect((await ask('PATCH', '/api/player', ada, { city: ' Graz ', nickname: 'Ada' })).json()).toMatchObject({
    city: 'Graz',
    nickname: 'Ada',
    nick_name: 'Ada',
  });
  for (const field of [
    'email',
    'id',
    'verified',
    'currency',
    'level',
    'two_factor_enabled',
    'password_hash',
    'statuses',
    '__proto__x',
  ])
    expect((await ask('PATCH', '/api/player', ada, { [field]: 1 })).statusCode).toBe(422);
  const locked = await ask('PATCH', '/api/player', ada, { first_name: 'Eva' });
  expect([locked.statusCode, locked.json().errors]).toEqual([422, { first_name: { locked: expect.any(String) } }]);
});

// shows: promise:A9; call:GET /api/player; call:GET /api/player/stats
test('what one player changes, another does not see', async () => {
  await ask('PATCH', '/api/player', ada, { address: 'Geheimgasse 7' });
  await ask('POST', '/api/player/accounts', ada, { currency: 'BTC' });
  await ask('POST', '/api/player/groups', ada, { groups: { add: [614] } });
  const texts = await Promise.all(
    ['/api/player', '/api/player/accounts', '/api/player/phone', '/api/player/stats', '/api/player/sessions'].map(
      (url) => ask('GET', url, ben),
    ),
  );
  expect(texts[3]!.json()).toMatchObject({ created_at: expect.stringMatching(/Z$/) });
  for (const { body, statusCode, headers } of texts) {
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/Geheimgasse|BTC|Registration A/);
  }
});

// shows: call:POST /api/player/accounts; product:account-currency; fields:account
test('selecting a currency opens its wallet and plays with it from then on', async () => {
  const cookie = await newPlayer();
  const reply = await ask('POST', '/api/player/accounts', cookie, { currency: 'NOK' });
  expect(reply.json()).toMatchObject([
    { currency: 'NOK', active: true },
    { currency: 'EUR', active: false },
  ]);
  expect((await ask('GET', '/api/player', cookie)).json()).toMatchObject({ currency: 'NOK' });
  expect((await ask('POST', '/api/player/accounts', cookie, { currency: 'FUN' })).statusCode).toBe(422);
});

const accountsOf = async (cookie: string) => (await ask('GET', '/api/player/accounts', cookie)).json() as object[];

// shows: fields:wallets
test('a wallet that is only opened is empty, and the player goes on with the one they had', async () => {
  const cookie = await newPlayer();
  const opened = await ask('POST', '/api/player/accounts', cookie, { currency: 'BTC', active: false });
  expect(opened.json()).toMatchObject([
    { currency: 'EUR', active: true },
    { currency: 'BTC', active: false, amount_cents: 0 },
  ]);
  expect((await ask('GET', '/api/player', cookie)).json()).toMatchObject({ currency: 'EUR' });
});

// shows: call:POST /api/player/accounts
test('a choice that is sent twice, or again because the reply was lost, is one choice and leads back as well', async () => {
  const cookie = await newPlayer();
  const choose = (currency: string) => ask('POST', '/api/player/accounts', cookie, { currency });
  const replies = await Promise.all(Array.from({ length: 10 }, () => choose('BTC')));
  for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([200, await accountsOf(cookie)]);
  expect(await accountsOf(cookie)).toMatchObject([
    { currency: 'BTC', active: true },
    { currency: 'EUR', active: false },
  ]);
  await choose('EUR');
  expect(await accountsOf(cookie)).toMatchObject([
    { currency: 'EUR', active: true },
    { currency: 'BTC', active: false },
  ]);
});

test('two tabs that choose at once leave one wallet active, the same for every call', async () => {
  const cookie = await newPlayer();
  const tabs = ['BTC', 'EUR', 'ETH', 'EUR', 'BTC', 'ETH'];
  await Promise.all(tabs.map((currency) => ask('POST', '/api/player/accounts', cookie, { currency })));
  const accounts = await accountsOf(cookie);
  const active = accounts.filter((account) => 'active' in account && account.active === true);
  expect([accounts.length, active.length]).toEqual([3, 1]);
  expect((await ask('GET', '/api/player', cookie)).json()).toMatchObject({
    currency: (active[0] as { currency: string }).currency,
  });
});

// shows: request:experiment-groups; promise:A9
test('groups of status and bonus can’t be joined', async () => {
  for (const add of [[255], [614, 21], [1e15], [0]]) {
    const reply = await ask('POST', '/api/player/groups', ben, { groups: { add } });
    expect([reply.statusCode, reply.json().errors]).toEqual([
      403,
      { groups: { add: { forbidden: expect.any(String) } } },
    ]);
  }
});

// shows: group:are-statuses; call:POST /api/player/groups; request:experiment-groups
test('a group one joins is a status of the player', async () => {
  const { statuses } = (await ask('GET', '/api/player', ben)).json();
  const left = 615; // The other side of the same experiment; a new player is on one of the two.
  const others = statuses.map(({ id }: { id: number }) => id).filter((id: number) => id !== left);
  const joined = await ask('POST', '/api/player/groups', ben, { groups: { add: [614] } });
  expect(joined.statusCode).toBeLessThan(300);
  const after = (await ask('GET', '/api/player', ben)).json();
  const now = after.statuses.map(({ id }: { id: number }) => id);
  expect(now).toEqual(expect.arrayContaining([...others, 614]));
  expect(now).not.toContain(left);
  expect(after.statuses.find(({ id }: { id: number }) => id === 614)).toEqual({ id: 614, name: expect.any(String) });
});

// shows: call:PATCH /api/player/update_locale; request:locale-cookie
test('the language is stored with the player and reaches the next page by cookie', async () => {
  const reply = await ask('PATCH', '/api/player/update_locale', ada, { locale: 'de' });
  expect(reply.json()).toMatchObject({ locale: 'de', language: 'de' });
  expect(reply.cookies).toContainEqual(
    expect.objectContaining({ name: 'locale', value: 'de', domain: 'casino.localhost' }),
  );
  expect((await ask('PATCH', '/api/player/update_locale', ada, { locale: 'xx' })).statusCode).toBe(422);
});

// shows: role:calls-marked; call:GET /api/player/settings; fields:captcha
test('guests get no answer about a player, only what is for everybody', async () => {
  const forAll = ['GET /api/player/settings', 'GET /api/player/achievements'];
  const calls = Object.values(contracts as Record<string, unknown>).filter(
    (value): value is contracts.Endpoint => typeof value === 'object' && value !== null && 'method' in value,
  );
  const own = calls.filter(
    ({ method, path }) => /^\/api\/player\b/.test(path) && !forAll.includes(`${method} ${path}`),
  );
  expect(own.length).toBeGreaterThan(50);
  for (const { method, path } of own)
    expect((await ask(method, path.replaceAll(/:\w+/g, '1'))).statusCode, `${method} ${path}`).toBe(401);
  expect((await ask('GET', '/api/player/settings')).json()).toMatchObject({
    captcha: { site_key: null, enabled_register: false },
  });
});

// shows: call:GET /api/info/project; edition:of-host; edition:ca; edition:jp; edition:default
test('the edition follows the visitor’s country', async () => {
  const project = async (country: string) =>
    (await ask('GET', '/api/info/project', undefined, undefined, { 'x-geo-country': country })).json();
  expect(await project('CA')).toMatchObject({
    edition: 'ca',
    currency: 'CAD',
    locale: 'en-CA',
    legal_age: 19,
    restricted: false,
  });
  expect(await project('JP')).toMatchObject({ edition: 'jp', currency: 'JPY', locale: 'ja', legal_age: 20 });
  expect(await project('FR')).toMatchObject({ edition: 'default', currency: 'EUR', legal_age: 18 });
});

// shows: edition:of-host; edition:de-demo
test('a host tied to an edition decides before the country', async () => {
  const headers = { host: 'casino.example.de', 'x-geo-country': 'CA' };
  expect((await ask('GET', '/api/info/project', undefined, undefined, headers)).json()).toMatchObject({
    edition: 'de',
    locale: 'de',
    country: 'CA',
  });
  const games = (await ask('GET', '/api/games/allowed_desktop', undefined, undefined, headers)).json() as {
    demo_needs_login: boolean;
  }[];
  expect(games.every((game) => game.demo_needs_login)).toBe(true);
});

// shows: call:GET /api/info/countries; constant:currency-of-country; constant:default-currency
test('countries come in the visitor’s language and order, with prefix, age and currency', async () => {
  const countries = (await ask('GET', '/api/info/countries?l=de')).json();
  expect(countries).toContainEqual({
    code: 'AT',
    name: 'Österreich',
    phone_prefix: '43',
    legal_age: 18,
    currency: 'EUR',
    registration: true,
  });
  const of = Object.fromEntries(countries.map((one: { code: string; currency: string }) => [one.code, one.currency]));
  expect(of).toMatchObject({ AU: 'AUD', CA: 'CAD', NZ: 'NZD', US: 'USD', IE: 'EUR', DE: 'EUR', JP: 'JPY' });
  expect(of).toMatchObject({ NO: 'NOK', BR: 'BRL', PL: 'PLN', AT: 'EUR', CH: 'EUR', FR: 'EUR', ZA: 'EUR' });
  expect(countries.length).toBeGreaterThan(230);
  const names = countries.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'de')));
});

// shows: call:GET /api/info/currencies; fields:currency; constant:currencies; constant:subunits; constant:crypto-ratio
test('each currency of accounts comes with its subunits; it is crypto where those are more than a hundred', async () => {
  const currencies = (await ask('GET', '/api/info/currencies')).json();
  const fiat = { AUD: 100, CAD: 100, NZD: 100, EUR: 100, USD: 100, PLN: 100, JPY: 1, NOK: 100, BRL: 100 };
  const crypto = { BTC: 1e8, ETH: 1e9, BCH: 1e8, LTC: 1e8, DOG: 1e8, USDT: 1e6 };
  expect(currencies).toEqual(
    Object.entries({ ...fiat, ...crypto }).map(([code, subunits_to_unit]) => ({
      code,
      subunits_to_unit,
      crypto: code in crypto,
    })),
  );
  const cookie = await newPlayer();
  for (const { code } of currencies)
    expect((await ask('POST', '/api/player/accounts', cookie, { currency: code })).statusCode, code).toBe(200);
  expect(await accountsOf(cookie)).toHaveLength(currencies.length);
});

// shows: call:GET /api/info/site
test('whether the site is shut for work is told to anybody, and when it is expected back', async () => {
  const site = async () => (await ask('GET', '/api/info/site')).json();
  const until = new Date('2026-12-01T06:00:00Z');
  const change = (closed: boolean) =>
    platform.context.db.transaction((tx) =>
      changeSiteState(tx, { closed, until: closed ? until : null, actor: 'operator:anna', now: new Date() }),
    );
  expect(await site()).toEqual({ closed: false, until: null });
  await change(true);
  expect(await site()).toEqual({ closed: true, until: until.toISOString() });
  await change(false);
  expect(await site()).toEqual({ closed: false, until: null });
});

// shows: level:split
test('of the groups a player can be in, those with a status are the levels above the first, and no other is', async () => {
  const statuses = (await ask('GET', '/api/info/statuses')).json() as {
    status: boolean;
    conditions: { persistent_comp_points: number }[];
  }[];
  const [levels, groups] = [statuses.filter(({ status }) => status), statuses.filter(({ status }) => !status)];
  const points = (await ask('GET', '/api/levels?currency=EUR'))
    .json()
    .levels.map((level: { points: number }) => level.points);
  expect(points[0]).toBe(0);
  expect(levels.map(({ conditions }) => conditions[0]?.persistent_comp_points)).toEqual(points.slice(1));
  expect(groups.length).toBeGreaterThan(10);
  expect(groups.flatMap(({ conditions }) => conditions)).toEqual([]);
});

// shows: call:GET /api/info/locales; call:GET /api/info/statuses
// shows: call:GET /api/info/crypto_exchange_rates; product:locales
test('the lists for everybody answer', async () => {
  const codes = ['de', 'en', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'es-MX', 'fr-CA', 'ja', 'no', 'pt-BR'];
  expect((await ask('GET', '/api/info/locales?stag=abc')).json()).toEqual(
    codes.map((code) => ({ code, default: code === 'en' })),
  );
  expect((await ask('GET', '/api/info/statuses')).json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 543, name: 'Experiment A', status: false, conditions: [] }),
      expect.objectContaining({ id: 703, status: true, conditions: [{ persistent_comp_points: 200 }] }),
      expect.objectContaining({ id: 55, status: false, frontend_identifier: 'regular', money_budget_cents: 100_000 }),
    ]),
  );
  expect((await ask('GET', '/api/info/crypto_exchange_rates')).json()).toMatchObject({
    rates: { BTC: { EUR: expect.stringMatching(/^\d/) } },
  });
});
