import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Grade } from '@croupier/bet-math';
import type { BetOrder } from '@croupier/contracts';
import { readAudit } from '@croupier/server-audit';
import { chainAudit } from '@croupier/server-audit/testing';
import { type Database, sql } from '@croupier/server-database';
import { readUserLimits, setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { changeBonus, earnedBy, giveBonus } from '@croupier/server-promotions/testing';
import { collectDebts, house, listDebts, playerCash, transfer } from '@croupier/server-wallet';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../bets/place-bet.ts';
import { readBet } from '../bets/read-bets.ts';
import { settleEnded } from '../bets/settle-ended.ts';
import { sumBets } from '../bets/sum-bets.ts';
import { quoteCashOut, takeCashOut } from '../cash-out/cash-out.ts';
import {
  fillBets,
  findWrongReserves,
  goal,
  orderOn,
  sportsbookDatabase,
  testMatch,
  type TestMatch,
  type TestOutcome,
} from '../testing/index.ts';
import { correctBets } from './correct-bets.ts';
import { cancelMarkets, resettleMarket, rollBackMarkets } from './correct-markets.ts';
import type { MarketOf } from './market-of.ts';

let db: Database;
let match: TestMatch;
let nextPlayer = 5_000;
let playerId = 0;
const start = new Date('2026-11-20T18:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const raise = (error: unknown): never => {
  throw error;
};
const RESULT: MarketOf = { market_id: 1, specifiers: '' };
const HOME: Grade[] = ['win', 'lose', 'lose'];
const AWAY: Grade[] = ['lose', 'lose', 'win'];

beforeAll(async () => {
  db = await sportsbookDatabase();
});
afterAll(async () => {
  await expectSound();
  await db.close();
});
beforeEach(async () => {
  playerId = nextPlayer++;
  await fund(db, { playerId, amount: 10_000n });
  match = await testMatch(db, { now: start, kickOffAt: at(3600) });
});

/** The ledger adds up, debts included, reserves are those of open bets, and nothing is written off. */
async function expectSound(): Promise<void> {
  expect((await checkLedger(db)).breaks).toEqual([]);
  expect(await findWrongReserves(db)).toEqual([]);
  expect((await balancesOf(db))['house:write-offs'] ?? 0n).toBe(0n);
}

async function bet(outcome: TestOutcome = 'home', changes: Partial<BetOrder> & { now?: Date } = {}): Promise<string> {
  const { now = start, ...order } = changes;
  const sent = orderOn(await match.read(), outcome, order);
  await placeBet(db, { playerId, order: sent, now, liveDelayMs: 0 });
  return sent.id;
}
/** Places one bet on several matches. */
async function multiple(matches: readonly TestMatch[], changes: Partial<BetOrder> = {}): Promise<string> {
  const orders = await Promise.all(matches.map(async (one) => orderOn(await one.read(), 'home')));
  const [first, ...more] = orders.map(({ legs }) => legs[0]);
  const order = { ...orders[0]!, ...changes, legs: [first!, ...more] as BetOrder['legs'] };
  await placeBet(db, { playerId, order, now: start, liveDelayMs: 0 });
  return order.id;
}
const read = (id: string) => readBet(db, { playerId, id });
const money = async () => {
  const all = await balancesOf(db);
  return [all[`player:${playerId}:cash`] ?? 0n, all[`player:${playerId}:held`] ?? 0n];
};
const end = (goals = [goal('home')], one = match) =>
  one.update({ at: at(9_000), status: 'ended', period: null, left: 0, goals });
const order = (now: Date) => ({ id: randomUUID(), reason: 'a test', actor: 'operator:test', now, eventId: match.id });
const correct = (now: Date) => correctBets(db, { clock: () => now, onError: raise });

async function cancel(changes: { market?: MarketOf | null; from?: Date; until?: Date; now?: Date } = {}) {
  const { market = RESULT, from = null, until = null, now = at(9_100) } = changes;
  await cancelMarkets(db, { ...order(now), market, from, until });
  await correct(now);
}
async function rollBack({ market = RESULT as MarketOf | null, now = at(9_200) } = {}) {
  await rollBackMarkets(db, { ...order(now), market });
  await correct(now);
}
async function resettle(results: Grade[], now = at(9_300)) {
  await resettleMarket(db, { ...order(now), market: RESULT, results });
  await correct(now);
}
const spend = (amount: bigint) =>
  db.transaction((tx) =>
    transfer(tx, {
      ...{ id: randomUUID(), debit: playerCash(playerId), credit: house('adjustments'), amount },
      ...{ currency: 'EUR', kind: 'test', now: start },
    }),
  );

test('a cancel with a window voids what was placed in it, to the second, and leaves the rest', async () => {
  const times = [7, 8, 12, 13];
  const ids: string[] = [];
  for (const second of times) ids.push(await bet('home', { stake_cents: 100, now: at(second) }));
  await cancel({ from: at(8), until: at(13), now: at(60) });
  const bets = await Promise.all(ids.map(read));
  expect(bets.map(({ status }) => status)).toEqual(['accepted', 'void', 'void', 'accepted']);
  expect(bets[1]).toMatchObject({ return_cents: 100, legs: [{ result: 1, void_factor: 1 }] });
  expect(await money()).toEqual([9_800n, 200n]);
  await expectSound();
  await end();
  expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual([
    'settled',
    'void',
    'void',
    'settled',
  ]);
  expect((await match.read()).markets[0]).toMatchObject({ status: 'settled' });
});

test('a window given after the settlement takes winnings back and gives lost stakes back', async () => {
  const [won, lost] = [await bet('home', { now: at(5) }), await bet('away', { now: at(5) })];
  const outside = await bet('home', { now: at(14) });
  await end();
  const paid = (await read(won)).return_cents!;
  await cancel({ market: null, from: at(5), until: at(6) });
  expect(await read(won)).toMatchObject({
    status: 'void',
    return_cents: 1_000,
    corrections: [{ kind: 'cancel', before: { status: 'settled', return_cents: paid }, moved_cents: 1_000 - paid }],
  });
  expect(await read(lost)).toMatchObject({
    status: 'void',
    return_cents: 1_000,
    corrections: [{ moved_cents: 1_000 }],
  });
  expect(await read(outside)).toMatchObject({ status: 'settled', return_cents: paid, corrections: [] });
  expect(await money()).toEqual([9_000n + BigInt(paid), 0n]);
  await rollBack({ market: null });
  expect(await read(won)).toMatchObject({ status: 'settled', return_cents: paid });
  expect(await read(lost)).toMatchObject({ status: 'settled', return_cents: 0 });
  await expectSound();
});

test('a cancelled match gives every stake back, and its feed is not heard of any more', async () => {
  const id = await bet();
  await match.report({ at: at(30), goals: [goal('home')] });
  await cancel({ market: null, now: at(60) });
  expect(await read(id)).toMatchObject({
    status: 'void',
    return_cents: 1_000,
    legs: [{ event: { status: 'cancelled' } }],
  });
  await end();
  expect(await match.read()).toMatchObject({ status: 'cancelled', score: { home: 1, away: 0 } });
  expect(await money()).toEqual([10_000n, 0n]);
  await expect(bet('home', { now: at(70) })).rejects.toThrow();
  await expectSound();
});

test('a settlement is taken back and told anew: the leg goes open, resulted, rolled back, resulted', async () => {
  const [home, away] = [await bet('home'), await bet('away')];
  await end();
  const paid = BigInt((await read(home)).return_cents!);
  expect(await money()).toEqual([8_000n + paid, 0n]);
  await rollBack();
  expect(await money()).toEqual([8_000n, 2_000n]);
  expect(await read(home)).toMatchObject({
    status: 'accepted',
    return_cents: null,
    receipt: null,
    legs: [{ result: null, rolled_back: true }],
    corrections: [{ kind: 'rollback', moved_cents: -Number(paid) }],
  });
  await expectSound();
  await resettle(AWAY);
  const [lost, won] = [await read(home), await read(away)];
  expect(lost).toMatchObject({ status: 'settled', return_cents: 0, legs: [{ result: 0, rolled_back: false }] });
  expect(lost.corrections.map(({ kind }) => kind)).toEqual(['rollback', 'resettle']);
  expect(await money()).toEqual([8_000n + BigInt(won.return_cents!), 0n]);
  expect((await match.read()).markets[0]).toMatchObject({ status: 'settled', results: AWAY });
});

test('a corrected result pays the difference at once, and the same one again moves nothing', async () => {
  const [home, away] = [await bet('home'), await bet('away')];
  await end();
  const paid = BigInt((await read(home)).return_cents!);
  await resettle(AWAY);
  const due = BigInt((await read(away)).return_cents!);
  expect(await money()).toEqual([8_000n + due, 0n]);
  await resettle(AWAY, at(9_400));
  expect((await read(away)).corrections).toHaveLength(1);
  await resettle(HOME, at(9_500));
  expect(await money()).toEqual([8_000n + paid, 0n]);
  await resettle(AWAY, at(100_000));
  const days = await sumBets(db, { playerId, from: at(-10), to: at(200_000), timeZone: 'UTC' });
  expect(days.toSorted((one, other) => (one.day < other.day ? -1 : 1))).toMatchObject([
    { day: '2026-11-20', staked: 2_000n, returned: paid },
    { day: '2026-11-21', staked: 0n, returned: due - paid },
  ]);
  await expectSound();
});

test('winnings that are spent are taken as far as they are there; the rest is owed, and paid by what this bet returns', async () => {
  const id = await bet();
  await end();
  const paid = BigInt((await read(id)).return_cents!);
  await spend(9_000n + paid - 300n);
  await resettle(AWAY);
  expect(await money()).toEqual([0n, 0n]);
  expect((await read(id)).corrections).toMatchObject([{ moved_cents: -300 }]);
  await expectSound();
  await chainAudit(db);
  expect(await readAudit(db, playerId)).toContainEqual(
    expect.objectContaining({
      kind: 'bet_debt',
      details: expect.objectContaining({ owed: String(paid - 300n) }),
    }),
  );
  expect(await listDebts(db, { playerId })).toMatchObject([
    { cause: 'bet', reference: id, amount: paid - 300n, paid: 0n },
  ]);
  await fund(db, { playerId, amount: 50n });
  await resettle(AWAY, at(9_400));
  expect(await money()).toEqual([50n, 0n]); // Collected with the next receipt, not by a correction of the same.
  await resettle(HOME, at(9_500));
  expect(await money()).toEqual([350n, 0n]); // All but what the player had kept.
  expect(await listDebts(db, { playerId })).toEqual([]);
  await expectSound();
});

test('a debt that other money paid is not taken from the bet again', async () => {
  const id = await bet();
  await end();
  const paid = BigInt((await read(id)).return_cents!);
  await spend(9_000n + paid);
  await resettle(AWAY);
  await fund(db, { playerId, amount: paid + 70n });
  const collect = () => db.transaction((tx) => collectDebts(tx, { playerId, currency: 'EUR', now: at(9_350) }));
  expect((await Promise.all([collect(), collect(), collect()])).toSorted()).toEqual([0n, 0n, paid]);
  expect(await money()).toEqual([70n, 0n]);
  await resettle(HOME, at(9_500));
  expect(await money()).toEqual([70n + paid, 0n]);
  await expectSound();
});

test('a bet that is open again with its winnings spent holds its stake, is not sold, and pays less what was kept', async () => {
  const id = await bet();
  await end();
  const paid = BigInt((await read(id)).return_cents!);
  await spend(9_000n + paid);
  await rollBack();
  expect(await money()).toEqual([0n, 1_000n]);
  await expect(quoteCashOut(db, { playerId, betId: id, share: 100, now: at(9_250) })).rejects.toMatchObject({
    params: { reason: 'corrected' },
  });
  await resettle(HOME);
  expect(await money()).toEqual([0n, 0n]);
  expect(await read(id)).toMatchObject({ status: 'settled', return_cents: Number(paid) });
  await expectSound();
});

test('a multiple that was lost with one leg is open again when that leg is put right, and settled by its last match', async () => {
  const other = await testMatch(db, { now: start, kickOffAt: at(3600) });
  const id = await multiple([match, other]);
  await end([goal('away')]);
  expect(await read(id)).toMatchObject({ status: 'settled', return_cents: 0 });
  await resettle(HOME);
  expect(await read(id)).toMatchObject({ status: 'accepted', legs: [{ result: 1 }, { result: null }] });
  expect(await money()).toEqual([9_000n, 1_000n]);
  await expectSound();
  await end([goal('home')], other);
  const settled = await read(id);
  expect(settled).toMatchObject({ status: 'settled', possible_return_cents: settled.return_cents });
  expect(settled.corrections.map(({ kind }) => kind)).toEqual(['resettle', 'settle']);
  expect(await money()).toEqual([9_000n + BigInt(settled.return_cents!), 0n]);
  await expectSound();
});

test('a system is reckoned anew line by line when one of its legs becomes void', async () => {
  const others = [
    await testMatch(db, { now: start, kickOffAt: at(3600) }),
    await testMatch(db, { now: start, kickOffAt: at(3600) }),
  ];
  const id = await multiple([match, ...others], { sizes: [2], stake_cents: 300 });
  for (const one of [match, ...others]) await end([goal('home')], one);
  const before = await read(id);
  await cancel();
  const after = await read(id);
  const [, second, third] = after.legs.map(({ odds }) => odds / 10_000);
  expect(after.receipt!.factors[0]).toBe('1');
  expect(after.return_cents).toBe(Math.floor(100 * (second! + third! + second! * third!) + 1e-6));
  expect(await money()).toEqual([9_700n + BigInt(after.return_cents!), 0n]);
  await rollBack();
  expect(await read(id)).toMatchObject({ return_cents: before.return_cents });
  await expectSound();
});

test('a bet that was sold stays sold, whatever becomes of its market', async () => {
  const id = await bet();
  const { id: quoteId } = await quoteCashOut(db, { playerId, betId: id, share: 100, now: start });
  await takeCashOut(db, { playerId, betId: id, quoteId, now: start });
  const sold = await money();
  await end();
  await cancel();
  await rollBack();
  await resettle(AWAY);
  expect(await read(id)).toMatchObject({ status: 'cashed_out', corrections: [] });
  expect(await money()).toEqual(sold);
});

test('of a part that was sold the rest alone is taken back and held again', async () => {
  const id = await bet();
  const part = await quoteCashOut(db, { playerId, betId: id, share: 40, now: start });
  await takeCashOut(db, { playerId, betId: id, quoteId: part.id, now: start });
  await end();
  await rollBack();
  expect(await money()).toEqual([9_000n + BigInt(part.pays_cents), 600n]);
  await resettle(AWAY);
  expect(await money()).toEqual([9_000n + BigInt(part.pays_cents), 0n]);
  await expectSound();
});

test('limits count what moved, and points are earned once', async () => {
  playerId = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId, amount: 10_000n });
  const accounts = [{ currency: 'EUR', amount: 50_000n } as const];
  for (const type of ['loss', 'wager'] as const)
    await db.transaction((tx) => setLimit(tx, { playerId, type, period: 'week', accounts, now: start }));
  const used = async () =>
    (await readUserLimits(db, playerId, at(9_999))).map(({ type, accounts: [one] }) => [
      type,
      one?.current_value_amount_cents,
    ]);
  const id = await bet('home', { stake_cents: 1_000 });
  await bet('away', { stake_cents: 3_000 });
  await end();
  const [points, lost] = [await earnedBy(db, playerId), 4_000 - (await read(id)).return_cents!];
  expect(await used()).toEqual(
    expect.arrayContaining([
      ['loss', lost],
      ['wager', 4_000],
    ]),
  );
  await rollBack();
  expect(await used()).toEqual(
    expect.arrayContaining([
      ['loss', 4_000],
      ['wager', 4_000],
    ]),
  );
  await cancel();
  expect(await used()).toEqual(
    expect.arrayContaining([
      ['loss', 0],
      ['wager', 0],
    ]),
  );
  await resettle(HOME);
  expect(await used()).toEqual(
    expect.arrayContaining([
      ['loss', lost],
      ['wager', 4_000],
    ]),
  );
  expect(await earnedBy(db, playerId)).toEqual(points);
});

