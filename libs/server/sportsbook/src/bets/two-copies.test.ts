import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '@croupier/contracts';
import { type Database, DatabaseAway, openDatabase, sql, type Transaction } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { balancesOf, checkLedger, fund, sumHeld } from '@croupier/server-wallet/testing';
import { quoteCashOut, takeCashOut } from '../cash-out/cash-out.ts';
import { findWrongReserves, goal, isSettled, orderOn, sportsbookDatabase, testMatch } from '../testing/index.ts';
import { createBetQueue } from './bet-queue.ts';
import { settleEnded } from './settle-ended.ts';

const FUNDS = 100_000n;
const LIVE_DELAY_MS = 40;

let copies: [Database, Database];
const clock = () => new Date();
/** A transaction that waits too long for a row is retried. Any other error fails the test. */
const unlessBusy = (error: unknown): void => {
  if (!(error instanceof DatabaseAway && error.busy)) throw error;
};

beforeAll(async () => {
  const db = await sportsbookDatabase();
  copies = [db, openDatabase(db.url)];
});
afterAll(async () => {
  await copies[1].close();
  await copies[0].close();
});

const atOneMoment = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  copies[0].transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read`);
    return work(tx);
  });

/** At any moment: reserves and what is held are those of the open bets. */
const expectBooksAgree = () =>
  atOneMoment(async (tx) => {
    expect(await findWrongReserves(tx)).toEqual([]);
    const [bets] = await tx.query<{ open: bigint }>(
      sql`select coalesce(sum(stake), 0)::bigint as open from sport_bets where status in ('pending', 'accepted')`,
    );
    expect(await sumHeld(tx)).toBe(bets!.open);
  });

test(
  '50 sales of each bet on two copies while its match is settled by both: each bet ends once and is paid once',
  { timeout: 120_000 },
  async () => {
    const [db] = copies;
    const playerId = await insertPlayer(db, { currency: 'EUR' });
    await fund(db, { playerId, amount: FUNDS });
    const match = await testMatch(db, { now: clock(), kickOffAt: new Date(clock().getTime() + 3_600_000) });
    const event = await match.read();
    const queue = createBetQueue({ db, clock, liveDelayMs: LIVE_DELAY_MS });
    const bets = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        queue.place({ playerId, order: orderOn(event, at % 2 ? 'home' : 'draw', { stake_cents: 100 + at }) }),
      ),
    );
    const quotes = await Promise.all(
      bets.map(({ id: betId }) => quoteCashOut(db, { playerId, betId, share: 100, now: clock() })),
    );
    let done = false;
    const settling = copies.map(async (copy) => {
      while (!done) await settleEnded(copy, { clock, onError: unlessBusy });
    });
    let ending: Promise<void> | undefined;
    for (const [at, { id: betId }] of bets.entries()) {
      if (at === 3)
        ending = match.report({ at: clock(), status: 'ended', period: null, goals: [goal('home')], left: 0 });
      const sales = Array.from({ length: 50 }, (_, turn) =>
        takeCashOut(copies[turn % 2]!, { playerId, betId, quoteId: quotes[at]!.id, now: clock() }),
      );
      for (const answer of await Promise.allSettled(sales))
        if (answer.status === 'rejected' && !(answer.reason instanceof Refusal)) unlessBusy(answer.reason);
    }
    await ending;
    done = true;
    await Promise.all(settling);
    while (!(await isSettled(db, match.id))) await settleEnded(db, { clock, onError: unlessBusy });
    const paid = await db.query<{ status: string; paid: bigint }>(sql`
    select b.status, b.returned as paid from sport_bets b where b.player_id = ${playerId}`);
    expect(paid.every(({ status }) => status === 'settled' || status === 'cashed_out')).toBe(true);
    const staked = bets.reduce((sum, { stake_cents }) => sum + BigInt(stake_cents), 0n);
    const returned = paid.reduce((sum, { paid: each }) => sum + each, 0n);
    const balances = await balancesOf(db);
    expect(balances[`player:${playerId}:cash`]).toBe(FUNDS - staked + returned);
    expect(balances[`player:${playerId}:held`]).toBeUndefined();
    expect((await checkLedger(db)).breaks).toEqual([]);
    const taken = await db.query(
      sql`select bet_id from sport_cash_outs where player_id = ${playerId} and taken_at is not null`,
    );
    expect(taken).toHaveLength(paid.filter(({ status }) => status === 'cashed_out').length);
    await expectBooksAgree();
  },
);
