import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { application } from '@croupier/server-players/testing';
import { forgetSignIns } from '@croupier/server-sessions';
import { codeAt } from '@croupier/server-two-factor/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, type Method } from '../testing/visitor.ts';

let platform: TestPlatform;
let now = new Date();
let address = 0;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  platform = await testPlatform({ clock: () => now, log });
});
beforeEach(() => {
  now = new Date('2026-11-20T12:00:10Z');
  address += 1;
});
afterAll(() => platform.stop());

const raw = asker(() => platform);
type Jar = Map<string, string>;

/** Creates a browser that keeps its cookies between calls. */
function browser(jar: Jar = new Map()) {
  const ask = async (method: Method, url: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await raw(method, url, { cookie, payload, address: `198.51.100.${address}` });
    for (const { name, value } of reply.cookies)
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    return reply;
  };
  const signIn = (user: object) => ask('POST', '/api/users/sign_in', { user });
  return { ask, jar, signIn };
}

const codesOf = (reply: { json: () => { errors: object } }) => JSON.stringify(reply.json().errors);

async function newPlayer() {
  const { password, ...user } = application();
  const { ask, jar, signIn } = browser();
  expect((await ask('POST', '/api/users', { user: { ...user, password } })).statusCode).toBe(201);
  return { ask, jar, signIn, credentials: { email: user.email, password } };
}

/** Creates a player with two-factor on, signed in in one browser. */
async function protectedPlayer() {
  const player = await newPlayer();
  const { secret } = (await player.ask('POST', '/api/player/two_factor/setup')).json();
  const code = (steps = 0) => codeAt(secret, now, steps);
  const on = await player.ask('POST', '/api/player/two_factor', { otp_attempt: code(-1) });
  expect(on.statusCode, on.body).toBe(200);
  return { ...player, secret, code, recovery: on.json().recovery_codes as string[] };
}

// shows: call:POST /api/player/two_factor/setup; call:POST /api/player/two_factor; call:GET /api/player/two_factor; request:times-utc
test('two-factor is set up by a code of the app, shows on the player and never tells its secret again', async () => {
  const { ask } = await newPlayer();
  const set = (await ask('POST', '/api/player/two_factor/setup')).json();
  expect(set.uri).toContain(`secret=${set.secret}`);
  expect((await ask('GET', '/api/player')).json().two_factor_enabled).toBe(false);
  const wrong = await ask('POST', '/api/player/two_factor', { otp_attempt: codeAt(set.secret, now, 7) });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { otp_attempt: { wrong_code: expect.any(String) } }]);
  const on = await ask('POST', '/api/player/two_factor', { otp_attempt: codeAt(set.secret, now) });
  expect(on.json().recovery_codes).toHaveLength(10);
  const state = await ask('GET', '/api/player/two_factor');
  expect(state.json()).toEqual({ enabled: true, enabled_at: now.toISOString(), recovery_codes_left: 10 });
  const player = await ask('GET', '/api/player');
  expect(player.json().two_factor_enabled).toBe(true);
  for (const { body } of [state, player]) expect(body).not.toContain(set.secret);
  expect(codesOf(await ask('POST', '/api/player/two_factor/setup'))).toContain('two_factor_on');
});

// shows: promise:A7
test('setting up asks for the password when it was given a while ago', async () => {
  const { ask } = await newPlayer();
  now = new Date(now.getTime() + 16 * 60_000);
  const reply = await ask('POST', '/api/player/two_factor/setup');
  expect([reply.statusCode, codesOf(reply)]).toEqual([403, expect.stringContaining('reauthentication_required')]);
});

