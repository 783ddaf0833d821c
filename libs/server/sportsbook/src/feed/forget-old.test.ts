import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Database } from '@croupier/server-database';
import { fillBets, orderOn, sportsbookDatabase, testMatch } from '../testing/index.ts';
import { forgetOld } from './forget-old.ts';

let db: Database;
const start = new Date('2026-11-20T18:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(() => db.close());

const known = async () => {
  const events = await db.query<{ id: bigint }>(sql`select id from sport_events order by id`);
  const history = await db.query<{ id: bigint }>(
    sql`select distinct event_id as id from sport_price_history order by 1`,
  );
  return [events.map(({ id }) => Number(id)), history.map(({ id }) => Number(id))];
};

test('prices are kept three hours after a match, a match without bets a week, one with bets for ever', async () => {
  const kickOffAt = after(1);
  const [quiet, busy, open] = [
    await testMatch(db, { now: start, kickOffAt }),
    await testMatch(db, { now: start, kickOffAt }),
    await testMatch(db, { now: start, kickOffAt }),
  ];
  await fillBets(db, { orders: [orderOn(await busy.read(), 'home')], count: 5, players: [1, 2], now: start });
  for (const match of [quiet, busy, open]) await match.update({ at: after(1) });
  for (const match of [quiet, busy])
    await match.update({ at: after(3), status: 'ended', period: null, goals: [], left: 0 });
  const all = [quiet.id, busy.id, open.id];
  await forgetOld(db, after(5.9));
  expect(await known()).toEqual([all, all]);
  await forgetOld(db, after(6.1));
  expect(await known()).toEqual([all, [open.id]]);
  await forgetOld(db, after(7 * 24 + 2.9));
  expect((await known())[0]).toEqual(all);
  await forgetOld(db, after(7 * 24 + 3.1));
  expect((await known())[0]).toEqual([busy.id, open.id]);
});