test('of a bet that a bonus had a part in nothing is taken back, and a better result pays what cash staked', async () => {
  playerId = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId, amount: 600n });
  const bonus = await giveBonus(db, { playerId, definition: 'welcome', amount: 1_000n, now: start });
  await changeBonus(db, bonus, { max_stake: null });
  await bet('home', { stake_cents: 500 });
  const lost = await bet('away', { stake_cents: 1_000 });
  await end();
  const before = await money();
  await rollBack();
  expect(await money()).toEqual(before);
  expect((await read(lost)).status).toBe('settled');
  await resettle(AWAY);
  const corrected = await read(lost);
  // Ten of its hundred parts were cash.
  expect(corrected.corrections).toMatchObject([{ moved_cents: Math.floor(corrected.receipt!.payout_cents / 10) }]);
  await expectSound();
});

const ENDED = { at: at(9_000), status: 'ended', period: null, left: 0, goals: [goal('home')] } as const;

async function filledMatch(count: number, players: readonly number[]): Promise<void> {
  const event = await match.read();
  const orders = (['home', 'away', 'draw'] as const).map((outcome) => orderOn(event, outcome, { stake_cents: 100 }));
  await fillBets(db, { orders, count, players, now: start });
}
async function endedMatch(count: number, players: readonly number[]): Promise<void> {
  await filledMatch(count, players);
  await match.report(ENDED);
}

