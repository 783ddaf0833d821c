import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '@croupier/contracts';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import type { PlayersContext } from './context.ts';
import {
  changeGroup,
  describePlayer,
  joinExperiments,
  migrations,
  type PlayerUpdate,
  readPlayer,
  signUp,
  updatePlayer,
} from './index.ts';
import { application, insertPlayer, testPlayers, clientInfo } from './testing/index.ts';

let db: Database;
let context: PlayersContext;
const excluded = new Set<number>();
beforeAll(async () => {
  db = await testDatabase([audit, migrations, wallet]);
  context = testPlayers(db, {
    clock: () => new Date('2026-11-20T12:00:00Z'),
    isExcluded: async (_tx, id) => excluded.has(id),
  });
});
afterAll(() => db.close());

const change = (playerId: number, changes: PlayerUpdate['changes'], requireRecentPassword = () => undefined as void) =>
  updatePlayer(context, { playerId, changes, requireRecentPassword });
const bare = () =>
  signUp(
    context,
    application({
      first_name: undefined,
      last_name: undefined,
      date_of_birth: undefined,
      country: undefined,
      mobile_phone: undefined,
      postal_code: undefined,
    }),
    clientInfo(),
    async (_tx, id) => id,
  );

test('who somebody is can be filled in once and not changed', async () => {
  const id = await bare();
  await change(id, { first_name: 'Ada', last_name: 'Beispiel', date_of_birth: '1990-01-01', country: 'DE' });
  expect(await readPlayer(db, id)).toMatchObject({ first_name: 'Ada', date_of_birth: '1990-01-01', edition: 'de' });
  for (const changes of [
    { first_name: 'Eva' },
    { last_name: 'Other' },
    { date_of_birth: '1990-01-02' },
    { country: 'AT' },
  ])
    await expect(change(id, changes)).rejects.toMatchObject({ code: 'locked', path: Object.keys(changes) });
  await expect(change(id, { first_name: 'Ada', city: 'Graz' })).resolves.toMatchObject({ city: 'Graz' });
});

// shows: rule:date-of-birth
test('filling in the profile later is no way around the age', async () => {
  const id = await bare();
  await expect(change(id, { date_of_birth: '2010-01-01' })).rejects.toMatchObject({ code: 'too_young' });
  await change(id, { date_of_birth: '2007-06-01' });
  await expect(change(id, { country: 'NZ' })).rejects.toMatchObject({ code: 'too_young', path: ['country'] });
});

// shows: promise:L6
test('filling in the profile later is no way around an exclusion', async () => {
  const shut = await insertPlayer(db);
  const { first_name, last_name, date_of_birth, mobile_phone } = (await readPlayer(db, shut))!;
  excluded.add(shut);
  const id = await bare();
  await expect(
    change(id, { first_name: first_name!, last_name: last_name!, date_of_birth: date_of_birth! }),
  ).rejects.toMatchObject({ code: 'registration_refused' });
  await expect(change(id, { mobile_phone: mobile_phone! })).rejects.toMatchObject({ code: 'registration_refused' });
  await expect(change(id, { city: 'Linz' })).resolves.toMatchObject({ city: 'Linz' });
});

test('a number can be taken away by whoever resembles somebody excluded', async () => {
  const [other, id] = [await insertPlayer(db), await insertPlayer(db)];
  const { first_name, last_name, date_of_birth } = (await readPlayer(db, other))!;
  await db.query(sql`
    update players set first_name = ${first_name}, last_name = ${last_name}, date_of_birth = ${date_of_birth}
    where id = ${BigInt(id)}`);
  excluded.add(other);
  await expect(change(id, { mobile_phone: null })).resolves.toMatchObject({ mobile_phone: null });
});

// shows: promise:A7
test('replacing an existing phone number asks for the password, giving the first one does not', async () => {
  const id = await bare();
  const refuse = () => {
    throw new Refusal('reauthentication_required');
  };
  await change(id, { mobile_phone: '+436641234567' }, refuse);
  await change(id, { mobile_phone: '+436641234567' }, refuse);
  await expect(change(id, { mobile_phone: '+436647654321' }, refuse)).rejects.toMatchObject({
    code: 'reauthentication_required',
  });
  await expect(change(id, { mobile_phone: null }, refuse)).rejects.toMatchObject({ code: 'reauthentication_required' });
});

// shows: promise:A9
test('a field nobody named can’t be reached', async () => {
  const id = await insertPlayer(db);
  await change(id, { city: 'Graz', email: 'other@example.test', verified: true, password_hash: 'x', id: 1 } as never);
  const [row] = await db.query(sql`select email, verified, password_hash, city from players where id = ${id}`);
  expect(row).toMatchObject({ verified: false, password_hash: 'none', city: 'Graz' });
  expect(row!['email']).not.toBe('other@example.test');
});

// shows: request:experiment-groups; group:registration-614-615; promise:A9; topic:groups
test('only experiments can be joined, and one wrong group refuses all', async () => {
  const id = await insertPlayer(db);
  for (const groups of [[255], [614, 255], [999_999], [614, -1], [614, 615]])
    await expect(joinExperiments(db, { playerId: id, groupIds: groups, now: new Date() })).rejects.toMatchObject({
      code: 'forbidden',
    });
  expect((await readPlayer(db, id))!.groups).toEqual([]);
  await joinExperiments(db, { playerId: id, groupIds: [614, 614], now: new Date() });
  await joinExperiments(db, { playerId: id, groupIds: [614], now: new Date() });
  expect(await readOutbox(db, { topic: 'groups', player: id })).toHaveLength(2);
  expect((await readPlayer(db, id))!.groups).toEqual([{ id: 614, name: 'Registration A' }]);
});

// shows: group:registration-614-615; group:ab-543-544
test('a player is on one side of an experiment: joining it leaves the other, for operators too', async () => {
  const id = await insertPlayer(db);
  const groups = async () => (await readPlayer(db, id))!.groups.map((group) => group.id).toSorted((a, b) => a - b);
  const join = (...groupIds: number[]) => joinExperiments(db, { playerId: id, groupIds, now: new Date() });
  await join(543, 614);
  await join(615);
  expect(await groups()).toEqual([543, 615]);
  await db.transaction((tx) =>
    changeGroup(tx, { playerId: id, groupId: 614, kind: 'add', actor: 'operator:anna', now: new Date() }),
  );
  expect(await groups()).toEqual([543, 614]);
  await Promise.all(Array.from({ length: 10 }, (_, at) => join(at % 2 === 0 ? 614 : 615)));
  expect(await groups()).toHaveLength(2);
});

// shows: rule:required-profile; rule:incomplete
test('missing fields of the profile are reported', async () => {
  expect((await describePlayer(context, (await readPlayer(db, await bare()))!)).auth_fields_missed).toEqual([
    'mobile_phone',
    'first_name',
    'last_name',
    'date_of_birth',
    'country',
    'postal_code',
  ]);
  const nothing = application({ city: undefined, address: undefined });
  const id = await signUp(context, nothing, clientInfo({ ip: '192.0.2.77' }), async (_tx, own) => own);
  expect((await describePlayer(context, (await readPlayer(db, id))!)).auth_fields_missed).toEqual(['city', 'address']);
});
