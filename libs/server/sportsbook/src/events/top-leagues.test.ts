import { beforeAll, expect, test } from 'vitest';
import type { Database } from '@croupier/server-database';
import { addTournaments } from '../feed/add-fixture.ts';
import { LEAGUES } from '../simulation/clubs.ts';
import { sportsbookDatabase } from '../testing/test-match.ts';
import { readTree } from './read-tree.ts';
import { readTopLists, setTopLeagues, unknownLeagues } from './top-leagues.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const [one, other] = LEAGUES.map(({ slug }) => slug) as [string, string];
let db: Database;
beforeAll(async () => {
  db = await sportsbookDatabase();
  await db.transaction((tx) => addTournaments(tx, 'test', LEAGUES.slice(0, 2), now));
});
const set = (edition: string | null, leagues: string[]) =>
  db.transaction((tx) => setTopLeagues(tx, { edition, leagues, actor: 'operator:anna', now }));
const topOf = async (edition: string) => (await readTree(db, edition)).top;

test('an edition has its own list, else that of all, in the order it was set; leagues there are not are passed over', async () => {
  await set(null, [other, 'nowhere', one]);
  expect([await topOf('ie'), await topOf('de')]).toEqual([
    [other, one],
    [other, one],
  ]);
  await set('ie', [one]);
  expect([await topOf('ie'), await topOf('de')]).toEqual([[one], [other, one]]);
  expect(await readTopLists(db)).toEqual([
    { edition: null, leagues: [other, 'nowhere', one] },
    { edition: 'ie', leagues: [one] },
  ]);
  await set('ie', []);
  expect(await topOf('ie')).toEqual([other, one]);
  expect(await unknownLeagues(db, [one, 'nowhere'])).toEqual(['nowhere']);
});

test('two that set a list at once leave one of the two, whole', async () => {
  await Promise.allSettled([set('no', [one, other]), set('no', [other])]);
  expect([[one, other], [other]]).toContainEqual(await topOf('no'));
});