// shows: request:sign-in-otp; login:two-factor; call:POST /api/users/sign_in; promise:W1
test('the password alone answers 202 and signs nobody in; the code in the same browser does', async () => {
  const { credentials, code } = await protectedPlayer();
  const visitor = browser();
  const first = await visitor.signIn(credentials);
  expect([first.statusCode, first.json()]).toEqual([202, { otp_required: true }]);
  expect(first.cookies).toEqual([
    expect.objectContaining({ name: 'croupier_sign_in', httpOnly: true, maxAge: 300, sameSite: 'Lax' }),
  ]);
  expect((await visitor.ask('GET', '/api/player')).statusCode).toBe(401);
  const elsewhere = await browser().signIn({ otp_attempt: code() });
  expect([elsewhere.statusCode, codesOf(elsewhere)]).toEqual([422, expect.stringContaining('sign_in_expired')]);
  const second = await visitor.signIn({ otp_attempt: code() });
  expect([second.statusCode, second.json().two_factor_enabled]).toEqual([201, true]);
  expect((await visitor.ask('GET', '/api/player')).statusCode).toBe(200);
  expect(visitor.jar.has('croupier_sign_in')).toBe(false);
});

// shows: error:rethrown-two-factor; promise:A8; promise:A4
test('a wrong and a used code are 422 at their field, a recovery code takes their place', async () => {
  const { credentials, code, recovery } = await protectedPlayer();
  const [visitor, other] = [browser(), browser()];
  await visitor.signIn(credentials);
  await other.signIn(credentials);
  expect((await visitor.signIn({ otp_attempt: code() })).statusCode).toBe(201);
  const used = await other.signIn({ otp_attempt: code() });
  expect([used.statusCode, used.json().errors]).toEqual([
    422,
    { user: { otp_attempt: { wrong_code: expect.any(String) } } },
  ]);
  const typed = recovery[0]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
  expect((await other.signIn({ recovery_code: typed })).statusCode).toBe(201);
  expect((await other.ask('GET', '/api/player/two_factor')).json().recovery_codes_left).toBe(9);
  const third = browser();
  await third.signIn(credentials);
  expect((await third.signIn({ recovery_code: typed })).json().errors).toEqual({
    user: { recovery_code: { wrong_code: expect.any(String) } },
  });
});

// shows: promise:A5
test('while wrong passwords lock the account for an address, no code is taken there', async () => {
  const { credentials, code } = await protectedPlayer();
  const visitor = browser();
  await visitor.signIn(credentials);
  for (let guess = 0; guess < 6; guess += 1) await browser().signIn({ ...credentials, password: `guess ${guess}` });
  const locked = await visitor.signIn({ otp_attempt: code() });
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '2']);
  now = new Date(now.getTime() + 3000);
  expect((await visitor.signIn({ otp_attempt: code() })).statusCode).toBe(201);
});

test('two tabs of one browser: the code goes with the password that was given last', async () => {
  const { credentials, code } = await protectedPlayer();
  const visitor = browser();
  expect((await visitor.signIn(credentials)).statusCode).toBe(202);
  expect((await visitor.signIn(credentials)).statusCode).toBe(202);
  expect((await visitor.signIn({ otp_attempt: code() })).statusCode).toBe(201);
  expect(codesOf(await visitor.signIn({ otp_attempt: code(1) }))).toContain('sign_in_expired');
});

// shows: call:DELETE /api/player/two_factor; promise:A7
test('off needs password and code; after that the password alone signs in', async () => {
  const { ask, credentials, code } = await protectedPlayer();
  const off = (password: string, otp_attempt: string) =>
    ask('DELETE', '/api/player/two_factor', { password, otp_attempt });
  expect((await off('not the right one', code())).json().errors).toEqual({
    password: { wrong_password: expect.any(String) },
  });
  expect((await off(credentials.password, code(7))).json().errors).toEqual({
    otp_attempt: { wrong_code: expect.any(String) },
  });
  expect((await ask('DELETE', '/api/player/two_factor', { password: credentials.password })).statusCode).toBe(422);
  expect((await off(credentials.password, code())).statusCode).toBe(204);
  expect((await browser().signIn(credentials)).statusCode).toBe(201);
});

// shows: call:POST /api/player/two_factor/recovery_codes
test('new recovery codes replace the old ones', async () => {
  const { ask, credentials, code, recovery } = await protectedPlayer();
  const proof = { password: credentials.password, otp_attempt: code() };
  const renewed = (await ask('POST', '/api/player/two_factor/recovery_codes', proof)).json().recovery_codes as string[];
  expect(renewed).toHaveLength(10);
  const visitor = browser();
  await visitor.signIn(credentials);
  expect((await visitor.signIn({ recovery_code: recovery[0] })).statusCode).toBe(422);
  expect((await visitor.signIn({ recovery_code: renewed[0] })).statusCode).toBe(201);
});

