import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueue } from '@croupier/server-jobs';
import { emailRescueMailJob, rescueEmail } from '@croupier/server-players';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, linkOf, refusalOf, signUp } from '../testing/visitor.ts';

let platform: TestPlatform;
let now = new Date();
let address = '';
let tests = 0;
beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
});
beforeEach(() => {
  tests += 1;
  now = new Date(Date.UTC(2026, 10, 20 + 7 * tests, 12)); // Never backwards: a lock until a later time would stay.
  address = `198.51.100.${tests}`;
});
afterAll(() => platform.stop());

const raw = asker(() => platform);
const ask: typeof raw = (method, url, more) => raw(method, url, { address, ...more });
const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
let numbers = 0;
const newNumber = () => `+4366470${String(10_000 + (numbers += 1))}`;

const change = (cookie: string, email: string) => ask('POST', '/api/player/email', { cookie, payload: { email } });
const answer = (side: 'old' | 'new', token: string, more = {}) =>
  ask('POST', '/api/users/email_change', { payload: { token, side, ...more } });
const emailOf = async (cookie: string) => (await ask('GET', '/api/player/email', { cookie })).json();

/** Starts an email change and returns the tokens of its two emails. */
async function changing() {
  const player = await signUp(ask);
  const email = `next.${player.user.email}`;
  expect((await change(player.cookie, email.toUpperCase())).statusCode).toBe(200);
  await platform.deliver();
  const tokens = {
    old: linkOf(platform, player.user.email, 'email_change'),
    new: linkOf(platform, email, 'email_change'),
  };
  return { ...player, email, tokens };
}

// shows: call:GET /api/player/email; call:POST /api/player/email; call:POST /api/users/email_change; promise:A7
test('the email changes once both mailboxes agreed, in whatever order, and not before', async () => {
  for (const [first, second] of [
    ['old', 'new'],
    ['new', 'old'],
  ] as const) {
    const { cookie, user, email, tokens } = await changing();
    expect(await emailOf(cookie)).toMatchObject({
      email: user.email,
      pending: { email, old_confirmed: false, new_confirmed: false },
    });
    expect((await answer(first, tokens[first])).json()).toEqual({ state: 'waiting' });
    expect(await emailOf(cookie)).toMatchObject({ email: user.email, pending: { [`${first}_confirmed`]: true } });
    expect((await answer(second, tokens[second])).json()).toEqual({ state: 'changed' });
    expect(await emailOf(cookie)).toEqual({ email, confirmed_at: now.toISOString(), pending: null });
    await platform.deliver();
    expect(platform.inbox.mails.at(-1)).toMatchObject({
      to: user.email,
      subject: 'Your email address has changed',
    });
    const signIn = (name: string) =>
      ask('POST', '/api/users/sign_in', { payload: { user: { email: name, password: user.password } } });
    expect([(await signIn(user.email)).statusCode, (await signIn(email)).statusCode]).toEqual([422, 201]);
  }
});

test('both mailboxes at the same instant change it once', async () => {
  const { cookie, email, tokens } = await changing();
  const answers = await Promise.all([answer('old', tokens.old), answer('new', tokens.new)]);
  expect(answers.map((one) => one.json().state).toSorted()).toEqual(['changed', 'waiting']);
  expect((await emailOf(cookie)).email).toBe(email);
});

test('the old mailbox stops a change, and both links are dead', async () => {
  const { cookie, user, tokens } = await changing();
  await answer('new', tokens.new);
  expect((await answer('old', tokens.old, { stop: true })).json()).toEqual({ state: 'stopped' });
  expect(await emailOf(cookie)).toMatchObject({ email: user.email, pending: null });
  for (const side of ['old', 'new'] as const)
    expect(refusalOf(await answer(side, tokens[side]))).toEqual([422, 'token.token_invalid']);
});

// shows: call:DELETE /api/player/email
test('a change taken back, replaced or a day old is not made', async () => {
  const back = await changing();
  await ask('DELETE', '/api/player/email', { cookie: back.cookie });
  expect(refusalOf(await answer('old', back.tokens.old))).toEqual([422, 'token.token_invalid']);
  const replaced = await changing();
  await change(replaced.cookie, `other.${replaced.user.email}`);
  expect(refusalOf(await answer('new', replaced.tokens.new))).toEqual([422, 'token.token_invalid']);
  const late = await changing();
  pass(86_399);
  expect((await answer('old', late.tokens.old)).json()).toEqual({ state: 'waiting' });
  pass(1);
  expect(refusalOf(await answer('new', late.tokens.new))).toEqual([422, 'token.token_expired']);
});

test('one mailbox can’t speak for the other', async () => {
  const { tokens } = await changing();
  expect(refusalOf(await answer('new', tokens.old))).toEqual([422, 'token.token_invalid']);
  expect(refusalOf(await answer('old', tokens.new))).toEqual([422, 'token.token_invalid']);
});

