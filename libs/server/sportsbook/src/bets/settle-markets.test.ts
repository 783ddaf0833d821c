import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gradesOf, factorsOf } from '@croupier/bet-math';
import { football, payout } from '@croupier/bet-math/testing';
import { type Database, sql } from '@croupier/server-database';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { goal, orderOnLine, sportsbookDatabase, testMatch, type TestMatch } from '../testing/index.ts';
import { placeBet } from './place-bet.ts';
import { readBet } from './read-bets.ts';
import { settleEnded } from './settle-ended.ts';

let db: Database;
let match: TestMatch;
let playerId = 500;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const raise = (error: unknown): never => {
  throw error;
};

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});
beforeEach(async () => {
  playerId++;
  await fund(db, { playerId, amount: 1_000_000n });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
});

type Line = readonly [number, string, string];
async function bet(line: Line, now = start): Promise<string> {
  const order = orderOnLine(await match.read(), line, { odds_change: 'any' });
  await placeBet(db, { playerId, order, now, liveDelayMs: 0 });
  return order.id;
}
const read = (id: string) => readBet(db, { playerId, id });
const cash = async () => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const settle = (now: Date) => settleEnded(db, { clock: () => now, onError: raise });
const reserves = async () =>
  (await db.query(sql`select market_id from sport_liabilities where event_id = ${match.id} and market_id > 0`)).map(
    (row) => row,
  );

test('bets on the first half are paid at the break, those on the whole match go on', async () => {
  const [half, whole] = [await bet([60, '', 'home']), await bet([1, '', 'home'])];
  const before = await cash();
  await match.report({ at: at(7_000), period: 'half_time', goals: [goal('home')] });
  await settle(at(7_001));
  const paid = await read(half);
  expect(paid).toMatchObject({ status: 'settled', legs: [{ result: 1 }] });
  expect(await read(whole)).toMatchObject({ status: 'accepted', legs: [{ result: null }] });
  expect((await cash()) - before).toBe(BigInt(paid.return_cents!));
  expect(await reserves()).toEqual([{ market_id: 1 }]);
  expect(await db.query(sql`select from sport_due_markets`)).toEqual([]);
  const shown = (await match.read()).markets.find(({ market_id }) => market_id === 60);
  expect(shown).toMatchObject({ status: 'settled', reason: 'decided', results: ['win', 'lose', 'lose'] });
});

test('a goal settles the bets on who scores next, and the one after it can be bet on', async () => {
  const id = await bet([8, 'goalnr=1', 'away']);
  await match.report({ at: at(4_000), goals: [goal('home')] });
  await settle(at(4_001));
  expect(await read(id)).toMatchObject({ status: 'settled', return_cents: 0 });
  const next = (await match.read()).markets.filter(({ market_id }) => market_id === 8);
  expect(next.map(({ specifiers, status }) => [specifiers, status])).toEqual([
    ['goalnr=1', 'settled'],
    ['goalnr=2', 'active'],
  ]);
});

test('a line in quarters pays half a win and gives half a loss back', async () => {
  const event = await match.read();
  const line = event.markets.find(
    ({ market_id, specifiers, odds }) => market_id === 18 && specifiers === 'total=2.75' && odds,
  )!;
  const [over, under] = [await bet([18, 'total=2.75', 'over']), await bet([18, 'total=2.75', 'under'])];
  await match.update({
    at: at(9_000),
    status: 'ended',
    period: null,
    goals: [goal('home'), goal('away'), goal('home')],
  });
  const odds = BigInt(line.odds![0]!);
  expect(await read(over)).toMatchObject({
    legs: [{ result: 1, void_factor: 0.5 }],
    return_cents: Number((500n * odds) / 10_000n + 500n),
  });
  expect(await read(under)).toMatchObject({ legs: [{ result: 0, void_factor: 0.5 }], return_cents: 500 });
});

test('an abandoned match voids what was open and keeps what was decided', async () => {
  const [half, whole] = [await bet([60, '', 'draw']), await bet([1, '', 'draw'])];
  await match.report({ at: at(7_000), period: 'half_time' });
  await match.update({ at: at(8_000), status: 'abandoned', period: null, firstHalfOver: true });
  expect(await read(half)).toMatchObject({ status: 'settled', legs: [{ result: 1, void_factor: 0 }] });
  expect(await read(whole)).toMatchObject({ status: 'void', return_cents: 1_000 });
});

test('one bet on every line of a match: each is settled by how the match went, and nothing is left over', async () => {
  const event = await match.read();
  const placed: { id: string; line: Line; odds: number }[] = [];
  for (const { market_id, specifiers, odds } of event.markets) {
    const kind = football.kinds.find(({ id }) => id === market_id)!;
    const index = odds?.findIndex((price) => price !== null) ?? -1;
    if (index < 0) continue;
    const line = [market_id, specifiers, kind.outcomes[index]!] as const;
    placed.push({ id: await bet(line), line, odds: odds![index]! });
  }
  expect(placed.length).toBeGreaterThan(80);
  expect(new Set(placed.map(({ line }) => line[0])).size).toBeGreaterThanOrEqual(40);
  const first = [goal('home'), goal('home')];
  await match.report({ at: at(6_000), goals: first });
  await match.report({ at: at(7_000), period: 'half_time', goals: first });
  await settle(at(7_001));
  const goals = [...first, { ...goal('away'), period: 'second_half' as const }];
  await match.update({ at: at(9_000), status: 'ended', period: null, goals });
  const periods = [
    { home: 2, away: 0 },
    { home: 0, away: 1 },
  ];
  const facts = { periods, over: true, goals: goals.map(({ side }) => side), abandoned: false };
  for (const { id, line, odds } of placed) {
    const [marketId, specifiers, outcome] = line;
    const kind = football.kinds.find((one) => one.id === marketId)!;
    const grade = gradesOf({ marketId, specifiers }, facts)![kind.outcomes.indexOf(outcome)]!;
    const expected = payout({ stake: 1_000n, legs: [{ odds, ...factorsOf(grade) }], sizes: [1] });
    expect([line.join(), (await read(id)).return_cents]).toEqual([line.join(), Number(expected)]);
  }
  expect(await reserves()).toEqual([]);
  expect((await balancesOf(db))[`player:${playerId}:held`] ?? 0n).toBe(0n);
});
