import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receipt } from '@croupier/bet-math';
import type { Bet, BetOrder } from '@croupier/contracts';
import { sql, type Database } from '@croupier/server-database';
import { readOutbox } from '@croupier/server-database/testing';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { house, playerCash, transfer } from '@croupier/server-wallet';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { fillBets, goal, orderOn, sportsbookDatabase, testMatch, type TestOutcome } from '../testing/index.ts';
import { placeBet } from './place-bet.ts';
import { readBet } from './read-bets.ts';
import { settleEnded } from './settle-ended.ts';

let db: Database;
let nextPlayer = 1;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  await db.close();
});

const raise = (error: unknown): never => {
  throw error;
};

async function player(amount = 10_000n): Promise<number> {
  const playerId = nextPlayer++;
  await fund(db, { playerId, amount });
  return playerId;
}
const send = (playerId: number, order: BetOrder) => placeBet(db, { playerId, order, now: start, liveDelayMs: 6_000 });
const cash = async (playerId: number) => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
async function book(): Promise<bigint> {
  const parts = Object.entries(await balancesOf(db)).filter(([name]) => name.startsWith('house:sportsbook-'));
  return parts.reduce((sum, [, balance]) => sum + balance, 0n);
}

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
  const [result] = (await match.read()).markets;
  expect(result).toMatchObject({ status: 'settled', results: ['win', 'lose', 'lose'] });
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

// shows: topic:bets
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

test('a failure while settling leaves the match over and its bets open, and the next run settles them all', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const playerId = await player();
  await send(playerId, orderOn(await match.read(), 'home'));
  const end = { at: at(9000), status: 'ended', period: null, goals: [goal('home')], left: 0 } as const;
  await db.query(sql`alter table sport_bets add constraint crash check (status <> 'settled') not valid`);
  await expect(match.update(end)).rejects.toThrow();
  expect(await match.read()).toMatchObject({ status: 'ended' });
  expect(await cash(playerId)).toBe(9_000n);
  await db.query(sql`alter table sport_bets drop constraint crash`);
  await settleEnded(db, { clock: () => at(9001), onError: raise });
  expect(await cash(playerId)).toBeGreaterThan(10_000n);
});

const end = { at: at(9000), status: 'ended', period: null, goals: [goal('home')], left: 0 } as const;

/** An ended match with many open bets of some players, each bet wins or loses. */
async function endedMatch(count: number, players: readonly number[]) {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const event = await match.read();
  const orders = (['home', 'away', 'under', 'yes'] as const).map((outcome) => orderOn(event, outcome));
  await fillBets(db, { orders, count, players, now: start });
  await match.report(end);
  return match;
}
const openBets = async (id: number) => {
  const rows = await db.query(sql`
    select 1 from sport_bets b join sport_bet_legs l on l.bet_id = b.id where l.event_id = ${id} and b.status = 'accepted'`);
  return rows.length;
};
const settledAt = async (id: number) =>
  (await db.query<{ settled_at: Date | null }>(sql`select settled_at from sport_events where id = ${id}`))[0]!
    .settled_at;
const manyPlayers = (count: number) => Array.from({ length: count }, () => nextPlayer++);

test('a match is over at once, whatever number of bets waits, and no bet is taken on it any more', async () => {
  const match = await endedMatch(500, manyPlayers(40));
  expect(await match.read()).toMatchObject({ status: 'ended' });
  expect(await openBets(match.id)).toBe(500);
  const late = orderOn(await match.read(), 'home', { stake_cents: 100 });
  await expect(send(await player(), late)).rejects.toMatchObject({ code: 'market_closed' });
  expect(await settledAt(match.id)).toBeNull();
});