// shows: promise:A7; promise:A9
test('another email needs the password, is nobody’s yet, and is no one else’s business', async () => {
  const [ada, ben] = [await signUp(ask), await signUp(ask)];
  expect(refusalOf(await change(ada.cookie, ben.user.email))).toEqual([422, 'email.taken']);
  expect(refusalOf(await change(ada.cookie, ada.user.email))).toEqual([422, 'email.invalid']);
  await change(ada.cookie, `next.${ada.user.email}`);
  expect(await emailOf(ben.cookie)).toMatchObject({ email: ben.user.email, pending: null });
  pass(15 * 60);
  expect(refusalOf(await change(ada.cookie, `late.${ada.user.email}`))).toEqual([
    403,
    'base.reauthentication_required',
  ]);
});

test('an address that got an account meanwhile is refused at the end', async () => {
  const { email, tokens } = await changing();
  await signUp(ask, { email });
  await answer('old', tokens.old);
  expect(refusalOf(await answer('new', tokens.new))).toEqual([422, 'email.taken']);
});

/** Starts an email change as an operator and returns the text of the email to the old address. */
async function rescuing() {
  const player = await signUp(ask);
  const email = `rescued.${player.user.email}`;
  const { db } = platform.context;
  const order = { playerId: player.player.id, email, actor: 'operator:anna', reason: 'passport seen' };
  await db.transaction((tx) => rescueEmail(platform.context.players, tx, { ...order, now }));
  await platform.deliver();
  const told = platform.inbox.mails.findLast(({ to }) => to === player.user.email)!;
  /** Sends the email to the new address, which is due by the database's clock, and confirms the change. */
  const confirm = async () => {
    await enqueue(db, emailRescueMailJob, { playerId: order.playerId, template: 'email-rescue-confirm', from: '' });
    await platform.deliver();
    return answer('new', linkOf(platform, email, 'email_change'));
  };
  return { ...player, email, told, confirm };
}

// shows: promise:A7; promise:U1
test('a change an operator began needs the new mailbox alone, but not before three days in which the old one is told', async () => {
  const { user, cookie, email, told, confirm } = await rescuing();
  expect(told.subject).toBe('Support is changing the email address of your account');
  expect(told.text).toContain(email);
  expect(await emailOf(cookie)).toMatchObject({ email: user.email, pending: { email } });
  pass(3 * 86_400 - 1);
  expect(refusalOf(await confirm())).toEqual([422, 'token.token_invalid']);
  pass(1);
  expect((await confirm()).json()).toEqual({ state: 'changed' });
  await platform.deliver();
  expect(platform.inbox.mails.at(-1)).toMatchObject({
    to: user.email,
    subject: 'Your email address has changed',
    text: expect.stringContaining('no one stopped the change'),
  });
  const signIn = (name: string) =>
    ask('POST', '/api/users/sign_in', { payload: { user: { email: name, password: user.password } } });
  expect([(await signIn(user.email)).statusCode, (await signIn(email)).statusCode]).toEqual([422, 201]);
});

// shows: promise:A7
test('what an operator began is stopped by the old mailbox until the last moment, or by who is signed in', async () => {
  const late = await rescuing();
  pass(3 * 86_400);
  const stop = linkOf(platform, late.user.email, 'email_change');
  expect((await answer('old', stop, { stop: true })).json()).toEqual({ state: 'stopped' });
  await expect(late.confirm()).rejects.toThrow('no mail');
  const { cookie, confirm } = await rescuing();
  await ask('DELETE', '/api/player/email', { cookie });
  await expect(confirm()).rejects.toThrow('no mail');
});

test('an operator can’t give an address that is somebody’s, the player’s own, or none', async () => {
  const [ada, ben] = [await signUp(ask), await signUp(ask)];
  const begin = (email: string) =>
    platform.context.db.transaction((tx) =>
      rescueEmail(platform.context.players, tx, {
        playerId: ada.player.id,
        email,
        actor: 'operator:anna',
        reason: 'seen',
        now,
      }),
    );
  for (const [email, code] of [
    [ben.user.email.toUpperCase(), 'taken'],
    [ada.user.email, 'invalid'],
    ['nobody', 'invalid'],
  ] as const)
    await expect(begin(email)).rejects.toMatchObject({ code });
});

test('nobody gets the mailbox of a person who is excluded, neither by an operator nor by asking before the exclusion', async () => {
  const ada = await signUp(ask);
  const name = randomUUID().replaceAll('-', '').slice(0, 20);
  const person = { first_name: 'Zoe', last_name: 'Anders', date_of_birth: '1971-02-03', mobile_phone: newNumber() };
  const excluded = await signUp(ask, { ...person, email: `${name}@gmail.com` });
  const mailbox = `${name.slice(0, 4)}.${name.slice(4)}@gmail.com`;
  const order = { playerId: ada.player.id, email: mailbox, actor: 'operator:anna', reason: 'seen' };
  const begin = () =>
    platform.context.db.transaction((tx) => rescueEmail(platform.context.players, tx, { ...order, now }));
  await begin();
  const exclude = { type: 'selfexclusion', period: 'month_6' };
  expect((await ask('POST', '/api/user_limits', { cookie: excluded.cookie, payload: exclude })).statusCode).toBe(200);
  await expect(begin()).rejects.toMatchObject({ code: 'registration_refused' });
  pass(3 * 86_400);
  await enqueue(platform.context.db, emailRescueMailJob, {
    ...{ playerId: ada.player.id, template: 'email-rescue-confirm' as const, from: '' },
  });
  await platform.deliver();
  const late = await answer('new', linkOf(platform, mailbox, 'email_change'));
  expect(refusalOf(late)).toEqual([422, 'email.taken']);
});

