import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import type { Database } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { handle, migrateJobs } from '@croupier/server-jobs';
import { runDueJobs } from '@croupier/server-jobs/testing';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as players, rememberDevice } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import { migrations } from '../index.ts';
import { redeemCoupon } from './give-by-rule.ts';
import { noteSignals, readSignals, reviewSignal, signalsJob } from './signals.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, limits, migrations], { prepare: migrateJobs });
});
afterAll(() => db.close());

const now = new Date('2026-11-23T12:00:00Z');
const take = async (playerId: number, code = 'TRYOUT') => {
  const { status } = await redeemCoupon(db, { playerId, currency: 'EUR', code, now });
  await runDueJobs(db, [handle(signalsJob, (order) => noteSignals(db, { ...order, now }))]);
  return status;
};
const insert = (email: string, address: string) => insertPlayer(db, { email, address });

test('a second welcome bonus of one mailbox, device or address is given, and a reviewer is told', async () => {
  const first = await insert('ada.example@gmail.com', 'Lindenallee 1');
  const mailbox = await insert('adaexample+again@gmail.com', 'Lindenallee 2');
  const device = await insert('somebody@example.test', 'Lindenallee 3');
  const neighbour = await insert('neighbour@example.test', 'lindenallee 1');
  const stranger = await insert('stranger@example.test', 'Lindenallee 9');
  for (const playerId of [first, device]) await rememberDevice(db, { playerId, device: 'one and the same', now });
  for (const playerId of [first, mailbox, device, neighbour, stranger])
    expect(await take(playerId)).toBe('successfully_activated');
  const signals = await readSignals(db);
  expect(signals.map(({ playerId, otherId, likeness }) => [playerId, otherId, likeness])).toEqual([
    [mailbox, first, 'email'],
    [device, first, 'device'],
    [neighbour, first, 'address'],
  ]);
  await noteSignals(db, { playerId: mailbox, definition: 'try-out', now });
  expect(await readSignals(db)).toHaveLength(3);

  const review = { id: signals[0]!.id, reason: 'a couple', actor: 'operator:anna', now };
  await db.transaction((tx) => reviewSignal(tx, review));
  expect(await readSignals(db)).toHaveLength(2);
  await expect(db.transaction((tx) => reviewSignal(tx, review))).rejects.toMatchObject({ code: 'not_found' });
});

test('one phone is a signal; accounts that took no bonus are none', async () => {
  const before = (await readSignals(db)).length;
  const phone = '+4915550001111';
  const [one, two] = [
    await insertPlayer(db, { phone, address: 'Weg 1' }),
    await insertPlayer(db, { phone, address: 'Weg 2' }),
  ];
  await insertPlayer(db, { phone, address: 'Weg 3' });
  await take(one);
  await take(two);
  const noted = (await readSignals(db)).slice(before);
  expect(noted.map(({ playerId, otherId, likeness }) => [playerId, otherId, likeness])).toEqual([[two, one, 'phone']]);
});

test('one name and date of birth is a signal, however it is written', async () => {
  const before = (await readSignals(db)).length;
  const [one, two] = [
    await insertPlayer(db, { lastName: 'Löwe-Ĺand', address: 'Feld 1' }),
    await insertPlayer(db, { lastName: 'LAND LOEWE', address: 'Feld 2' }),
  ];
  await take(one);
  await take(two);
  const noted = (await readSignals(db)).slice(before);
  expect(noted.map(({ playerId, otherId, likeness }) => [playerId, otherId, likeness])).toEqual([[two, one, 'person']]);
});

test('what is no welcome bonus is not looked at', async () => {
  const before = (await readSignals(db)).length;
  const [one, two] = [await insert('twin@example.test', 'Twin 1'), await insert('twin+2@example.test', 'Twin 1')];
  await take(one, 'GOODSTART');
  await take(two, 'GOODSTART');
  expect(await readSignals(db)).toHaveLength(before);
});
