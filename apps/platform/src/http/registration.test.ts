import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToGroups, makeSignInToken, openByOperator, requestQuestionnaire } from '@croupier/server-players';
import { application } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let verifier: Server;
/** Requests the captcha service received, in order. */
const verified: URLSearchParams[] = [];
beforeAll(async () => {
  verifier = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const form = new URLSearchParams(text);
      verified.push(form);
      const token = form.get('response');
      if (token === 'broken') return void response.writeHead(500).end('{"success": false}');
      response.end(token === 'garbage' ? 'no json' : JSON.stringify({ success: token === 'good' }));
    });
  });
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  const base = `http://captcha.localhost:${(verifier.address() as AddressInfo).port}`;
  platform = await testPlatform({
    config: {
      captcha: {
        siteKey: 'key',
        secret: 'hush',
        frameUrl: `${base}/frame`,
        verifyUrl: `${base}/siteverify`,
        register: true,
      },
    },
  });
});
afterAll(async () => {
  await platform.stop();
  verifier.close();
});

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface Parts {
  cookie?: string;
  payload?: object;
  headers?: Record<string, string>;
}

const ask = (method: Method, url: string, { cookie = '', payload, headers = {} }: Parts = {}) =>
  platform.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin, cookie, ...headers },
  });
const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  `croupier_session=${reply.cookies.find(({ name }) => name === 'croupier_session')!.value}`;

async function newPlayer(changes: object = {}) {
  const reply = await ask('POST', '/api/users', { payload: { user: application({ ...changes }) } });
  expect(reply.statusCode, reply.body).toBe(201);
  return {
    id: reply.json().id as number,
    cookie: cookieOf(reply),
    body: reply.json(),
  };
}
const setCode = (cookie: string, deposit_bonus_code: unknown) =>
  ask('PATCH', '/api/player/set_bonus_code', { cookie, payload: { deposit_bonus_code } });
const clearCode = (cookie: string) => ask('DELETE', '/api/player/clear_bonus_code', { cookie });

// shows: call:PATCH /api/player/set_bonus_code; call:DELETE /api/player/clear_bonus_code; promise:A9
test('a bonus code is kept until it is dropped or another is given, for this player alone', async () => {
  const [ada, ben] = [await newPlayer({ deposit_bonus_code: ' WELCOME ' }), await newPlayer()];
  expect(ada.body.deposit_bonus_code).toBe('WELCOME');
  expect((await setCode(ada.cookie, ' SECOND ')).json()).toMatchObject({ id: ada.id, deposit_bonus_code: 'SECOND' });
  expect((await ask('GET', '/api/player', ben)).json().deposit_bonus_code).toBeNull();
  for (let times = 0; times < 2; times++) {
    const cleared = await clearCode(ada.cookie);
    expect([cleared.statusCode, cleared.json().deposit_bonus_code]).toEqual([200, null]);
  }
});

test.each([[''], ['   '], ['x'.repeat(65)], [7], [null], ['a\0b']])(
  'a bonus code that is none is refused at its field: %j',
  async (code) => {
    const { cookie } = await newPlayer();
    const reply = await setCode(cookie, code);
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['deposit_bonus_code']]);
  },
);

test('an account is not opened with a code nobody gave out, and its field says so', async () => {
  const reply = await ask('POST', '/api/users', {
    payload: { user: application({ deposit_bonus_code: 'NOSUCHCODE' }) },
  });
  expect([reply.statusCode, reply.json().errors]).toEqual([
    422,
    { user: { deposit_bonus_code: { bonus_code_unknown: expect.any(String) } } },
  ]);
});

test('only players keep bonus codes, and fifty at once leave one', async () => {
  expect((await setCode('', 'X')).statusCode).toBe(401);
  expect((await clearCode('')).statusCode).toBe(401);
  const { cookie } = await newPlayer();
  const codes = Array.from({ length: 50 }, (_, at) => ['WELCOME', 'SECOND', 'welcome', 'second'][at % 4]!);
  const replies = await Promise.all(codes.map((code) => setCode(cookie, code)));
  expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 429)).toBe(true);
  expect(codes).toContain((await ask('GET', '/api/player', { cookie })).json().deposit_bonus_code);
});

