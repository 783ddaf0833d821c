import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SecondFactor } from '@croupier/contracts';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { changePassword, migrations as players } from '@croupier/server-players';
import { clientInfo, insertPlayer, testPlayers } from '@croupier/server-players/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import type { TwoFactorContext } from './context.ts';
import {
  awaitCode,
  beginSetUp,
  completeSignIn,
  confirmSetUp,
  createVault,
  forgetPending,
  migrations,
  readTwoFactor,
  turnOff,
} from './index.ts';
import { codeAt, testSecretsKey } from './testing/index.ts';
import { removeSecondFactor } from './turn-off.ts';

let db: Database;
let now: Date;
let context: TwoFactorContext;
const right = 'gartenzwerg-auf-reisen';
/** Compares passwords as plain text: hashing has its own tests. */
const passwords = { hash: async () => right, matches: async (_: unknown, password: string) => password === right };
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, migrations], { connections: 20 });
  context = { ...testPlayers(db, { clock: () => now, passwords }), vault: createVault([testSecretsKey]) };
});
beforeEach(() => {
  now = new Date('2026-11-20T12:00:10Z');
});
afterAll(() => db.close());

const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const nothing = async () => undefined;

/** Creates a player with two-factor, and a function that returns their app's code `steps` from now. */
async function protectedPlayer() {
  const playerId = await insertPlayer(db);
  const { secret } = await beginSetUp(context, { playerId, email: 'ada@example.test' });
  const code = (steps = 0) => codeAt(secret, now, steps);
  const order = { playerId, code: code(-1), orderKey: null };
  const recovery = await confirmSetUp(context, order, nothing);
  return { playerId, secret, code, recovery };
}

const secondStep = (token: string, factor: SecondFactor, onWrong: (id: number) => Promise<unknown> = nothing) =>
  completeSignIn(context, { token, factor, client: clientInfo(), alongside: async (_tx, id) => id, onWrong });
const signIn = async (playerId: number, factor: SecondFactor) =>
  secondStep(await awaitCode(context, { playerId }), factor);
const plain = (code: string) => ({ recovery_code: code.replaceAll('-', '') });
const results = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 'in' : (one.reason as Error).message));

// shows: promise:A4
test('a code of the app opens the account once, also in another sign-in', async () => {
  const { playerId, code } = await protectedPlayer();
  expect(await signIn(playerId, { otp_attempt: code() })).toBe(playerId);
  await expect(signIn(playerId, { otp_attempt: code() })).rejects.toMatchObject({
    code: 'wrong_code',
    path: ['user', 'otp_attempt'],
  });
  pass(30);
  expect(await signIn(playerId, { otp_attempt: code() })).toBe(playerId);
});

// shows: promise:A4
test('of fifty sign-ins with the same code at once, one gets in', async () => {
  const { playerId, code } = await protectedPlayer();
  const tokens: string[] = [];
  for (let count = 0; count < 5; count += 1) tokens.push(await awaitCode(context, { playerId }));
  const calls = Array.from({ length: 50 }, (_, index) =>
    secondStep(tokens[index % tokens.length]!, { otp_attempt: code() }),
  );
  expect((await results(calls)).filter((result) => result === 'in')).toHaveLength(1);
});

// shows: promise:A4
test('of fifty with the same recovery code at once, one gets in, and nine codes are left', async () => {
  const { playerId, recovery } = await protectedPlayer();
  const tokens: string[] = [];
  for (let count = 0; count < 5; count += 1) tokens.push(await awaitCode(context, { playerId }));
  const calls = Array.from({ length: 50 }, (_, index) =>
    secondStep(tokens[index % tokens.length]!, plain(recovery[3]!)),
  );
  expect((await results(calls)).filter((result) => result === 'in')).toHaveLength(1);
  expect((await readTwoFactor(db, playerId)).recoveryCodesLeft).toBe(9);
});