interface Quoted {
  id: string;
  playerId: number;
  quoteId: string;
}

/** Offers for some of the players' bets. */
async function quoteSome(players: readonly number[], count: number): Promise<Quoted[]> {
  const bets = await db.query<{ id: string; player_id: bigint }>(
    sql`select id, player_id from sport_bets where player_id = any(${players}::bigint[]) limit ${count}`,
  );
  return Promise.all(
    bets.map(async ({ id, player_id }) => {
      const bet = { playerId: Number(player_id), betId: id, share: 100, now: start };
      return { id, playerId: bet.playerId, quoteId: (await quoteCashOut(db, bet)).id };
    }),
  );
}

/** Expects the players' bets and the ledger to agree. */
async function expectPaidOnce(players: readonly number[]): Promise<void> {
  const sums = await db.query<{ player_id: bigint; returned: bigint; held: bigint }>(sql`
    select player_id, sum(coalesce(returned, 0))::bigint as returned, sum(case when status = 'accepted' then stake else 0 end)::bigint as held
    from sport_bets where player_id = any(${players}::bigint[]) group by player_id`);
  const owed = new Map<bigint, bigint>();
  for (const one of players)
    for (const { player_id, amount, paid } of await listDebts(db, { playerId: one }))
      owed.set(player_id, (owed.get(player_id) ?? 0n) + amount - paid);
  const balances = await balancesOf(db);
  for (const { player_id, returned, held } of sums)
    expect([balances[`player:${player_id}:cash`] ?? 0n, balances[`player:${player_id}:held`] ?? 0n]).toEqual([
      returned + (owed.get(player_id) ?? 0n),
      held,
    ]);
}

