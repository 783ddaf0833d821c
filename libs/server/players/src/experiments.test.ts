import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import type { Database } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import { experimentOf, joinMissedExperiment, variantOf } from './experiments.ts';
import { addToGroups, migrations, readPlayer } from './index.ts';
import { insertPlayer } from './testing/index.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase([audit, migrations, wallet]);
});
afterAll(() => db.close());

// shows: group:stag-variant; group:registration-614-615
test.each([
  ['0', 614],
  ['1', 615],
  ['e', 614],
  ['F', 615],
  ['102_5f3a', 614],
  ['102_5f3b', 615],
  // The last hex digit counts, whatever follows it.
  ['102_3z', 615],
  ['a-ßÿ', 614],
  ['４', 614], // A digit of another script is invalid: no tag, so the id decides.
])('the mark %j leads to variant %i', (stag, group) => {
  expect(variantOf(stag, 4)).toBe(group);
});

// shows: group:registration-614-615
test('without a mark the two experiments are independent: each of the four pairs comes once in four ids', () => {
  const pairs = [1, 2, 3, 4].map((id) => `${experimentOf(id)} ${variantOf(null, id)}`);
  expect(pairs.toSorted()).toEqual(['543 614', '543 615', '544 614', '544 615']);
  expect(variantOf('', 2)).toBe(variantOf(null, 2));
  expect(variantOf('zzz', 2)).toBe(variantOf(null, 2));
});

const groupsOf = async (id: number) => (await readPlayer(db, id))!.groups.map((group) => group.id);
const comeIn = (id: number) => db.transaction((tx) => joinMissedExperiment(tx, id, new Date()));

// shows: group:ab-543-544
test('who is in neither group of the A/B test gets one by the id, once; who has one keeps it', async () => {
  const [first, second] = [await insertPlayer(db), await insertPlayer(db)];
  await Promise.all(Array.from({ length: 10 }, () => comeIn(first)));
  expect(await groupsOf(first)).toEqual([first % 2 === 1 ? 544 : 543]);
  const other = second % 2 === 1 ? 543 : 544;
  await db.transaction((tx) => addToGroups(tx, { playerId: second, groupIds: [other], now: new Date() }));
  await comeIn(second);
  expect(await groupsOf(second)).toEqual([other]);
});