test('two codes at once in one sign-in start one session, and the other stays unused', async () => {
  const { playerId, code, recovery } = await protectedPlayer();
  const token = await awaitCode(context, { playerId });
  const both = [secondStep(token, { otp_attempt: code() }), secondStep(token, plain(recovery[0]!))];
  expect((await results(both)).toSorted()).toEqual(['in', 'sign_in_expired']);
});

test('a clock may be one step off, not two', async () => {
  for (const [steps, opens] of [
    [-2, false],
    [0, true],
    [1, true],
    [2, false],
  ] as const) {
    const { playerId, code } = await protectedPlayer();
    const attempt = signIn(playerId, { otp_attempt: code(steps) });
    await (opens ? expect(attempt).resolves.toBe(playerId) : expect(attempt).rejects.toThrow('wrong_code'));
  }
});

// shows: promise:A4
test('a recovery code opens once, however it is typed, and other players’ codes open nothing', async () => {
  const [ada, ben] = [await protectedPlayer(), await protectedPlayer()];
  await expect(signIn(ben.playerId, plain(ada.recovery[0]!))).rejects.toThrow('wrong_code');
  expect(await signIn(ada.playerId, plain(ada.recovery[0]!))).toBe(ada.playerId);
  await expect(signIn(ada.playerId, plain(ada.recovery[0]!))).rejects.toMatchObject({
    path: ['user', 'recovery_code'],
  });
  expect(new Set([...ada.recovery, ...ben.recovery]).size).toBe(20);
});

test('after five wrong codes a sign-in starts over, and further ones slow down', async () => {
  const { playerId, code } = await protectedPlayer();
  const wrong: number[] = [];
  const token = await awaitCode(context, { playerId });
  const guess = () => secondStep(token, { otp_attempt: code(9) }, async (id) => wrong.push(id));
  const said = [];
  for (let count = 0; count < 6; count += 1) said.push(...(await results([guess()])));
  expect(said).toEqual([...Array.from({ length: 5 }, () => 'wrong_code'), 'sign_in_expired']);
  expect(wrong).toEqual(Array.from({ length: 5 }, () => playerId));
  const more = [];
  for (let count = 0; count < 6; count += 1)
    more.push(...(await results([signIn(playerId, { otp_attempt: code(9) })])));
  expect(more).toEqual([...Array.from({ length: 5 }, () => 'wrong_code'), 'too_many_attempts']);
  await expect(signIn(playerId, { otp_attempt: code() })).rejects.toThrow('too_many_attempts');
  pass(3);
  expect(await signIn(playerId, { otp_attempt: code() })).toBe(playerId);
});

test('a sign-in waits five minutes, for one browser, and not beyond another password', async () => {
  const { playerId, code } = await protectedPlayer();
  const slow = await awaitCode(context, { playerId });
  pass(5 * 60);
  await expect(secondStep(slow, { otp_attempt: code() })).rejects.toThrow('sign_in_expired');
  const changed = await awaitCode(context, { playerId });
  await changePassword(context, { playerId, current: right, next: 'eine ganz andere Sache' }, nothing);
  await expect(secondStep(changed, { otp_attempt: code() })).rejects.toThrow('sign_in_expired');
  for (const token of ['', 'x', 'x'.repeat(43)])
    await expect(secondStep(token, { otp_attempt: code() })).rejects.toThrow('sign_in_expired');
  expect(await forgetPending(db, now)).toBeGreaterThan(0);
});

test('of many sign-ins begun for one account the last five wait', async () => {
  const { playerId, code } = await protectedPlayer();
  const first = await awaitCode(context, { playerId });
  for (let count = 0; count < 5; count += 1) {
    pass(1);
    await awaitCode(context, { playerId });
  }
  await expect(secondStep(first, { otp_attempt: code() })).rejects.toThrow('sign_in_expired');
});

