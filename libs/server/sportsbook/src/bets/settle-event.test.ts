import { afterAll, beforeAll, expect, test } from 'vitest';
import { receipt } from '@croupier/bet-math';
import type { Bet, BetOrder } from '@croupier/contracts';
import { sql, type Database } from '@croupier/server-database';
import { readOutbox, testDatabase } from '@croupier/server-database/testing';
import { checkLedger } from '@croupier/server-wallet';
import { balancesOf, fund } from '@croupier/server-wallet/testing';
import { goal, orderOn, sportsbookMigrations, testMatch, type TestOutcome } from '../testing/index.ts';
import { placeBet } from './place-bet.ts';
import { readBet } from './read-bets.ts';

let db: Database;
let nextPlayer = 1;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  db = await testDatabase(sportsbookMigrations);
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

async function player(amount = 10_000n): Promise<number> {
  const playerId = nextPlayer++;
  await fund(db, { playerId, amount });
  return playerId;
}
const send = (playerId: number, order: BetOrder) => placeBet(db, { playerId, order, now: start, liveDelayMs: 6_000 });
const cash = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const book = async () => (await balancesOf(db))['house:sportsbook'] ?? 0n;

/** The browser's half of a receipt: the same sum from what the bet itself says. */
function recomputed({ stake_cents, legs }: Bet) {
  const settled = legs.map(({ odds, result, void_factor }) => ({ odds, result: result!, voidFactor: void_factor! }));
  const { payout, ...figures } = receipt({ stake: BigInt(stake_cents), legs: settled, sizes: [settled.length] });
  return { ...figures, payout_cents: Number(payout) };
}

test('the final whistle pays every winner to the last cent and keeps every lost stake, in one go', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const event = await match.read();
  const before = await book();
  const stakes = { home: 333, draw: 1_001, away: 777, over: 1_234, under: 99, yes: 2_001, no: 555 } satisfies Record<
    TestOutcome,
    number
  >;
  const bets = new Map<TestOutcome, { playerId: number; bet: Bet }>();
  for (const [outcome, stake_cents] of Object.entries(stakes) as [TestOutcome, number][]) {
    const playerId = await player();
    bets.set(outcome, { playerId, bet: await send(playerId, orderOn(event, outcome, { stake_cents })) });
  }
  await match.update({
    at: at(9000),
    status: 'ended',
    period: null,
    goals: [goal('home'), goal('away'), goal('home', 900)],
    left: 0,
  });
  let difference = 0n;
  for (const [outcome, { playerId, bet }] of bets) {
    const settled = await readBet(db, { playerId, id: bet.id });
    const won = ['home', 'over', 'yes'].includes(outcome);
    const pays = won ? Math.floor((stakes[outcome] * bet.legs[0]!.odds) / 10_000) : 0;
    expect(settled).toMatchObject({ status: 'settled', return_cents: pays, settled_at: at(9000).toISOString() });
    expect(settled.receipt).toEqual(recomputed(settled));
    expect(await cash(playerId)).toBe(10_000n - BigInt(stakes[outcome]) + BigInt(pays));
    difference += BigInt(stakes[outcome] - pays);
  }
  expect((await book()) - before).toBe(difference);
  expect((await match.read()).markets.map(({ status, winner }) => [status, winner])).toContainEqual([
    'settled',
    'home',
  ]);
});

test('an abandoned match gives every stake back', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const playerId = await player();
  const bet = await send(playerId, orderOn(await match.read(), 'over'));
  await match.update({
    at: at(5000),
    status: 'abandoned',
    period: null,
    goals: [goal('home'), goal('home'), goal('home')],
  });
  const settled = await readBet(db, { playerId, id: bet.id });
  expect(settled).toMatchObject({ status: 'void', return_cents: 1_000, legs: [{ result: 1, void_factor: 1 }] });
  expect(settled.receipt).toEqual(recomputed(settled));
  expect(await cash(playerId)).toBe(10_000n);
});

test('the whistle blown again settles nothing again', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const playerId = await player();
  const bet = await send(playerId, orderOn(await match.read(), 'home'));
  const end = { at: at(9000), status: 'ended', period: null, goals: [goal('home')], left: 0 } as const;
  await Promise.all([match.update(end), match.update(end), match.update({ ...end, goals: [goal('away')] })]);
  const settled = await readBet(db, { playerId, id: bet.id });
  expect(await cash(playerId)).toBe(9_000n + BigInt(settled.return_cents!));
  const changes = await readOutbox(db, { topic: 'bets', player: playerId });
  expect(changes.filter(({ payload }) => payload['status'] === 'settled')).toHaveLength(1);
});

test('bets and the final whistle at once: every bet that was accepted is settled, no stake stays held', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const event = await match.read();
  const players = await Promise.all(Array.from({ length: 12 }, () => player()));
  const results = await Promise.allSettled([
    ...players.slice(0, 6).map((playerId) => send(playerId, orderOn(event, 'home'))),
    match.update({ at: at(9000), status: 'ended', period: null, goals: [goal('away')], left: 0 }),
    ...players.slice(6).map((playerId) => send(playerId, orderOn(event, 'home'))),
  ]);
  expect(
    results
      .filter(({ status }) => status === 'rejected')
      .every((result) => (result as PromiseRejectedResult).reason.code === 'market_closed'),
  ).toBe(true);
  const open = await db.query(sql`
    select 1 from sport_bets b join sport_bet_legs l on l.bet_id = b.id where l.event_id = ${match.id} and b.status in ('pending', 'accepted')`);
  expect(open).toEqual([]);
  const balances = await balancesOf(db);
  for (const playerId of players) expect(balances[`player:${playerId}:held`]).toBeUndefined();
});

test('a failure while settling leaves the match unfinished, and the next attempt settles it all', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const playerId = await player();
  await send(playerId, orderOn(await match.read(), 'home'));
  const end = { at: at(9000), status: 'ended', period: null, goals: [goal('home')], left: 0 } as const;
  await db.query(sql`alter table sport_bets add constraint crash check (status <> 'settled') not valid`);
  await expect(match.update(end)).rejects.toThrow();
  expect(await match.read()).toMatchObject({ status: 'not_started' });
  expect(await cash(playerId)).toBe(9_000n);
  await db.query(sql`alter table sport_bets drop constraint crash`);
  await match.update(end);
  expect(await cash(playerId)).toBeGreaterThan(10_000n);
});
