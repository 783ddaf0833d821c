import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as wallet, selectAccount } from '@croupier/server-wallet';
import {
  createSessions,
  forgetSessionEnds,
  migrations,
  readSessionEnd,
  requireRecentPassword,
  type Sessions,
} from './index.ts';

let db: Database;
let now: Date;
/** Two instances of the platform on one database, each with its own cache. */
let here: Sessions;
let there: Sessions;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, migrations]);
  here = createSessions({ db, clock: () => now });
  there = createSessions({ db, clock: () => now });
});
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
});
afterAll(() => db.close());

const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const start = (playerId: number, replacing?: string) =>
  db.transaction((tx) => here.start(tx, { playerId, ip: '192.0.2.1', country: null, userAgent: 'test', replacing }));
const endedOf = async (playerId: number) => {
  const events = await readOutbox(db, { topic: 'session', player: playerId });
  return events.filter(({ event }) => event === 'ended').map(({ payload }) => payload['session_ids']);
};

// shows: promise:A3
test('the database never holds what the cookie holds', async () => {
  const { token } = await start(await insertPlayer(db));
  const rows = await db.query(sql`select token_hash, sessions::text as everything from sessions`);
  expect(rows.some((row) => (row['everything'] as string).includes(token))).toBe(false);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('what is no cookie of ours is nobody, without asking the database', async () => {
  for (const token of [undefined, '', 'x', 'x'.repeat(43) + "'", 'é'.repeat(43), 'x'.repeat(10_000)])
    expect(await here.read(token)).toBeNull();
  expect(await here.read('x'.repeat(43))).toBeNull();
});

// shows: promise:A3; promise:W5; topic:session
test('signing out on one copy takes effect on the other within a second, and its sockets close', async () => {
  const playerId = await insertPlayer(db);
  const { token, session } = await start(playerId);
  expect(await there.read(token)).toMatchObject({ id: session.id, playerId });
  await here.end(session);
  expect(await here.read(token)).toBeNull();
  pass(1);
  expect(await there.read(token)).toBeNull();
  expect(await endedOf(playerId)).toEqual([[session.id]]);
});

// shows: promise:A3
test('a session dies 30 minutes after the last page turn, reading it in between changes nothing', async () => {
  const { token, session } = await start(await insertPlayer(db));
  pass(29 * 60);
  await here.touch((await here.read(token))!);
  pass(29 * 60);
  expect(await here.read(token)).not.toBeNull();
  expect(await here.readById(session.id)).not.toBeNull();
  pass(60);
  expect(await here.read(token)).toBeNull();
  expect(await here.readById(session.id)).toBeNull();
});

test('a dead session can’t be touched back to life', async () => {
  const { token, session } = await start(await insertPlayer(db));
  pass(31 * 60);
  await here.touch(session);
  expect(await here.read(token)).toBeNull();
});

// shows: promise:A3
test('signing in again in the same browser ends the session it had, whosever that was', async () => {
  const [ada, ben] = [await insertPlayer(db), await insertPlayer(db)];
  const first = await start(ada);
  const second = await start(ben, first.token);
  expect(second.token).not.toBe(first.token);
  expect(await here.read(first.token)).toBeNull();
  expect(await endedOf(ada)).toHaveLength(1);
});

// shows: promise:A9
test('all of a player’s sessions end but the one that asks, and nobody else’s', async () => {
  const [ada, ben] = [await insertPlayer(db), await insertPlayer(db)];
  const [current, other, stranger] = [await start(ada), await start(ada), await start(ben)];
  expect(await db.transaction((tx) => here.endAll(tx, ada, { except: current.session.id }))).toBe(1);
  expect(await here.read(current.token)).not.toBeNull();
  expect(await here.read(other.token)).toBeNull();
  expect(await here.read(stranger.token)).not.toBeNull();
  expect(await here.end({ id: stranger.session.id, playerId: ada })).toBe(false);
});

test('why a session ended is kept a week, where there is more to say than that', async () => {
  const playerId = await insertPlayer(db);
  const [broken, left, unknown] = [await start(playerId), await start(playerId), 'x'.repeat(43)];
  await here.end({ id: left.session.id, playerId });
  const because = { reason: 'coolingoff', until: new Date('2026-12-24T10:00:00Z') } as const;
  await db.transaction((tx) => here.endAll(tx, playerId, { because }));
  const told = () =>
    Promise.all([broken.token, left.token, unknown, 'made-up', undefined].map((token) => readSessionEnd(db, token)));
  expect(await told()).toEqual([because, null, null, null, null]);
  pass(7 * 24 * 60 * 60);
  await forgetSessionEnds(db, now);
  expect((await told())[0]).toEqual(because);
  pass(1);
  expect(await forgetSessionEnds(db, now)).toBe(1);
  expect((await told())[0]).toBeNull();
});

test('of more than twenty browsers the one unused for longest goes', async () => {
  const playerId = await insertPlayer(db);
  const first = await start(playerId);
  for (let count = 0; count < 20; count += 1) {
    pass(1);
    await start(playerId);
  }
  expect(await here.list(playerId)).toHaveLength(20);
  expect(await here.read(first.token)).toBeNull();
});

// shows: promise:A7
test('money may leave for a quarter of an hour after the password was given', async () => {
  const { token } = await start(await insertPlayer(db));
  const check = async () => requireRecentPassword((await here.read(token))!, now);
  pass(15 * 60 - 1);
  await expect(check()).resolves.toBeUndefined();
  pass(1);
  await expect(check()).rejects.toMatchObject({ code: 'reauthentication_required' });
  await here.reauthenticated((await here.read(token))!);
  await expect(check()).resolves.toBeUndefined();
});

test('the session knows the wallet that is played with, also after another was selected', async () => {
  const playerId = await insertPlayer(db, { currency: 'EUR' });
  const { token } = await start(playerId);
  expect(await here.read(token)).toMatchObject({ currency: 'EUR' });
  await db.transaction((tx) => selectAccount(tx, { playerId, currency: 'BTC' }));
  here.refresh(playerId);
  expect(await here.read(token)).toMatchObject({ currency: 'BTC' });
});

test('what died long ago is swept away, what lives stays', async () => {
  const [dead, living] = [await start(await insertPlayer(db)), await insertPlayer(db)];
  pass(61 * 60);
  const { token } = await start(living);
  expect(await here.sweep()).toBeGreaterThan(0);
  expect(await db.query(sql`select 1 from sessions where id = ${dead.session.id}`)).toEqual([]);
  expect(await here.read(token)).not.toBeNull();
});