const phone = (cookie: string, number: string) =>
  ask('POST', '/api/player/phone', { cookie, payload: { phone: { number } } });
const enter = (cookie: string, code: string) =>
  ask('POST', '/api/player/phone/confirmation', { cookie, payload: { code } });
/** Returns the code of the last text message to a number. */
const codeTo = (number: string) => /\d{6}/.exec(platform.inbox.texts.findLast(({ to }) => to === number)!.text)![0];
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function waitingForCode() {
  const { cookie } = await signUp(ask);
  const number = newNumber();
  expect((await phone(cookie, number)).json()).toMatchObject({ pending: number });
  await platform.deliver();
  return { cookie, number, code: codeTo(number) };
}

// shows: call:GET /api/player/phone; call:POST /api/player/phone; call:DELETE /api/player/phone; fields:phone; promise:A4
// shows: rule:phone-plus; call:POST /api/player/phone/confirmation
test('a number becomes the player’s with the code that was sent to it, once, and is taken away again', async () => {
  const { cookie, number, code } = await waitingForCode();
  const state = async () => (await ask('GET', '/api/player/phone', { cookie })).json();
  expect(await state()).toEqual({ number: '+436641234567', confirmed_at: null, pending: number });
  const confirmed = { number, confirmed_at: now.toISOString(), pending: null };
  expect((await enter(cookie, code)).json()).toEqual(confirmed);
  expect(await state()).toEqual(confirmed);
  expect(refusalOf(await enter(cookie, code))).toEqual([422, 'code.code_expired']);
  expect(refusalOf(await phone(cookie, number))).toEqual([422, 'phone.number.confirmed_already']);
  expect((await ask('DELETE', '/api/player/phone', { cookie })).json()).toEqual({
    number: null,
    confirmed_at: null,
    pending: null,
  });
  expect((await ask('GET', '/api/player', { cookie })).json().auth_fields_missed).toEqual(['mobile_phone']);
});

// shows: promise:A4
test('of 50 entries of the right code at once one works', async () => {
  const { cookie, code } = await waitingForCode();
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(cookie, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});

// shows: promise:A4
test('a code is dead after five wrong ones, also when they come at once', async () => {
  const { cookie, code } = await waitingForCode();
  const answers = await Promise.all(Array.from({ length: 30 }, () => enter(cookie, otherThan(code))));
  const wrong = answers.filter((one) => one.statusCode === 422 && one.body.includes('wrong_sent_code'));
  expect(wrong).toHaveLength(5);
  expect(refusalOf(await enter(cookie, code))).toEqual([422, 'code.code_expired']);
});

test('a code holds ten minutes to the second, and the next one replaces it', async () => {
  const { cookie, number, code } = await waitingForCode();
  pass(600);
  expect(refusalOf(await enter(cookie, code))).toEqual([422, 'code.code_expired']);
  await phone(cookie, number);
  await platform.deliver();
  const [second] = [codeTo(number)];
  await phone(cookie, number);
  await platform.deliver();
  const third = codeTo(number);
  if (second !== third) expect(refusalOf(await enter(cookie, second))).toEqual([422, 'code.wrong_sent_code']);
  pass(599);
  expect((await enter(cookie, third)).statusCode).toBe(200);
});

// shows: promise:A9
test('a code sent for one player works for no other', async () => {
  const { code } = await waitingForCode();
  const { cookie } = await signUp(ask);
  expect(refusalOf(await enter(cookie, code))).toEqual([422, 'code.code_expired']);
});

// shows: promise:A7
test('another number, and none, need the password; proving the one there is does not', async () => {
  const { cookie, user } = await signUp(ask);
  pass(15 * 60);
  expect(refusalOf(await phone(cookie, newNumber()))).toEqual([403, 'base.reauthentication_required']);
  expect(refusalOf(await ask('DELETE', '/api/player/phone', { cookie }))).toEqual([
    403,
    'base.reauthentication_required',
  ]);
  expect((await phone(cookie, user.mobile_phone)).statusCode).toBe(202);
});

test('text messages are few: by player, by number, and numbers that can’t be called get none', async () => {
  const { cookie } = await signUp(ask);
  expect(refusalOf(await phone(cookie, '+1000000'))).toEqual([422, 'phone.number.invalid']);
  const statuses = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await phone(cookie, newNumber())).statusCode);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});
