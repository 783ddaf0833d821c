import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { application } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { type Ask, asker, cookieOf } from '../testing/visitor.ts';

let platform: TestPlatform;
let now = new Date();
/** Client address, different for every test, since attempts are also counted by address. */
let address = 0;
beforeAll(async () => {
  platform = await testPlatform({ clock: () => now, config: { blockedCountries: new Set(['KP']) } });
});
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  address += 1;
});
afterAll(() => platform.stop());

const raw = asker(() => platform);
const ask: typeof raw = (method, url, more) => raw(method, url, { address: `198.51.100.${address}`, ...more });

async function newPlayer(changes: Record<string, unknown> = {}) {
  const user = application(changes);
  const reply = await ask('POST', '/api/users', { payload: { user } });
  expect(reply.statusCode, reply.body).toBe(201);
  const device = cookieOf(reply, 'croupier_device');
  return { user, cookie: cookieOf(reply), device, player: reply.json() };
}

const signIn = (user: { email: string; password: string }, more: Ask = {}) =>
  ask('POST', '/api/users/sign_in', { ...more, payload: { user: { email: user.email, password: user.password } } });
const alive = async (cookie: string) => (await ask('GET', '/api/player', { cookie })).statusCode === 200;

// shows: call:POST /api/users/check_email; promise:A6
test('a sign-up form hears of a taken email before it is sent', async () => {
  const { user } = await newPlayer();
  const check = (email: string) => ask('POST', '/api/users/check_email', { payload: { user: { email } } });
  const taken = await check(user.email);
  expect(taken.statusCode).toBe(422);
  expect(taken.json()).toMatchObject({ errors: { user: { email: { taken: expect.any(String) } } } });
  expect((await check(`free.${user.email}`)).statusCode).toBe(204);
  expect((await check('nobody')).statusCode).toBe(422);
  const payload = { user: { email: `free.${user.email}`, password: 'password' } };
  const common = await ask('POST', '/api/users/check_email', { payload });
  expect(common.json()).toMatchObject({ errors: { user: { password: { common: expect.any(String) } } } });
});

// shows: promise:W1; promise:A3; request:session-cookie
test('the session cookie is for the whole site family, unreadable to scripts, and holds 256 bits', async () => {
  const reply = await ask('POST', '/api/users', { payload: { user: application() } });
  const cookie = reply.cookies.find(({ name }) => name === 'croupier_session');
  expect(cookie).toMatchObject({
    domain: 'casino.localhost',
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(Buffer.from(cookie!.value, 'base64url')).toHaveLength(32);
  expect(reply.headers['cache-control']).toBe('no-store');
});

// shows: request:locale-cookie; guard:locale-order
test('signing in brings the saved language to the next pages by cookie', async () => {
  const { cookie, user } = await newPlayer();
  await ask('PATCH', '/api/player/update_locale', { cookie, payload: { locale: 'pt-BR' } });
  expect((await signIn(user)).cookies).toContainEqual(
    expect.objectContaining({ name: 'locale', value: 'pt-BR', domain: 'casino.localhost', path: '/' }),
  );
});

// shows: call:POST /api/users; request:sign-up-once; login:signed-in; group:ab-at-registration
// shows: call:GET /api/player/accounts
test('signing up answers with the player, signed in, with an open wallet', async () => {
  const { cookie, player } = await newPlayer({ currency: 'JPY' });
  expect(player).toMatchObject({
    currency: 'JPY',
    country: 'AT',
    auth_fields_missed: [],
    statuses: [{ name: expect.stringContaining('Experiment') }, { name: expect.stringContaining('Registration') }],
  });
  expect(player).not.toHaveProperty('password_hash');
  expect((await ask('GET', '/api/player/accounts?compatibility=false', { cookie })).json()).toEqual([
    { currency: 'JPY', active: true, amount_cents: 0, available_to_cashout_cents: 0 },
  ]);
});

// shows: request:refusal-shape
test('a taken email is refused at its place in the body', async () => {
  const { user } = await newPlayer();
  const reply = await ask('POST', '/api/users', {
    payload: { user: application({ email: user.email.toUpperCase() }) },
  });
  expect([reply.statusCode, reply.json()]).toEqual([
    422,
    expect.objectContaining({ errors: { user: { email: { taken: expect.any(String) } } } }),
  ]);
});

// shows: promise:A6
test('an unknown email and a wrong password are answered alike, word for word', async () => {
  const { user } = await newPlayer();
  const answers = [
    await signIn({ ...user, password: 'not the right one' }),
    await signIn({ email: 'nobody@example.test', password: 'not the right one' }),
  ];
  const bodies = answers.map((answer) => ({ ...answer.json(), request_id: null, status: answer.statusCode }));
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]).toMatchObject({ status: 422, errors: { base: { wrong_credentials: expect.any(String) } } });
});

