import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listJobs, retryJob } from '@croupier/server-jobs';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf, linkOf, refusalOf, signUp } from '../testing/visitor.ts';

let platform: TestPlatform;
let now = new Date();
/** Client address, different for every test, since attempts are also counted by address. */
let address = '';
let tests = 0;
beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
});
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  tests += 1;
  address = `198.51.100.${tests}`;
  platform.inbox.mails.length = 0;
});
afterAll(() => platform.stop());

const raw = asker(() => platform);
const ask: typeof raw = (method, url, more) => raw(method, url, { address, ...more });
const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));

const next = 'ein ganz neues Passwort';
const remind = (email: string, from = address) =>
  ask('POST', '/api/users/password', { payload: { user: { email } }, address: from });
const reset = (token: string, password = next, more = {}) =>
  ask('PUT', '/api/users/password', { payload: { user: { reset_password_token: token, password } }, ...more });
const signIn = (email: string, password: string, more = {}) =>
  ask('POST', '/api/users/sign_in', { payload: { user: { email, password } }, ...more });
const alive = async (cookie: string) => (await ask('GET', '/api/player', { cookie })).statusCode === 200;

/** Returns the token of a password reset email. */
async function mailedToken(email: string): Promise<string> {
  expect((await remind(email)).statusCode).toBe(204);
  await platform.deliver();
  return linkOf(platform, email, 'reset_password_token');
}

// shows: call:POST /api/users/password; call:PUT /api/users/password; promise:A4; promise:A5
test('the link of a mail sets a new password once, and signs everybody out', async () => {
  const { user, cookie } = await signUp(ask);
  const token = await mailedToken(user.email);
  expect((await reset(token)).statusCode).toBe(204);
  expect(await alive(cookie)).toBe(false);
  expect((await signIn(user.email, user.password)).statusCode).toBe(422);
  expect((await signIn(user.email, next)).statusCode).toBe(201);
  expect(refusalOf(await reset(token, 'noch ein anderes Passwort'))).toEqual([
    422,
    'user.reset_password_token.token_used',
  ]);
  await platform.deliver();
  expect(platform.inbox.mails).toContainEqual(
    expect.objectContaining({ to: user.email, subject: 'Your password was changed' }),
  );
});

test('a mail is in the player’s language, and its links lead there', async () => {
  const email = 'auf.deutsch@example.test';
  await ask('POST', '/api/users', {
    payload: { user: { email, password: 'gartenzwerg-auf-reisen', terms_acceptance: true } },
    headers: { 'x-locale': 'de' },
  });
  await mailedToken(email);
  expect(platform.inbox.mails.at(-1)).toMatchObject({
    subject: 'Wählen Sie ein neues Passwort',
    text: expect.stringContaining(`${platform.config.casinoOrigin}/de/new-password?reset_password_token=`),
  });
});

test('a mail leads back to the site it was asked for on, new accounts included', async () => {
  const { casinoOrigin, sportOrigin } = platform.config;
  const headers = { origin: sportOrigin };
  const email = 'bettor@example.test';
  const password = 'gartenzwerg-auf-reisen';
  await ask('POST', '/api/users', { payload: { user: { email, password, terms_acceptance: true } }, headers });
  const last = async () => {
    await platform.deliver();
    return platform.inbox.mails.at(-1)!.text;
  };
  expect(await last()).toContain(`${sportOrigin}/confirmation?confirmation_token=`);
  for (const [url, page] of [
    ['/api/users/password', '/new-password?reset_password_token='],
    ['/api/users/confirmation', '/confirmation?confirmation_token='],
  ] as const) {
    await ask('POST', url, { payload: { user: { email } }, headers });
    expect(await last()).toContain(`${sportOrigin}${page}`);
    await ask('POST', url, { payload: { user: { email } } });
    expect(await last()).toContain(`${casinoOrigin}${page}`);
  }
});

