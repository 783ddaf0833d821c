import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, publish, sql } from '@croupier/server-database';
import { grantLease, readOutbox, testDatabase, writeOutbox } from '@croupier/server-database/testing';
import { follow, keepFollowing } from './follow.ts';
import { migrations } from './index.ts';
import { createCatchUp } from './replay.ts';
import { sequence } from './sequencer.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase([migrations]);
  await grantLease(db, lease);
});
afterAll(() => db.close());

const lease = { name: 'test', epoch: 1n };
const SENT = { position: () => 2n ** 60n, joined: () => undefined };
const deposit = { id: '6f1c1c1e-0000-4000-8000-000000000001', action: 'deposit', state: 'created' } as const;
const changed = (...players: number[]) =>
  db.transaction((tx) => publish(tx, { topic: 'accounts', players, event: 'changed', payload: { currency: 'EUR' } }));
const stored = async (topic: string) =>
  (await db.query(sql`select 1 from channel_events where topic = ${topic}`)).length;
const lapse = (topic: string) => db.query(sql`update channel_topics set followed_until = now() where topic = ${topic}`);

// shows: topic:payments
test('a balance nobody follows leaves the outbox unstored, a payment is always stored', async () => {
  await changed(1);
  await db.transaction((tx) => publish(tx, { topic: 'payments', players: [1], event: 'changed', payload: deposit }));
  expect(await sequence(db, '$player:', lease)).toBe(2);
  expect([await stored('$player:1:accounts'), await stored('$player:1:payments')]).toEqual([0, 1]);
  expect(await readOutbox(db)).toEqual([]);
});

// shows: socket:prefix
test("an event for several players reaches the own topic of each, under the site's prefix", async () => {
  await writeOutbox(db, { topic: 'payments', players: [8, 9], event: 'changed', payload: {} });
  await sequence(db, '§', lease);
  expect([await stored('§8:payments'), await stored('§9:payments')]).toEqual([1, 1]);
});

test('once joined, every change is stored and what was missed is found on coming back', async () => {
  const join = createCatchUp(db, 'e', SENT);
  const first = await join('$player:2:accounts', {});
  await changed(1, 2);
  await sequence(db, '$player:', lease);
  expect(await join('$player:2:accounts', { since: first.seq, epoch: 'e' })).toMatchObject({
    seq: first.seq + 1,
    missed: [{ event: 'changed' }],
  });
});

test('who comes back after nobody followed for long is asked to reload, even if events were skipped meanwhile', async () => {
  const topic = '$player:3:accounts';
  const join = createCatchUp(db, 'e', SENT);
  await join(topic, {});
  await changed(3);
  await sequence(db, '$player:', lease);
  const { seq } = await join(topic, {});
  await lapse(topic);
  await changed(3);
  await sequence(db, '$player:', lease);
  expect(await join(topic, { since: seq, epoch: 'e' })).toMatchObject({ reload: true });
  const again = await join(topic, {});
  expect(await join(topic, { since: again.seq, epoch: 'e' })).toMatchObject({ missed: [] });
});

test('a topic read here stays followed', async () => {
  const topic = '$player:4:accounts';
  await follow(db, [topic]);
  await keepFollowing(db, [topic]);
  await changed(4);
  await sequence(db, '$player:', lease);
  expect(await stored(topic)).toBe(1);
});
