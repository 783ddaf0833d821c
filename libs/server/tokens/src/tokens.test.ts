import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { checkToken, createToken, dropTokens, forgetOldTokens, migrations, readToken, useToken } from './index.ts';

const purpose = { name: 'test-link', minutes: 60 };
let db: Database;
let now: Date;
beforeAll(async () => {
  db = await testDatabase([migrations]);
});
afterAll(() => db.close());
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  await db.query(sql`delete from one_time_tokens`);
});

const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const create = (playerId = 1, subject?: string) =>
  createToken(db, { playerId, purpose, now, ...(subject ? { subject } : {}) });
const use = (token: string, at = now) => db.transaction((tx) => useToken(tx, { token, purpose, now: at }));
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'used',
    (error: { code?: string }) => error.code,
  );

// shows: promise:A4
test('a token works once, for its player and with its subject', async () => {
  const token = await create(7, 'ada@example.com');
  expect(await use(token)).toEqual({ playerId: 7, subject: 'ada@example.com' });
  await expect(use(token)).rejects.toMatchObject({ code: 'token_used', path: ['token'] });
});

// shows: promise:A4
test('of 50 uses at once one is taken', async () => {
  const token = await create();
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(use(token))));
  expect(outcomes.filter((one) => one === 'used')).toHaveLength(1);
  expect(outcomes.filter((one) => one === 'token_used')).toHaveLength(49);
});

test('a use whose transaction fails leaves the token good', async () => {
  const token = await create();
  const failed = db.transaction(async (tx) => {
    await useToken(tx, { token, purpose, now });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await outcome(use(token))).toBe('used');
});

test('a token holds until its last second, and not in it', async () => {
  expect(await outcome(use(await create(), after(3599)))).toBe('used');
  expect(await outcome(use(await create(), after(3600)))).toBe('token_expired');
});

test('a new token replaces the last of its player and purpose, and nobody else’s', async () => {
  const [old, other] = [await create(1), await create(2)];
  const renewed = await create(1);
  expect(await outcome(use(old))).toBe('token_invalid');
  expect(await outcome(use(renewed))).toBe('used');
  expect(await outcome(use(other))).toBe('used');
});

test('a token of another purpose, a made-up one and one that is no token at all open nothing', async () => {
  const token = await create();
  const elsewhere = { name: 'other', minutes: 60 };
  await expect(db.transaction((tx) => useToken(tx, { token, purpose: elsewhere, now }))).rejects.toMatchObject({
    code: 'token_invalid',
  });
  for (const wrong of ['', 'x', 'x'.repeat(43), `${token}x`, '\u0000', "' or 1=1"])
    expect(await outcome(use(wrong))).toBe('token_invalid');
  expect(await outcome(use(token))).toBe('used');
});

test('looking at a token uses nothing', async () => {
  const token = await create(3, 'subject');
  const look = () => readToken(db, { token, purpose });
  for (let times = 0; times < 3; times += 1)
    expect(await look()).toEqual({ playerId: 3, subject: 'subject', usedAt: null, expiresAt: after(3600) });
  expect(await checkToken(db, { token, purpose, now })).toMatchObject({ playerId: 3 });
  expect(await outcome(checkToken(db, { token, purpose, now: after(3600) }))).toBe('token_expired');
  await use(token);
  expect(await look()).toMatchObject({ usedAt: now });
  expect(await outcome(checkToken(db, { token, purpose, now }))).toBe('token_used');
  expect(await readToken(db, { token: 'x'.repeat(43), purpose })).toBeNull();
});

// shows: promise:U2
test('the table holds a hash, never the token', async () => {
  const token = await create(1, 'subject');
  const [row] = await db.query<{ text: string }>(sql`select t::text as text from one_time_tokens t`);
  expect(row!.text).toContain('subject');
  for (const written of [token, Buffer.from(token).toString('hex')]) expect(row!.text).not.toContain(written);
});

test('a token can be taken back, and is forgotten a month after it expired', async () => {
  const token = await create(1);
  await dropTokens(db, { playerId: 1, purposes: [purpose] });
  expect(await outcome(use(token))).toBe('token_invalid');
  await create(2);
  expect(await forgetOldTokens(db, after(3600 + 30 * 86_400))).toBe(0);
  expect(await forgetOldTokens(db, after(3601 + 30 * 86_400))).toBe(1);
});
