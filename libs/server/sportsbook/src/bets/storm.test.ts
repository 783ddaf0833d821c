import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketKind } from '@croupier/bet-math';
import { type Bet, type BetOrder, Refusal, type SportEventDetail } from '@croupier/contracts';
import { type Database, DatabaseAway, openDatabase, sql, type Transaction } from '@croupier/server-database';
import { readOutbox } from '@croupier/server-database/testing';
import { insertPlayer } from '@croupier/server-players/testing';
import { balancesOf, checkLedger, fund, sumHeld } from '@croupier/server-wallet/testing';
import { quoteCashOut, takeCashOut } from '../cash-out/cash-out.ts';
import {
  findWrongReserves,
  goal,
  isSettled,
  orderOn,
  sportsbookDatabase,
  testMatch,
  type TestMatch,
  type TestOutcome,
} from '../testing/index.ts';
import { createBetQueue } from './bet-queue.ts';
import { decideBets } from './decide-bets.ts';
import { readBet } from './read-bets.ts';
import { settleEnded } from './settle-ended.ts';

/** 240 bets in every run: of fewer, none may meet a price that changes. `STORM_BETS=10000` for a long one. */
const BETS = Number(process.env['STORM_BETS'] ?? 240);
const MATCHES = 4;
/** Between two prices of a match: twenty times as often as a feed sends. */
const PRICES_MS = 50;
const PLAYERS = 40;
const FUNDS = 100_000n;
const LIVE_DELAY_MS = 40;
/** More wait for no decision: else the last of them would be too late. */
const MOST_PENDING = 100;
let pending = 0;

let copies: [Database, Database];
const matches: TestMatch[] = [];
const players: number[] = [];
const clock = () => new Date();
/** A transaction that waits too long for a row is retried. Any other error fails the test. */
const unlessBusy = (error: unknown): void => {
  if (!(error instanceof DatabaseAway && error.busy)) throw error;
};

/** The same storm each time; what meets what in it is up to the machine. */
let seed = 20_261_124;
function next(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
}
const oneOf = <Each>(values: readonly Each[]): Each => values[Math.floor(next() * values.length)]!;

beforeAll(async () => {
  const db = await sportsbookDatabase();
  copies = [db, openDatabase(db.url)];
  for (let at = 0; at < MATCHES; at++)
    matches.push(await testMatch(db, { now: clock(), kickOffAt: new Date(clock().getTime() - 1_000) }));
  for (let at = 0; at < PLAYERS; at++) {
    const playerId = await insertPlayer(db, { currency: 'EUR' });
    await fund(db, { playerId, amount: FUNDS });
    players.push(playerId);
  }
});
afterAll(async () => {
  await copies[1].close();
  await copies[0].close();
});

/** Changes odds constantly: the clock of each match runs, goals are scored and betting is suspended. */
async function play(match: TestMatch, isOver: () => boolean): Promise<void> {
  const goals = [];
  for (let left = 0.9; ; left = Math.max(0.2, left - 0.002)) {
    const over = isOver();
    if (!over && next() < 0.02 && goals.length < 4) goals.push(goal(oneOf(['home', 'away'])));
    const stop = next() < 0.05 ? ('possible_goal' as const) : null;
    const ended = { status: 'ended', period: null, left: 0 } as const;
    await match.report({ at: clock(), goals: [...goals], left: left + next() * 0.02, stop, ...(over ? ended : {}) });
    if (over) return;
    await setTimeout(PRICES_MS);
  }
}

const OUTCOMES = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no'] as const;

const priceOn = (event: SportEventDetail, outcome: TestOutcome) => {
  try {
    return orderOn(event, outcome).legs[0];
  } catch {
    return null; // The market has no price any more.
  }
};

function orderFrom(pages: readonly SportEventDetail[]): BetOrder | null {
  const count = next() < 0.2 ? 3 : 1;
  const from = Math.floor(next() * pages.length);
  const legs = Array.from({ length: count }, (_, at) => {
    const event = pages[(from + at) % pages.length]!;
    return priceOn(event, oneOf(OUTCOMES));
  });
  if (legs.some((leg) => !leg)) return null; // Decided: nothing to press.
  return {
    id: randomUUID(),
    currency: 'EUR',
    stake_cents: 10 + Math.floor(next() * 200),
    odds_change: oneOf(['none', 'higher', 'any'] as const),
    legs: legs as unknown as BetOrder['legs'],
    sizes: [count],
  };
}

interface Told {
  answered: Bet[];
  refused: Map<string, number>;
}

/** Players press what their page shows, which is out of date as often as not; some sell again. */
async function storm(): Promise<Told> {
  const told: Told = { answered: [], refused: new Map() };
  const queues = copies.map((db) => createBetQueue({ db, clock, liveDelayMs: LIVE_DELAY_MS }));
  const note = (error: unknown) => {
    if (!(error instanceof Refusal)) return unlessBusy(error);
    told.refused.set(error.code, (told.refused.get(error.code) ?? 0) + 1);
  };
  let [sent, pages]: [number, SportEventDetail[]] = [0, await Promise.all(matches.map(({ read }) => read()))];
  const looking = async () => {
    while (sent < BETS) {
      pages = await Promise.all(matches.map(({ read }) => read()));
      await setTimeout(10);
    }
  };
  const betting = async (playerId: number, copy: number) => {
    while (sent < BETS) {
      const order = orderFrom(pages);
      if (!order || pending > MOST_PENDING) {
        await setTimeout(20);
        continue;
      }
      sent++;
      const bet = await queues[copy]!.place({ playerId, order }).catch(note);
      if (!bet) continue;
      told.answered.push(bet);
      if (next() < 0.4) await sellSome(playerId, bet.id, copy).catch(note);
    }
  };
  await Promise.all([looking(), ...players.map((playerId, at) => betting(playerId, at % copies.length))]);
  await Promise.all(queues.map((queue) => queue.stop()));
  return told;
}