// shows: fields:user-identity; fields:user-address; fields:user-site; fields:user-account; fields:user-promotions
// shows: fields:user-times; fields:user-rest; fields:user-statuses
test('the user info holds every field there is about a player', async () => {
  const { id, cookie, body } = await newPlayer({ deposit_bonus_code: 'WELCOME' });
  await platform.context.db.transaction((tx) => addToGroups(tx, { playerId: id, groupIds: [255], now: new Date() }));
  await ask('PATCH', '/api/player', { cookie, payload: { nickname: 'Ada' } });
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect((await ask('GET', '/api/player', { cookie })).json()).toEqual({
    id,
    user_id: id,
    email: body.email,
    nickname: 'Ada',
    nick_name: 'Ada',
    first_name: 'Ada',
    last_name: 'Beispiel',
    gender: 'f',
    date_of_birth: '1990-04-01',
    address: 'Musterweg 1',
    city: 'Wien',
    postal_code: '1010',
    country: 'AT',
    mobile_phone: '+436641234567',
    currency: 'EUR',
    language: 'en',
    locale: 'en',
    edition: 'default',
    level: 1,
    statuses: expect.arrayContaining([{ id: 255, name: 'Platinum' }]),
    auth_fields_missed: [],
    verified: false,
    two_factor_enabled: false,
    autoregistered: false,
    receive_promos: false,
    receive_sms_promos: false,
    deposit_bonus_code: 'WELCOME',
    can_issue_bonuses: true,
    autologin_link: null,
    license_name: 'Demonstration licence INT-1',
    sow_questionnaire_expires_at: null,
    saved: true,
    created_at: at,
    current_sign_in_at: at,
    confirmed_at: null,
  });
});

// shows: fields:user-rest; fields:user-promotions; fields:user-account
test('the user info tells how the account stands', async () => {
  const { id, cookie, body } = await newPlayer({ last_name: 'Auszeit', mobile_phone: '+436647654321' });
  expect(body).toMatchObject({
    level: 1,
    autoregistered: false,
    autologin_link: null,
    license_name: 'Demonstration licence INT-1',
    sow_questionnaire_expires_at: null,
    saved: false,
    can_issue_bonuses: true,
    verified: false,
  });
  await platform.context.db.transaction((tx) =>
    addToGroups(tx, { playerId: id, groupIds: [703, 707], now: new Date() }),
  );
  await ask('PATCH', '/api/player', { cookie, payload: { nickname: 'Ada' } });
  expect((await ask('GET', '/api/player', { cookie })).json()).toMatchObject({ level: 7, saved: true });
  await ask('POST', '/api/user_limits', { cookie, payload: { type: 'coolingoff', period: 'day' } });
  const user = { email: body.email, password: application().password };
  const again = await ask('POST', '/api/users/sign_in', { payload: { user } });
  expect(again.json()).toMatchObject({ can_issue_bonuses: false });
});

test('a language or a phone number changed by the way is no saved profile', async () => {
  const { cookie } = await newPlayer();
  await ask('PATCH', '/api/player/update_locale', { cookie, payload: { locale: 'de' } });
  expect((await ask('GET', '/api/player', { cookie })).json()).toMatchObject({ locale: 'de', saved: false });
});

test('the licence is that of the edition the player lives in', async () => {
  const german = { country: 'DE', postal_code: '10115', mobile_phone: '+4915112345678' };
  expect((await newPlayer(german)).body.license_name).toBe('Demonstration licence DE-1');
});

const signUp = (changes: object, parts: Parts = {}) =>
  ask('POST', '/api/users', { ...parts, payload: { user: application({ ...changes }) } });
const statusIds = (body: { statuses: { id: number }[] }) => body.statuses.map(({ id }) => id);

// shows: fields:captcha; rule:captcha-optional; call:GET /api/player/settings
test('the settings name the captcha for guests and players alike', async () => {
  const { captcha } = (await ask('GET', '/api/player/settings')).json();
  expect(captcha).toEqual({ site_key: 'key', enabled_register: true, frame_url: platform.config.captcha!.frameUrl });
});