// shows: promise:W4; promise:W2
test('whoever a request says it comes from, the links of a mail lead to our own sites alone', async () => {
  const { user } = await signUp(ask);
  await platform.deliver();
  platform.inbox.mails.length = 0;
  const { casinoOrigin, sportOrigin } = platform.config;
  const strangers = [
    ...['http://evil.example', 'null', '//evil.example', 'javascript:alert(1)', sportOrigin.toUpperCase(), ''],
    ...[
      `${sportOrigin}.evil.example`,
      `${sportOrigin}@evil.example`,
      `${sportOrigin}/`,
      `${casinoOrigin}, ${sportOrigin}`,
    ],
  ];
  for (const origin of strangers) {
    const answer = await ask('POST', '/api/users/password', { payload: { user }, headers: { origin } });
    expect([origin, answer.statusCode]).toEqual([origin, 403]);
  }
  await platform.deliver();
  expect(platform.inbox.mails).toEqual([]);
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const search = '?redirect=https://evil.example&path=//evil.example';
  await ask('POST', `/api/users/password${search}`, {
    payload: { user },
    headers: { ...headers, referer: 'http://evil.example/' },
  });
  await platform.deliver();
  expect(platform.inbox.mails).toHaveLength(1);
  const { text, html } = platform.inbox.mails[0]!;
  expect(text + html).not.toContain('evil');
  expect(text).toContain(`${casinoOrigin}/new-password?reset_password_token=`);
});