// shows: call:POST /api/users/sign_in; promise:A3
test('signing in gives a new session and kills the one the browser came with', async () => {
  const { user, cookie } = await newPlayer();
  const reply = await signIn(user, { cookie });
  expect(reply.statusCode).toBe(201);
  expect(await alive(cookie)).toBe(false);
  expect(await alive(cookieOf(reply))).toBe(true);
});

// shows: call:DELETE /api/users/sign_out; promise:A3
test('after signing out the cookie is dead, and signing out again is no error', async () => {
  const { cookie } = await newPlayer();
  const reply = await ask('DELETE', '/api/users/sign_out', { cookie });
  expect(reply.statusCode).toBe(204);
  expect(await alive(cookie)).toBe(false);
  expect((await ask('DELETE', '/api/users/sign_out', { cookie })).statusCode).toBe(204);
});

// shows: promise:A3; call:POST /api/player/activity
test('half an hour of polling keeps nothing alive, turning pages does', async () => {
  const [idle, busy] = [await newPlayer(), await newPlayer()];
  for (let minute = 1; minute <= 31; minute += 1) {
    now = new Date(now.getTime() + 60_000);
    await ask('GET', '/api/player/accounts?compatibility=false', { cookie: idle.cookie });
    if (minute % 10 === 0) await ask('POST', '/api/player/activity', { cookie: busy.cookie });
  }
  expect([await alive(idle.cookie), await alive(busy.cookie)]).toEqual([false, true]);
});

// shows: promise:A8; call:POST /api/player/reauthenticate
test('401 is for a dead or missing session and for nothing else', async () => {
  expect((await ask('GET', '/api/player')).statusCode).toBe(401);
  expect((await ask('GET', '/api/player', { cookie: 'croupier_session=nonsense' })).statusCode).toBe(401);
  const { cookie, user } = await newPlayer();
  const wrong = await ask('POST', '/api/player/reauthenticate', { cookie, payload: { password: 'not the right one' } });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { password: { wrong_password: expect.any(String) } }]);
  expect((await signIn({ ...user, password: 'no' })).statusCode).toBe(422);
});

// shows: promise:W2; request:state-change
test('a call that changes something needs the header and an Origin of ours', async () => {
  const { user, cookie } = await newPlayer();
  const foreign: Record<string, string>[] = [
    { origin: 'http://evil.example' },
    { origin: platform.config.gamesOrigin },
    { origin: 'null' },
    { 'x-requested-with': '' },
    { origin: '' },
  ];
  for (const headers of foreign) {
    expect((await signIn(user, { headers })).statusCode).toBe(403);
    expect((await ask('PATCH', '/api/player', { cookie, headers, payload: { city: 'Graz' } })).statusCode).toBe(403);
    expect((await ask('DELETE', '/api/users/sign_out', { cookie, headers })).statusCode).toBe(403);
  }
  expect(await alive(cookie)).toBe(true);
});

// shows: promise:A5; request:retry-after
test('wrong passwords slow down and lock the email, registered or not, and say for how long', async () => {
  for (const email of [(await newPlayer()).user.email, 'nobody.either@example.test']) {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await signIn({ email, password: 'not the right one' })).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const locked = await signIn({ email, password: 'not the right one' });
    expect(locked.headers['retry-after']).toBe('2');
    expect(locked.json()).toMatchObject({
      errors: { base: { too_many_attempts: expect.any(String) } },
      params: { too_many_attempts: { retry_after: 2 } },
    });
  }
});

// shows: promise:A5
test('fifty guesses sent at once are not fifty guesses', async () => {
  const { user } = await newPlayer();
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => signIn({ ...user, password: `guess number ${index}` })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 422).length).toBeLessThanOrEqual(5);
  expect(replies.every(({ statusCode }) => statusCode === 422 || statusCode === 429)).toBe(true);
});

// shows: promise:A5
test('after the wait the right password gets in and clears the count', async () => {
  const { user } = await newPlayer();
  for (let attempt = 0; attempt < 6; attempt += 1) await signIn({ ...user, password: 'not the right one' });
  expect((await signIn(user)).statusCode).toBe(429);
  now = new Date(now.getTime() + 3000);
  expect((await signIn(user)).statusCode).toBe(201);
  expect((await signIn({ ...user, password: 'not the right one' })).statusCode).toBe(422);
});

/** Sends wrong passwords from 60 addresses: enough to lock the email everywhere. */
async function guessFromEverywhere(email: string): Promise<void> {
  for (let guess = 0; guess < 60; guess += 1)
    await signIn({ email, password: `guess ${guess}` }, { headers: { 'x-forwarded-for': `203.0.113.${guess}` } });
}

