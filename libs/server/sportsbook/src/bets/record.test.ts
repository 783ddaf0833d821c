import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMBINATION } from '@croupier/bet-math';
import type { Database } from '@croupier/server-database';
import { fund } from '@croupier/server-wallet/testing';
import { goal, orderOn, orderOnRunner, sportsbookDatabase, testMatch, testRace } from '../testing/index.ts';
import { placeBet } from './place-bet.ts';
import { readCombination } from './read-combination.ts';
import { readRecord } from './read-record.ts';

let db: Database;
const playerId = 4;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const record = (now = at(10_000), who = playerId) => readRecord(db, { playerId: who, currency: 'EUR', now });

beforeAll(async () => {
  db = await sportsbookDatabase();
  await fund(db, { playerId, amount: 10_000n });
});
afterAll(() => db.close());

test('a new player has fourteen empty days and no closing line', async () => {
  const { days, closing, open_cents } = await record(start, 99);
  expect(open_cents).toBe(0);
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toEqual({ day: '2026-11-20', staked_cents: 0, returned_cents: 0 });
  expect(closing).toEqual({ legs: 0, better: 0, mean_gain: null, newest: [] });
});

test('prices taken before kick-off are measured by the last ones there were, live ones are not', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const place = async (order: Parameters<typeof placeBet>[1]['order'], now: Date) => {
    await placeBet(db, { playerId, order, now, liveDelayMs: 0 });
  };
  const first = await match.read();
  const taken = orderOn(first, 'over');
  await place(taken, start);
  const outcomes = '1//home&29//yes';
  const { odds, version, score } = await readCombination(db, { eventId: match.id, outcomes, now: start });
  const leg = { ...taken.legs[0], market_id: COMBINATION.id, specifiers: outcomes, outcome: 'all' };
  await place({ ...taken, id: randomUUID(), legs: [{ ...leg, odds: odds!, market_version: version, score }] }, start);
  // Fewer goals are expected than before: the price of many of them rises.
  await match.report({ at: at(1_000), status: 'not_started', period: null, left: 0.8 });
  const closing = orderOn(await match.read(), 'over').legs[0].odds;
  const together = await readCombination(db, { eventId: match.id, outcomes, now: at(1_000) });
  expect(closing).toBeGreaterThan(taken.legs[0].odds);
  await match.report({ at: at(3_600), left: 1 });
  await place(orderOn(await match.read(), 'home', { odds_change: 'any' }), at(3_602));
  await match.report({ at: at(3_800), left: 0.6 });
  await match.update({ at: at(9_000), status: 'ended', period: null, left: 0, goals: [goal('away')] });

  const { days, closing: measured, open_cents } = await record();
  expect(days.at(-1)).toMatchObject({ staked_cents: 2_000, returned_cents: 0 });
  // The one placed live was never decided.
  expect(open_cents).toBe(1_000);
  expect(measured.newest).toMatchObject([
    { market_id: COMBINATION.id, odds, closing_odds: together.odds },
    { market_id: 18, outcome: 'over', odds: taken.legs[0].odds, closing_odds: closing },
  ]);
  expect(measured).toMatchObject({ legs: 2, better: 0 });
  const gain = ((taken.legs[0].odds / closing + odds! / together.odds!) / 2 - 1) * 1_000_000;
  expect(measured.mean_gain).toBe(Math.round(gain));
  expect((await record(at(10_000), 99)).closing.legs).toBe(0);
});

test('a price on a race is measured by the last one before the off, less what is deducted; a starting price is not', async () => {
  const [of, now] = [402, at(20_000)];
  await fund(db, { playerId: of, amount: 10_000n });
  const race = await testRace(db, { now, off: at(20_600) });
  const first = orderOnRunner(await race.read(), '1');
  await placeBet(db, { playerId: of, order: first, now, liveDelayMs: 0 });
  const starting = { ...first, id: randomUUID(), legs: [{ ...first.legs[0], starting_price: true }] };
  await placeBet(db, { playerId: of, order: starting as typeof first, now, liveDelayMs: 0 });
  await race.report({ at: at(20_300), away: { 2: at(20_300) } });
  const closing = orderOnRunner(await race.read(), '1').legs[0].odds;
  await race.report({ at: at(20_600), away: { 2: at(20_300) }, status: 'live' });
  await race.update({ at: at(20_700), away: { 2: at(20_300) }, status: 'ended', ranks: [1, null, 2, 3, 4, 5] });
  const { closing: measured } = await record(at(21_000), of);
  expect(measured.newest).toMatchObject([
    { event: { id: race.id, home: '', field: { kind: 'race', number: 1 } }, outcome: '1', closing_odds: closing },
  ]);
  const { odds } = measured.newest[0]!;
  expect(odds).toBeLessThan(first.legs[0].odds);
  expect(odds).toBeGreaterThan(10_000);
  expect(measured.legs).toBe(1);
});
