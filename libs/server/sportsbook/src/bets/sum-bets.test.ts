import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '@croupier/server-database';
import { fund } from '@croupier/server-wallet/testing';
import { goal, orderOn, sportsbookDatabase, testMatch } from '../testing/index.ts';
import { placeBet } from './place-bet.ts';
import { sumBets, sumOpenStakes } from './sum-bets.ts';

let db: Database;
/** Half an hour before midnight in Berlin. */
const start = new Date('2026-11-20T22:30:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const timeZone = 'Europe/Berlin';

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(() => db.close());

test('a bet counts with its stake on the day it was settled, and an open one is named apart', async () => {
  const playerId = 1;
  await fund(db, { playerId, amount: 10_000n });
  const match = await testMatch(db, { now: start, kickOffAt: at(10) });
  const event = await match.read();
  const send = (outcome: 'home' | 'away') =>
    placeBet(db, { playerId, order: orderOn(event, outcome), now: start, liveDelayMs: 0 });
  const won = await send('home');
  await send('away');
  const open = (from?: Date) => sumOpenStakes(db, { playerId, currency: 'EUR', ...(from && { from }) });
  expect([await open(), await open(start), await open(at(1))]).toEqual([2_000n, 2_000n, 0n]);
  expect(await sumBets(db, { playerId, from: at(0), to: at(200), timeZone })).toEqual([]);
  await match.update({ at: at(120), status: 'ended', period: null, goals: [goal('home')], left: 0 });
  const sum = (from: number, to: number) => sumBets(db, { playerId, from: at(from), to: at(to), timeZone });
  expect(await sum(0, 200)).toEqual([
    { day: '2026-11-21', currency: 'EUR', staked: 2_000n, returned: BigInt(won.possible_return_cents) },
  ]);
  expect(await open()).toBe(0n);
  expect(await sum(1, 119)).toEqual([]);
  expect(await sumBets(db, { playerId: 2, from: at(0), to: at(200), timeZone })).toEqual([]);
});

test('what was bet long ago is found behind however many bets that came since', async () => {
  const many = (count: number, placedAt: Date, stake: number) =>
    db.query(sql`
      insert into sport_bets (id, player_id, digest, hold_id, currency, stake, odds_change, sizes, status, possible_return, returned,
        placed_at, decided_at, settled_at, receipt)
      select gen_random_uuid(), 3, '', gen_random_uuid(), 'EUR', ${stake}, 'none', '{1}', 'settled', 100, 0, ${placedAt}, ${placedAt}, ${placedAt}, '{}'
      from generate_series(1, ${count}::int)`);
  await many(1, at(0), 700);
  await many(20_000, at(3 * 24 * 60), 1);
  const rows = await sumBets(db, { playerId: 3, from: at(-10), to: at(10), timeZone });
  expect(rows).toEqual([{ day: '2026-11-20', currency: 'EUR', staked: 700n, returned: 0n }]);
});