test('stopped again and again a correction goes on, and two copies at once pay each bet once', async () => {
  const players = Array.from({ length: 20 }, () => nextPlayer++);
  await endedMatch(600, players);
  await settleEnded(db, { clock: () => at(9_001), onError: raise });
  await resettleMarket(db, { ...order(at(9_100)), market: RESULT, results: AWAY });
  const open = () => db.query(sql`select from sport_corrections where done_at is null`);
  let runs = 0;
  while ((await open()).length > 0) {
    const stopped = new AbortController();
    let chunks = 0;
    const pause = async () => {
      if (++chunks > runs) stopped.abort();
    };
    const run = { clock: () => at(9_101), onError: raise, signal: stopped.signal, pause };
    await Promise.all([correctBets(db, run), correctBets(db, run)]);
    runs++;
  }
  expect(runs).toBeGreaterThan(3);
  await expectPaidOnce(players);
  const [row] = await db.query<{ twice: bigint; changed: bigint }>(sql`
    select count(*) filter (where corrections > 1) as twice, count(*) filter (where corrections = 1) as changed
    from sport_bets where player_id = any(${players}::bigint[])`);
  expect(row).toEqual({ twice: 0n, changed: 400n }); // Draws lost before and after.
  await expectSound();
});

test('50 re-settlements and 50 cash-outs beside settlements, rollbacks and cancels: every bet is sold or stands where the last decision says', async () => {
  const players = Array.from({ length: 10 }, () => nextPlayer++);
  await filledMatch(60, players);
  const [bets, tolerated]: [Quoted[], unknown[]] = [await quoteSome(players, 50), []];
  const sales = bets.map(({ playerId: owner, id: betId, quoteId }) =>
    takeCashOut(db, { playerId: owner, betId, quoteId, now: at(1) }),
  );
  const run = { clock: () => at(9_100), onError: (error: unknown) => tolerated.push(error) };
  await Promise.race(sales); // One is sold for certain; of the others each meets what comes now.
  const decisions = Array.from({ length: 50 }, (_, index) => [
    ...(index === 0 ? [() => match.report(ENDED)] : []),
    () => resettleMarket(db, { ...order(at(9_100 + index)), market: RESULT, results: index % 2 ? HOME : AWAY }),
    ...(index % 5 > 0
      ? []
      : [
          () => rollBackMarkets(db, { ...order(at(9_100 + index)), market: RESULT }),
          () => settleEnded(db, run).then(() => undefined),
          () => correctBets(db, run).then(() => undefined),
          () => cancelMarkets(db, { ...order(at(9_100 + index)), market: RESULT, from: start, until: at(1) }),
        ]),
  ]).flat();
  await Promise.allSettled(decisions.map((decide) => decide()));
  for (const sale of await Promise.allSettled(sales))
    if (sale.status === 'rejected') expect(sale.reason).toMatchObject({ code: expect.stringMatching(/^cash_out_/) });
  await match.report(ENDED);
  await resettleMarket(db, { ...order(at(9_200)), market: RESULT, results: AWAY });
  await db.query(
    sql`update sport_corrections set withdrawn_at = ${at(9_200)} where event_id = ${match.id} and kind = 'cancel'`,
  );
  await correct(at(9_201));
  await settleEnded(db, { clock: () => at(9_202), onError: raise });
  const rows = await db.query(sql`
    select l.outcome, b.status, count(distinct b.returned)::integer as returns, min(b.returned) > 0 as won
    from sport_bets b join sport_bet_legs l on l.bet_id = b.id
    where b.player_id = any(${players}::bigint[]) and b.status <> 'cashed_out' group by 1, 2 order by 1`);
  expect(rows).toEqual([
    { outcome: 'away', status: 'settled', returns: 1, won: true },
    { outcome: 'draw', status: 'settled', returns: 1, won: false },
    { outcome: 'home', status: 'settled', returns: 1, won: false },
  ]);
  const sold = await db.query<{ paid: boolean }>(sql`
    select b.returned = c.pays and b.corrections = 0 as paid from sport_bets b
      left join sport_cash_outs c on c.bet_id = b.id and c.taken_at is not null
    where b.player_id = any(${players}::bigint[]) and b.status = 'cashed_out'`);
  expect(sold.length).toBeGreaterThan(0);
  expect(sold.every(({ paid }) => paid)).toBe(true);
  await expectPaidOnce(players);
  await expectSound();
});
