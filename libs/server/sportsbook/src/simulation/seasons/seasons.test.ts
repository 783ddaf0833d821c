import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIELD_MARKETS } from '@croupier/bet-math';
import type { Database } from '@croupier/server-database';
import { fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../../bets/place-bet.ts';
import { readBet } from '../../bets/read-bets.ts';
import { readEvents } from '../../events/read-events.ts';
import { readField, readFields } from '../../events/read-fields.ts';
import { readTree } from '../../events/read-tree.ts';
import { advanceFeed } from '../../testing/advance-feed.ts';
import { orderOnRunner, sportsbookDatabase } from '../../testing/index.ts';
import { LEAGUES } from '../clubs.ts';
import { pairingOf, slotsOf } from '../pairings.ts';
import { simulatedFeed } from '../simulated-feed.ts';
import { seasonPrices } from './season-prices.ts';

const seed = Buffer.alloc(32, 5);
const league = { ...LEAGUES[0]!, clubs: LEAGUES[0]!.clubs.slice(0, 4) };
const all = Array.from({ length: slotsOf(league.clubs) }, (_, slot) => pairingOf(league.clubs, slot) ?? []).flat();

test('a season is priced from its table and the matches to come, the same each time, and no price is better than fair', () => {
  const prices = seasonPrices({ seed, league, rows: [], pairings: all });
  expect(seasonPrices({ seed, league, rows: [], pairings: all })).toEqual(prices);
  const [win, top] = prices;
  expect(win!.fair.reduce((sum, one) => sum + one, 0)).toBe(1_000_000);
  expect(top!.fair.reduce((sum, one) => sum + one, 0) / 1_000_000).toBeCloseTo(3, 1);
  for (const { odds, fair } of prices)
    for (const [index, price] of odds!.entries())
      expect((price ?? 0) * fair[index]!).toBeLessThanOrEqual(10_000 * 1_000_000);
});

test('who has a lead nobody can make up has no price any more', () => {
  const rows = league.clubs.map((club, index) => ({
    club,
    ...{ played: 5, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, form: [] },
    points: index === 0 ? 15 : 0,
  }));
  const [win] = seasonPrices({ seed, league, rows, pairings: all.slice(0, 1) });
  expect(win!.odds?.[0] ?? null).toBeNull();
});

let db: Database;
beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(() => db.close());

test('a bet on the winner of a season is settled, each way too, when its last match is over', async () => {
  const start = new Date('2026-11-24T18:00:00Z');
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
  const feed = simulatedFeed({ speed: 600, seed, leagues: [league], seasons: true });
  const playerId = 900;
  await fund(db, { playerId, amount: 10_000n });
  await advanceFeed(db, feed, start);
  const [season] = await readFields(db, { kind: 'season', state: 'open', limit: 5 });
  expect(season).toMatchObject({ status: 'not_started', field: { kind: 'season', number: 1 } });
  // Four clubs have no places: there is only a winner.
  expect(season!.field.terms).toBeNull();
  expect((await readEvents(db, { state: 'upcoming', limit: 100 })).every(({ id }) => id !== season!.id)).toBe(true);
  expect((await readTree(db)).sports[0]!.upcoming).toBeLessThan(20);
  const orders = ['1', '2', '3', '4'].map((club) => orderOnRunner(season!, club, { market: FIELD_MARKETS.outright }));
  for (const order of orders) await placeBet(db, { playerId, order, now: at(1), liveDelayMs: 0 });
  await expect(
    placeBet(db, {
      playerId,
      order: { ...orders[0]!, id: crypto.randomUUID(), each_way: true },
      now: at(1),
      liveDelayMs: 0,
    }),
  ).rejects.toMatchObject({ code: 'each_way_unavailable' });
  for (const second of [60, 120]) await advanceFeed(db, feed, at(second));
  const over = await readField(db, season!.id);
  expect(over.status).toBe('ended');
  const winner = over.field.runners.find(({ rank }) => rank === 1)!;
  for (const [index, order] of orders.entries()) {
    const bet = await readBet(db, { playerId, id: order.id });
    expect(bet.status).toBe('settled');
    expect(bet.return_cents).toBe(index + 1 === winner.number ? order.legs[0].odds / 10 : 0);
  }
  const [next] = await readFields(db, { kind: 'season', state: 'open', limit: 5 });
  expect(next).toMatchObject({ field: { number: 2 } });
});