test('2,000 bets are settled in many short transactions, each once, though stopped and started again all the time', async () => {
  const players = manyPlayers(37);
  const match = await endedMatch(2_000, players);
  let runs = 0;
  while ((await settledAt(match.id)) === null) {
    const stopped = new AbortController();
    let steps = 0;
    const pause = async () => {
      if (++steps === 2) stopped.abort();
    };
    await settleEnded(db, { clock: () => at(9001), onError: raise, signal: stopped.signal, pause });
    runs++;
  }
  expect(runs).toBeGreaterThan(4);
  expect(await openBets(match.id)).toBe(0);
  const sums = await db.query<{ paid: bigint; bets: bigint }>(sql`
    select sum(returned)::bigint as paid, count(*) as bets from sport_bets where player_id = any(${players}::bigint[])`);
  const balances = await balancesOf(db);
  const paid = players.reduce((sum, id) => sum + (balances[`player:${id}:cash`] ?? 0n), 0n);
  expect(sums).toEqual([{ paid, bets: 2_000n }]);
  expect(players.map((id) => balances[`player:${id}:held`])).toEqual(players.map(() => undefined));
});

test('50 settlements of the same match at once pay each bet once', async () => {
  const players = manyPlayers(20);
  const match = await endedMatch(300, players);
  /** A settlement that waits too long for a lock is retried. Any other error fails the test. */
  const onError = (error: unknown) => expect(error).toMatchObject({ busy: true });
  await Promise.all(Array.from({ length: 50 }, () => settleEnded(db, { clock: () => at(9001), onError })));
  await settleEnded(db, { clock: () => at(9001), onError: raise });
  expect([await openBets(match.id), await settledAt(match.id)]).toEqual([0, at(9001)]);
  const changes = (await readOutbox(db, { topic: 'bets' })).filter(({ payload }) => payload['status'] === 'settled');
  const ids = changes.map(({ payload }) => payload['id']);
  expect(new Set(ids).size).toBe(ids.length);
  const [sums] = await db.query<{ paid: bigint }>(
    sql`select sum(returned)::bigint as paid from sport_bets where player_id = any(${players}::bigint[])`,
  );
  const balances = await balancesOf(db);
  expect(players.reduce((sum, id) => sum + (balances[`player:${id}:cash`] ?? 0n), 0n)).toBe(sums!.paid);
});

test('a player whose account is held by others waits alone, and is paid in the next run', async () => {
  const [slow, ...others] = manyPlayers(10);
  const match = await endedMatch(100, [slow!, ...others]);
  const errors: unknown[] = [];
  await db.transaction(async (tx) => {
    const gift = { debit: house('adjustments'), credit: playerCash(slow!), amount: 1n, currency: 'EUR' } as const;
    await transfer(tx, { ...gift, id: randomUUID(), kind: 'gift', now: start });
    await settleEnded(db, { clock: () => at(9001), onError: (error) => errors.push(error) });
    expect([await openBets(match.id), await settledAt(match.id)]).toEqual([10, null]);
  });
  expect(errors.length).toBeGreaterThan(0);
  await settleEnded(db, { clock: () => at(9002), onError: raise });
  expect([await openBets(match.id), await settledAt(match.id)]).toEqual([0, at(9002)]);
});

test('a small match does not wait for the end of a large one', async () => {
  const large = await endedMatch(2_400, manyPlayers(60));
  const small = await endedMatch(20, manyPlayers(5));
  const stopped = new AbortController();
  let chunks = 0;
  const pause = async () => {
    if (++chunks === 7) stopped.abort();
  };
  await settleEnded(db, { clock: () => at(9001), onError: raise, signal: stopped.signal, pause });
  expect(await openBets(small.id)).toBe(0);
  expect(await openBets(large.id)).toBeGreaterThan(1_000);
  await settleEnded(db, { clock: () => at(9002), onError: raise });
  expect(await openBets(large.id)).toBe(0);
});

test('several bets of one player settled together all count on the loss limit', async () => {
  const match = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const [playerId, event] = [await player(), await match.read()];
  const accounts = [{ currency: 'EUR', amount: 5_000n } as const];
  await db.transaction((tx) => setLimit(tx, { playerId, type: 'loss', period: 'week', accounts, now: start }));
  for (const outcome of ['home', 'away', 'over'] as const) await send(playerId, orderOn(event, outcome));
  await match.update(end);
  const [limit] = await readUserLimits(db, playerId, at(9001));
  const won = Math.floor(event.markets[0]!.odds![0]! / 10);
  expect(limit!.accounts[0]).toMatchObject({ current_value_amount_cents: 3_000 - won });
});