// shows: rule:captcha-optional
test('a captcha is looked at where there is one: a wrong token is refused, a missing one is not', async () => {
  expect((await signUp({ captcha: 'good' })).statusCode).toBe(201);
  expect(Object.fromEntries(verified.at(-1)!)).toEqual({ secret: 'hush', response: 'good', remoteip: '127.0.0.1' });
  const refused = await signUp({ captcha: 'used' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { user: { captcha: { captcha_refused: expect.any(String) } } },
  ]);
  const asked = verified.length;
  expect((await signUp({})).statusCode).toBe(201);
  expect(verified).toHaveLength(asked);
});

// shows: rule:captcha-optional
test.each(['broken', 'garbage'])('while the captcha’s service gives no answer, people sign up: %s', async (captcha) => {
  expect((await signUp({ captcha })).statusCode).toBe(201);
});

// shows: rule:captcha-resend; call:POST /api/users/confirmation; promise:A6
test('the confirmation sent again looks at the captcha alike for everybody, and a missing one is none', async () => {
  const { body } = await newPlayer({});
  for (const email of [body.email, 'nobody.at.all@example.test']) {
    const again = async (captcha: object) =>
      ask('POST', '/api/users/confirmation', { payload: { user: { email, ...captcha } } });
    const refused = await again({ captcha: 'used' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { user: { captcha: { captcha_refused: expect.any(String) } } },
    ]);
    for (const captcha of ['good', 'broken', undefined]) expect((await again({ captcha })).statusCode).toBe(204);
  }
});

test('a sign-up sent again under its key needs no second captcha: the token is used up', async () => {
  const user = application({ captcha: 'good' });
  const headers = { 'idempotency-key': randomUUID() };
  const first = await ask('POST', '/api/users', { payload: { user }, headers });
  const again = await ask('POST', '/api/users', { payload: { user: { ...user, captcha: 'used' } }, headers });
  expect([again.statusCode, again.json().id]).toEqual([201, first.json().id]);
});

// shows: group:stag-variant; call:GET /api/info/locales; constant:utm-cookies
test('an affiliate’s mark is kept for those who allowed it, and decides the variant', async () => {
  const read = (cookie: string) => ask('GET', '/api/info/locales?stag=10_4f3B', { cookie });
  for (const cookie of ['', 'cookie_consent=1', 'cookie_consent=needed'])
    expect((await read(cookie)).cookies, cookie).toEqual([]);
  const [stag] = (await read('cookie_consent=all')).cookies;
  expect(stag).toMatchObject({ name: 'stag', value: '10_4f3B', httpOnly: true, path: '/', maxAge: 30 * 86_400 });
  const reply = await signUp({}, { cookie: 'stag=10_4f3B; utm_source=letter; utm_term=%20' });
  expect(statusIds(reply.json())).toContain(615);
  expect(statusIds((await signUp({}, { cookie: 'stag=10_4f3A' })).json())).toContain(614);
});

// shows: call:POST /api/auth_providers/update_details; fields:user-account; promise:A9
test('what the account lacks is filled in once; what is there is locked', async () => {
  const { cookie, body } = await newPlayer({ first_name: undefined, mobile_phone: undefined, city: undefined });
  expect(body.auth_fields_missed.toSorted()).toEqual(['city', 'first_name', 'mobile_phone']);
  const update = (user: object) => ask('POST', '/api/auth_providers/update_details', { cookie, payload: { user } });
  const wrong = await update({ mobile_phone: '+999123456789' });
  expect(wrong.json().errors).toEqual({ user: { mobile_phone: { invalid: expect.any(String) } } });
  const locked = await update({ city: 'Graz', last_name: 'Other' });
  expect(locked.json().errors).toEqual({ user: { last_name: { locked: expect.any(String) } } });
  expect((await update({ email: 'other@example.test' })).statusCode).toBe(422);
  const done = await update({ city: 'Graz', first_name: 'Ada', mobile_phone: '+436641112223' });
  expect(done.json()).toMatchObject({ city: 'Graz', auth_fields_missed: [], saved: true });
  expect((await update({ city: 'Wien' })).json().errors).toEqual({ user: { city: { locked: expect.any(String) } } });
});

const now = () => new Date();
const linkFor = (playerId: number) =>
  platform.context.db.transaction((tx) => makeSignInToken(tx, { playerId, actor: 'operator:anna', now: now() }));
const followLink = (token: string, cookie = '') => ask('POST', '/api/users/autologin', { cookie, payload: { token } });