// shows: promise:A5
test('guesses from everywhere lock the email, but not for a device its owner signed in from before', async () => {
  const { user, device } = await newPlayer();
  await guessFromEverywhere(user.email);
  const headers = { 'x-forwarded-for': '192.0.2.99' };
  expect((await signIn(user, { headers })).statusCode).toBe(429);
  expect((await signIn(user, { headers, cookie: 'croupier_device=AAAAAAAAAAAAAAAAAAAAAA' })).statusCode).toBe(429);
  expect((await signIn(user, { headers, cookie: device })).statusCode).toBe(201);
});

// shows: promise:A5
test('a few guesses lock the address they come from, and nobody else', async () => {
  const { user } = await newPlayer();
  const guesser = { headers: { 'x-forwarded-for': '192.0.2.98' } };
  for (let guess = 0; guess < 5; guess += 1) await signIn({ ...user, password: `guess ${guess}` }, guesser);
  expect((await signIn(user, guesser)).statusCode).toBe(429);
  expect((await signIn(user)).statusCode).toBe(201);
});

// shows: promise:A5; promise:A7
test('guesses at signing in leave a signed-in player’s own check alone, and the other way round', async () => {
  const { user, cookie, device } = await newPlayer();
  const reauthenticate = (password: string) =>
    ask('POST', '/api/player/reauthenticate', { cookie, payload: { password } });
  await guessFromEverywhere(user.email);
  expect((await reauthenticate(user.password)).statusCode).toBe(204);
  const statuses = [];
  for (let guess = 0; guess < 6; guess += 1) statuses.push((await reauthenticate(`guess ${guess}`)).statusCode);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await signIn(user, { cookie: device })).statusCode).toBe(201);
});

// shows: call:GET /api/player/sessions; call:DELETE /api/player/sessions/{id}
test('a player sees where they are signed in, and signs one of their browsers out', async () => {
  const { user, cookie } = await newPlayer();
  const elsewhere = cookieOf(await signIn(user));
  const sessions = (await ask('GET', '/api/player/sessions', { cookie })).json() as { id: string; current: boolean }[];
  expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
  const { id } = sessions.find(({ current }) => !current)!;
  expect((await ask('DELETE', `/api/player/sessions/${id}`, { cookie })).statusCode).toBe(204);
  expect([await alive(cookie), await alive(elsewhere)]).toEqual([true, false]);
});

// shows: promise:A9
test('two players never see or end each other’s sessions', async () => {
  const [ada, ben] = [await newPlayer(), await newPlayer()];
  const [session] = (await ask('GET', '/api/player/sessions', { cookie: ada.cookie })).json();
  expect((await ask('GET', '/api/player/sessions', { cookie: ben.cookie })).json()).toHaveLength(1);
  expect((await ask('DELETE', `/api/player/sessions/${session.id}`, { cookie: ben.cookie })).statusCode).toBe(404);
  expect((await ask('DELETE', '/api/player/sessions', { cookie: ben.cookie })).statusCode).toBe(204);
  expect(await alive(ada.cookie)).toBe(true);
});

// shows: call:DELETE /api/player/sessions
test('signing out everywhere else leaves this browser signed in', async () => {
  const { user, cookie } = await newPlayer();
  const elsewhere = cookieOf(await signIn(user));
  expect((await ask('DELETE', '/api/player/sessions', { cookie })).statusCode).toBe(204);
  expect([await alive(cookie), await alive(elsewhere)]).toEqual([true, false]);
});

// shows: call:PUT /api/player/password; promise:A7
test('another password ends the other sessions and needs the current one', async () => {
  const { user, cookie } = await newPlayer();
  const elsewhere = cookieOf(await signIn(user));
  const change = (current_password: string, password: string) =>
    ask('PUT', '/api/player/password', { cookie, payload: { current_password, password } });
  expect((await change('not the right one', 'eine ganz andere Sache')).json().errors).toEqual({
    current_password: { wrong_password: expect.any(String) },
  });
  expect((await change(user.password, 'password123')).json().errors).toEqual({
    password: { common: expect.any(String) },
  });
  expect((await change(user.password, 'eine ganz andere Sache')).statusCode).toBe(204);
  expect([await alive(cookie), await alive(elsewhere)]).toEqual([true, false]);
  expect((await signIn(user)).statusCode).toBe(422);
  expect((await signIn({ ...user, password: 'eine ganz andere Sache' })).statusCode).toBe(201);
});

// shows: group:region-block; toast:registration-restricted; toast:login-restricted
test('from a blocked region neither signing up nor signing in is open', async () => {
  const { user } = await newPlayer();
  const headers = { 'x-geo-country': 'KP' };
  const up = await ask('POST', '/api/users', { headers, payload: { user: application() } });
  expect([up.statusCode, up.json().errors]).toEqual([
    403,
    { base: { registration_restricted: 'Registration restricted in your country' } },
  ]);
  const signedIn = await signIn(user, { headers });
  expect([signedIn.statusCode, signedIn.json().errors]).toEqual([
    403,
    { base: { login_restricted: 'Login not available in your country' } },
  ]);
});