// shows: promise:A4
test('of 50 new passwords by one link at once one is set', async () => {
  const { user } = await signUp(ask);
  const token = await mailedToken(user.email);
  const passwords = Array.from({ length: 50 }, (_, index) => `gleichzeitig gesetzt Nummer ${index}`);
  const answers = await Promise.all(
    passwords.map((password, index) => reset(token, password, { address: `203.0.113.${index}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  for (const answer of answers)
    if (answer.statusCode !== 204) expect(refusalOf(answer)).toEqual([422, 'user.reset_password_token.token_used']);
  const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 204)]!;
  expect((await signIn(user.email, winner)).statusCode).toBe(201);
});

test('a link holds one hour to the second, and a refused password leaves it good', async () => {
  const { user } = await signUp(ask);
  const token = await mailedToken(user.email);
  pass(3599);
  expect(refusalOf(await reset(token, 'password123'))).toEqual([422, 'user.password.common']);
  expect(refusalOf(await reset(token, 'short'))).toEqual([422, 'user.password.invalid']);
  pass(1);
  expect(refusalOf(await reset(token))).toEqual([422, 'user.reset_password_token.token_expired']);
  const renewed = await mailedToken(user.email);
  pass(3599);
  expect((await reset(renewed)).statusCode).toBe(204);
});

test('of two links, asked for in two tabs, the newer one works', async () => {
  const { user } = await signUp(ask);
  const first = await mailedToken(user.email);
  const second = await mailedToken(user.email);
  expect(refusalOf(await reset(first))).toEqual([422, 'user.reset_password_token.token_invalid']);
  expect((await reset(second)).statusCode).toBe(204);
});

// shows: promise:A9
test('a link for one thing opens nothing else, and made-up ones open nothing', async () => {
  const { user } = await signUp(ask);
  await platform.deliver();
  const confirmation = linkOf(platform, user.email, 'confirmation_token');
  for (const token of [confirmation, 'x', 'x'.repeat(43), '../..', "' or true --"])
    expect(refusalOf(await reset(token))).toEqual([422, 'user.reset_password_token.token_invalid']);
  const password = await mailedToken(user.email);
  const confirm = await ask('GET', `/api/users/confirmation?confirmation_token=${password}`);
  expect(refusalOf(confirm)).toEqual([422, 'confirmation_token.token_invalid']);
  expect((await reset(password)).statusCode).toBe(204);
});

// shows: promise:A5
test('an owner who is locked out everywhere is in again by a mail', async () => {
  const { user } = await signUp(ask);
  for (let guess = 0; guess < 60; guess += 1)
    await signIn(user.email, `guess ${guess}`, { address: `203.0.113.${guess}` });
  for (let guess = 0; guess < 6; guess += 1) await signIn(user.email, `guess ${guess}`);
  expect((await signIn(user.email, user.password)).statusCode).toBe(429);
  expect((await reset(await mailedToken(user.email))).statusCode).toBe(204);
  expect((await signIn(user.email, next)).statusCode).toBe(201);
});

// shows: call:GET /api/users/confirmation
test('an account’s first mail confirms its address; programs that open links confirm nothing', async () => {
  const { user, cookie } = await signUp(ask);
  const confirmed = async () => (await ask('GET', '/api/player', { cookie })).json().confirmed_at;
  await platform.deliver();
  const token = linkOf(platform, user.email, 'confirmation_token');
  const url = `/api/users/confirmation?confirmation_token=${token}`;
  expect((await ask('GET', url, { headers: { 'x-requested-with': '' } })).statusCode).toBe(403);
  expect(await confirmed()).toBeNull();
  expect((await ask('GET', url)).statusCode).toBe(204);
  expect(await confirmed()).toBe(now.toISOString());
  expect((await ask('GET', url)).statusCode).toBe(204); // Clicked twice, or in two tabs.
  pass(4 * 86_400);
  expect((await ask('GET', url)).statusCode).toBe(204);
});

test('a confirmation holds three days to the second', async () => {
  const { user } = await signUp(ask);
  await platform.deliver();
  const confirm = () =>
    ask('GET', `/api/users/confirmation?confirmation_token=${linkOf(platform, user.email, 'confirmation_token')}`);
  pass(3 * 86_400);
  expect(refusalOf(await confirm())).toEqual([422, 'confirmation_token.token_expired']);
  await ask('POST', '/api/users/confirmation', { payload: { user: { email: user.email } } });
  await platform.deliver();
  expect((await confirm()).statusCode).toBe(204);
});

test('a new password by mail confirms the address, too', async () => {
  const { user } = await signUp(ask);
  await reset(await mailedToken(user.email));
  const cookie = cookieOf(await signIn(user.email, next));
  expect((await ask('GET', '/api/player', { cookie })).json().confirmed_at).toBe(now.toISOString());
});

// shows: call:POST /api/users/confirmation
test('a confirmation is sent again while the address is not confirmed, and no more', async () => {
  const { user } = await signUp(ask);
  const resend = () =>
    ask('POST', '/api/users/confirmation', {
      payload: { user: { email: ` ${user.email.toUpperCase()} ` } },
    });
  const sent = () => platform.inbox.mails.filter(({ to }) => to === user.email).length;
  await platform.deliver();
  expect((await resend()).statusCode).toBe(204);
  await platform.deliver();
  expect(sent()).toBe(2);
  const token = linkOf(platform, user.email, 'confirmation_token');
  await ask('GET', `/api/users/confirmation?confirmation_token=${token}`);
  expect((await resend()).statusCode).toBe(204);
  await platform.deliver();
  expect(sent()).toBe(2);
});

// shows: call:POST /users/email-verification/request/{id}; promise:A9
test('a player asks for the verification of their own email, never of another’s', async () => {
  const [ada, ben] = [await signUp(ask), await signUp(ask)];
  await platform.deliver();
  const request = (id: number, cookie?: string) => ask('POST', `/users/email-verification/request/${id}`, { cookie });
  expect((await request(ada.player.id)).statusCode).toBe(401);
  expect((await request(ada.player.id, ben.cookie)).statusCode).toBe(404);
  expect((await request(ada.player.id, ada.cookie)).statusCode).toBe(204);
  await platform.deliver();
  expect(platform.inbox.mails.filter(({ to }) => to === ada.user.email)).toHaveLength(2);
});

test('who asks too often is told to look into the inbox first, and a mailbox is not flooded from everywhere', async () => {
  const { user } = await signUp(ask);
  await platform.deliver();
  platform.inbox.mails.length = 0;
  const statuses = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await remind(user.email)).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect(refusalOf(await remind(user.email))).toEqual([429, 'user.email.too_many_attempts']);
  for (let from = 0; from < 20; from += 1) {
    expect((await remind(user.email, `203.0.113.${from}`)).statusCode).toBe(204);
    await platform.deliver();
  }
  expect(platform.inbox.mails.length).toBe(10);
});

test('while the mail server is away mails wait, where an operator sees them, and leave when it is back', async () => {
  const { db } = platform.context;
  const { user } = await signUp(ask);
  platform.inbox.away = true;
  expect((await remind(user.email)).statusCode).toBe(204);
  await platform.deliver();
  const waiting = (await listJobs(db, 'queued')).filter(({ kind }) => kind === 'mail.send');
  expect(waiting.map(({ last_error }) => last_error)).toContain('mail server away');
  platform.inbox.away = false;
  for (const { id } of waiting) await retryJob(db, id);
  await platform.deliver();
  expect((await reset(linkOf(platform, user.email, 'reset_password_token'))).statusCode).toBe(204);
});