test('a repeated sign-up is no way around the second factor', async () => {
  const key = '7a0b7a4e-27a0-4f0c-8f0e-0d1f7d2b6c11';
  const user = application();
  const signUp = () =>
    raw('POST', '/api/users', {
      payload: { user },
      headers: { 'idempotency-key': key },
      address: `198.51.100.${address}`,
    });
  const first = await signUp();
  expect((await signUp()).statusCode).toBe(201);
  const { ask } = browser(new Map(first.cookies.map(({ name, value }) => [name, value])));
  const { secret } = (await ask('POST', '/api/player/two_factor/setup')).json();
  await ask('POST', '/api/player/two_factor', { otp_attempt: codeAt(secret, now) });
  expect(codesOf(await signUp())).toContain('taken');
});

// shows: call:GET /api/player/sign_ins; promise:A9
test('the history shows who got in and who did not, with a shortened address, to its owner alone', async () => {
  const { ask, credentials, code } = await protectedPlayer();
  const visitor = browser();
  await visitor.signIn({ ...credentials, password: 'not the right one' });
  await visitor.signIn(credentials);
  await visitor.signIn({ otp_attempt: code(7) });
  await visitor.signIn({ otp_attempt: code() });
  const shown = (await ask('GET', '/api/player/sign_ins')).json();
  const brief = shown.data.map((entry: Record<string, unknown>) => [entry['outcome'], entry['method'], entry['ip']]);
  const ip = '198.51.100.x';
  expect(brief).toEqual([
    ['signed_in', 'one_time_code', ip],
    ['wrong_code', 'one_time_code', ip],
    ['wrong_password', 'password', ip],
    ['signed_in', 'sign_up', ip],
  ]);
  expect(shown.data.map((entry: { new_device: boolean }) => entry.new_device)).toEqual([true, false, false, false]);
  const stranger = await newPlayer();
  expect((await stranger.ask('GET', '/api/player/sign_ins')).json().data).toHaveLength(1);
  const first = (await ask('GET', '/api/player/sign_ins?limit=3')).json();
  const rest = (await ask('GET', `/api/player/sign_ins?limit=3&before=${first.next}`)).json();
  expect([first.data.length, rest.data.length, rest.next]).toEqual([3, 1, null]);
});

// shows: promise:A6
test('a failed sign-in is written down whether or not there is an account, to nobody where there is none', async () => {
  await browser().signIn({ email: 'nobody.at.all@example.test', password: 'not the right one' });
  // The sweep takes only the sign-in without an account from today.
  expect(await forgetSignIns(platform.context.db, now)).toBe(1);
});

// shows: promise:U2
test('neither secret nor codes reach the log', async () => {
  const { secret, recovery, credentials, code } = await protectedPlayer();
  const visitor = browser();
  await visitor.signIn(credentials);
  await visitor.signIn({ otp_attempt: code() });
  const logged = lines.join('\n');
  for (const text of [secret, ...recovery, visitor.jar.get('croupier_session')!]) expect(logged).not.toContain(text);
});

test('its owner is told by mail of a sign-in from a new browser, and of what opens the account', async () => {
  const { ask, credentials, code } = await protectedPlayer();
  const visitor = browser();
  await visitor.signIn(credentials);
  await visitor.signIn({ otp_attempt: code() });
  now = new Date(now.getTime() + 30_000);
  await ask('DELETE', '/api/player/two_factor', { password: credentials.password, otp_attempt: code() });
  await visitor.signIn(credentials);
  await platform.deliver();
  const subjects = platform.inbox.mails.filter(({ to }) => to === credentials.email).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'New sign-in to your account',
    'Please confirm your email address',
    'Two-factor sign-in is off',
    'Two-factor sign-in is on',
  ]);
});