async function sellSome(playerId: number, betId: string, copy: number): Promise<void> {
  while ((await readBet(copies[copy]!, { playerId, id: betId })).status === 'pending') await setTimeout(LIVE_DELAY_MS);
  const { id: quoteId } = await quoteCashOut(copies[copy]!, { playerId, betId, share: oneOf([100, 40]), now: clock() });
  await takeCashOut(copies[copy]!, { playerId, betId, quoteId, now: clock() });
}

const countPending = async (): Promise<number> =>
  (await copies[0].query(sql`select from sport_bets where status = 'pending'`)).length;

async function decide(db: Database, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await decideBets(db, clock(), unlessBusy);
    pending = await countPending();
    await setTimeout(5);
  }
}

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

async function watch(isOver: () => boolean): Promise<number> {
  let looks = 0;
  for (; !isOver(); looks++) {
    await expectBooksAgree();
    await setTimeout(100);
  }
  return looks;
}

const ONWARD: Record<string, readonly string[]> = {
  pending: ['accepted', 'rejected'],
  accepted: ['accepted', 'cashed_out', 'settled', 'void'],
};

/** Every state a bet was ever told in, in the order they came. */
async function expectLegalStates(): Promise<void> {
  const changes = await readOutbox(copies[0], { topic: 'bets' });
  expect(changes.length).toBeGreaterThan(0);
  for (const [id, told] of Map.groupBy(changes, ({ payload }) => String(payload['id']))) {
    const states = told.map(({ payload }) => String(payload['status']));
    for (const [at, state] of states.slice(1).entries())
      expect(ONWARD[states[at]!] ?? [], `${id}: ${states.join(' → ')}`).toContain(state);
  }
}

/** Expects each accepted leg to have odds from the history of its market and version, while that market was open. */
async function expectPricesStood(): Promise<void> {
  const legs = await copies[0].query<{
    market_id: number;
    outcome: string;
    odds: number;
    prices: number[] | null;
    status: string | null;
  }>(sql`
    select l.market_id, l.outcome, l.odds, h.odds as prices, h.status from sport_bet_legs l join sport_bets b on b.id = l.bet_id
      left join sport_price_history h on h.event_id = l.event_id and h.market_id = l.market_id and h.specifiers = l.specifiers and h.version = l.market_version
    where b.status <> 'rejected'`);
  expect(legs.length).toBeGreaterThan(0);
  for (const { market_id, outcome, odds, prices, status } of legs)
    expect({ odds, status }).toEqual({
      odds: prices?.[marketKind(market_id)!.outcomes.indexOf(outcome)],
      status: 'active',
    });
}

/** Expects every player's balance to equal the starting balance plus the result of their bets. */
async function expectEveryCent(): Promise<void> {
  const balances = await balancesOf(copies[0]);
  const gained = await copies[0].query<{ player_id: bigint; gained: bigint }>(sql`
    select player_id, sum(sold_for - sold_stake + case when status in ('settled', 'void', 'cashed_out') then returned - stake else 0 end)::bigint as gained
    from sport_bets group by 1`);
  const of = new Map(gained.map((row) => [Number(row.player_id), row.gained]));
  for (const id of players) expect(balances[`player:${id}:cash`] ?? 0n).toBe(FUNDS + (of.get(id) ?? 0n));
  expect((await checkLedger(copies[0])).breaks).toEqual([]);
}

// shows: promise:X1
test(
  `${BETS} live bets in a storm of prices, on two copies: no rule of the book breaks`,
  { timeout: 120_000 + BETS * 100 },
  async () => {
    let over = false;
    const isOver = () => over;
    const [told, looks] = await Promise.all([
      storm().then(async (answer) => {
        while ((await countPending()) > 0) await setTimeout(10);
        over = true;
        return answer;
      }),
      watch(isOver),
      ...copies.map((db) => decide(db, isOver)),
      ...matches.map((match) => play(match, isOver)),
    ]);
    expect(looks).toBeGreaterThan(2);
    for (const db of copies) await settleEnded(db, { clock, onError: unlessBusy });
    for (const { id } of matches) expect(await isSettled(copies[0], id)).toBe(true);
    const statuses = await copies[0].query<{ status: string; count: number }>(
      sql`select status, count(*)::integer as count from sport_bets group by 1 order by 1`,
    );
    if (BETS > 5_000) console.log(statuses, told.refused);
    expect(statuses.map(({ status }) => status)).toEqual(expect.arrayContaining(['cashed_out', 'rejected', 'settled']));
    expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(told.answered.length);
    await expectBooksAgree();
    await expectLegalStates();
    await expectPricesStood();
    await expectEveryCent();
  },
);
