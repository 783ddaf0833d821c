import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import { forgetSignIns, listSignIns, migrations, recordSignInAttempt, shortIp } from './index.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, migrations]);
});
afterAll(() => db.close());

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const entry = (playerId: number | null) => ({
  playerId,
  outcome: 'wrong_password' as const,
  method: 'password' as const,
  ip: '192.0.2.77',
  country: 'AT',
  userAgent: 'x'.repeat(400),
});

test('a history is read page by page, newest first, and is one player’s alone', async () => {
  const [ada, ben] = [await insertPlayer(db), await insertPlayer(db)];
  for (let count = 0; count < 25; count += 1) await recordSignInAttempt(db, entry(ada), now);
  await recordSignInAttempt(db, { ...entry(ben), outcome: 'signed_in', newDevice: true }, now);
  const ids: number[] = [];
  let before: number | undefined;
  do {
    const page = await listSignIns(db, { playerId: ada, before, limit: 10, now });
    ids.push(...page.data.map(({ id }) => id));
    before = page.next === null ? undefined : Number(page.next);
  } while (before !== undefined);
  expect(ids).toHaveLength(25);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(await listSignIns(db, { playerId: ben, limit: 10, now })).toMatchObject({
    data: [{ outcome: 'signed_in', ip: '192.0.2.x', country: 'AT', new_device: true }],
    next: null,
  });
});

test('what is 90 days old is neither shown nor kept, and failures at no account go at once', async () => {
  const playerId = await insertPlayer(db);
  await recordSignInAttempt(db, entry(playerId), daysAgo(91));
  await recordSignInAttempt(db, entry(playerId), daysAgo(89));
  await recordSignInAttempt(db, entry(null), now);
  expect((await listSignIns(db, { playerId, limit: 10, now })).data).toHaveLength(1);
  expect(await forgetSignIns(db, now)).toBe(2);
  expect(await db.query(sql`select 1 from sign_ins where player_id = ${playerId}`)).toHaveLength(1);
});

test('an address is shortened to its network', () => {
  expect(['192.0.2.77', '::ffff:192.0.2.77', '2001:db8:1:2::9', '2001:DB8::1', '::1', 'unknown'].map(shortIp)).toEqual([
    '192.0.2.x',
    '192.0.2.x',
    '2001:db8:1:x',
    '2001:db8:0:x',
    '0:0:0:x',
    'unknown',
  ]);
});