test('begun in two tabs, the set-up that was begun last counts; a wrong code changes nothing', async () => {
  const playerId = await insertPlayer(db);
  const begin = () => beginSetUp(context, { playerId, email: 'two.tabs@example.test' });
  const [first, second] = [await begin(), await begin()];
  const confirm = (code: string) => confirmSetUp(context, { playerId, code, orderKey: null }, nothing);
  await expect(confirm(codeAt(first.secret, now))).rejects.toMatchObject({ code: 'wrong_code', path: ['otp_attempt'] });
  expect((await readTwoFactor(db, playerId)).enabledAt).toBeNull();
  expect(await confirm(codeAt(second.secret, now))).toHaveLength(10);
  await expect(begin()).rejects.toThrow('two_factor_on');
  await expect(confirm(codeAt(second.secret, now, 1))).rejects.toThrow('two_factor_on');
});

test('a set-up that took a quarter of an hour is begun anew', async () => {
  const playerId = await insertPlayer(db);
  const { secret } = await beginSetUp(context, { playerId, email: 'slow@example.test' });
  pass(15 * 60);
  const late = confirmSetUp(context, { playerId, code: codeAt(secret, now), orderKey: null }, nothing);
  await expect(late).rejects.toThrow('set_up_expired');
});

test('confirmed fifty times at once it is turned on once; the same order is answered the same codes', async () => {
  const playerId = await insertPlayer(db);
  const { secret } = await beginSetUp(context, { playerId, email: 'eager@example.test' });
  const confirm = (orderKey: string | null) =>
    confirmSetUp(context, { playerId, code: codeAt(secret, now), orderKey }, nothing);
  const calls = await results(Array.from({ length: 50 }, () => confirm(null)));
  expect(calls.filter((result) => result === 'in')).toHaveLength(1);
  const other = await insertPlayer(db);
  const again = await beginSetUp(context, { playerId: other, email: 'lost.answer@example.test' });
  const order = { playerId: other, code: codeAt(again.secret, now), orderKey: randomUUID() };
  const codes = await confirmSetUp(context, order, nothing);
  expect(await confirmSetUp(context, order, nothing)).toEqual(codes);
  pass(6 * 60);
  await expect(confirmSetUp(context, order, nothing)).rejects.toThrow('two_factor_on');
});

test('it goes off by password and code, not by one of them, and the sign-ins that wait end', async () => {
  const { playerId, code, recovery } = await protectedPlayer();
  const off = (password: string, factor: SecondFactor) => turnOff(context, { playerId, password, factor }, nothing);
  const token = await awaitCode(context, { playerId });
  await expect(off('wrong', { otp_attempt: code() })).rejects.toMatchObject({ code: 'wrong_password' });
  await expect(off(right, { otp_attempt: code(9) })).rejects.toMatchObject({ code: 'wrong_code' });
  await off(right, plain(recovery[9]!));
  expect(await readTwoFactor(db, playerId)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
  await expect(secondStep(token, { otp_attempt: code() })).rejects.toThrow('sign_in_expired');
  await expect(off(right, { otp_attempt: code() })).rejects.toThrow('two_factor_off');
});

test('without a key nothing is set up, and nobody gets in past a second factor', async () => {
  const { playerId, code } = await protectedPlayer();
  const keyless = { ...context, vault: null };
  await expect(beginSetUp(keyless, { playerId, email: 'x@example.test' })).rejects.toThrow('unavailable');
  const step = { factor: { otp_attempt: code() }, client: clientInfo(), alongside: async () => 0, onWrong: nothing };
  const token = await awaitCode(keyless, { playerId });
  await expect(completeSignIn(keyless, { token, ...step })).rejects.toThrow('unavailable');
});

test('neither secrets nor codes stand in the database as they are', async () => {
  const { secret, recovery, playerId } = await protectedPlayer();
  const rows = await db.query(sql`
    select two_factor::text as everything from two_factor union all select recovery_codes::text from recovery_codes`);
  const stored = JSON.stringify(rows);
  for (const text of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(text);
  const removal = { playerId, actor: 'operator:anna', now };
  expect(await db.transaction((tx) => removeSecondFactor(tx, removal))).toBe(true);
  expect(await db.transaction((tx) => removeSecondFactor(tx, removal))).toBe(false);
});