// shows: promise:A4; call:POST /api/users/autologin
test('a link signs in once, of fifty at the same time too, and asks for the password before money leaves', async () => {
  const { id } = await newPlayer();
  const token = await linkFor(id);
  const replies = await Promise.all(Array.from({ length: 50 }, () => followLink(token)));
  const [signedIn, ...more] = replies.filter(({ statusCode }) => statusCode === 201);
  expect(more).toEqual([]);
  expect(signedIn!.json()).toMatchObject({ id, autologin_link: null });
  const used = await followLink(token);
  expect([used.statusCode, used.json().errors]).toEqual([422, { base: { token_invalid: expect.any(String) } }]);
  const setup = await ask('GET', '/api/player', { cookie: cookieOf(signedIn!) });
  expect(setup.statusCode).toBe(200);
  const phone = await ask('PATCH', '/api/player', {
    cookie: cookieOf(signedIn!),
    payload: { mobile_phone: '+436649998887' },
  });
  expect(phone.json().errors).toEqual({ base: { reauthentication_required: expect.any(String) } });
});

test.each(['', 'short', 'x'.repeat(43), 'a\0b'])('what no operator made opens nothing: %j', async (token) => {
  const reply = await followLink(token);
  expect([reply.statusCode, JSON.stringify(reply.json().errors)]).toEqual([
    422,
    expect.stringContaining('token_invalid'),
  ]);
});

test('a newer link ends the older one', async () => {
  const { id } = await newPlayer();
  const [older, newer] = [await linkFor(id), await linkFor(id)];
  expect((await followLink(older)).statusCode).toBe(422);
  expect((await followLink(newer)).statusCode).toBe(201);
});

const answers = { occupation: 'employed', source: 'salary', yearly_income: '50k_100k', confirmed: true };
const answer = (cookie: string, changes: object = {}) =>
  ask('POST', '/api/player/sow_questionnaire', { cookie, payload: { ...answers, ...changes } });
// shows: fields:user-rest; call:POST /api/player/sow_questionnaire
test('a questionnaire is asked for once and answered once, by the player alone', async () => {
  const [{ id, cookie }, other] = [await newPlayer(), await newPlayer()];
  expect((await answer(cookie)).statusCode).toBe(404);
  const expiresAt = new Date(now().getTime() + 86_400_000);
  const request = { playerId: id, actor: 'operator:anna', expiresAt, now: now() };
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => platform.context.db.transaction((tx) => requestQuestionnaire(tx, request))),
  );
  expect(asked.filter(Boolean)).toHaveLength(1);
  const player = await ask('GET', '/api/player', { cookie });
  expect(player.json().sow_questionnaire_expires_at).toBe(expiresAt.toISOString());
  expect((await answer(other.cookie)).statusCode).toBe(404);
  for (const [changes, field] of [
    [{ source: 'lottery' }, 'source'],
    [{ source: 'other' }, 'details'],
    [{ source: 'other', details: '  ' }, 'details'],
    [{ confirmed: false }, 'confirmed'],
  ] as const)
    expect(Object.keys((await answer(cookie, changes)).json().errors)).toEqual([field]);
  const answered = await Promise.all(Array.from({ length: 5 }, () => answer(cookie)));
  expect(answered.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404, 404]);
  expect((await ask('GET', '/api/player', { cookie })).json().sow_questionnaire_expires_at).toBeNull();
});

// shows: fields:user-account
test('an account an operator opened lacks the terms, which its owner accepts', async () => {
  const email = `${randomUUID()}@example.test`;
  const id = await openByOperator(platform.context.players, { email, country: 'AT', actor: 'operator:anna' });
  const signedIn = await followLink(await linkFor(id));
  expect(signedIn.json()).toMatchObject({ email, autoregistered: true, country: 'AT', currency: 'EUR' });
  expect(signedIn.json().auth_fields_missed).toContain('terms_acceptance');
  const accepted = await ask('POST', '/api/auth_providers/update_details', {
    cookie: cookieOf(signedIn),
    payload: { user: { terms_acceptance: true } },
  });
  expect(accepted.json().auth_fields_missed).not.toContain('terms_acceptance');
  const guess = await ask('POST', '/api/users/sign_in', { payload: { user: { email, password: 'none' } } });
  expect(guess.statusCode).toBe(422);
});
