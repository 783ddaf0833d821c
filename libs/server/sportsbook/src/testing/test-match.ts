import { randomUUID } from 'node:crypto';
import { marketKind, type MatchFacts, priceMarkets } from '@croupier/bet-math';
import { MARKET_IDS, totalSpecifiers } from '@croupier/bet-math/testing';
import { type BetOrder, type SportEventDetail, toWire } from '@croupier/contracts';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, type Queryable, run, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as players } from '@croupier/server-players';
import { migrations as promotions } from '@croupier/server-promotions';
import { migrations as push } from '@croupier/server-push';
import { migrations as wallet } from '@croupier/server-wallet';
import { settleEnded } from '../bets/settle-ended.ts';
import { readEvent } from '../events/read-events.ts';
import { addFixture, addPlayers, addTournaments } from '../feed/add-fixture.ts';
import type { Goal, MatchUpdate } from '../feed/feed.ts';
import { applyUpdate } from '../match-updates/apply-update.ts';
import { tables } from '../schema.gen.ts';
import { LEAGUES } from '../simulation/clubs.ts';
import { squadOf } from '../simulation/football/squads.ts';

const own = new URL('../../migrations/', import.meta.url);

/** The tables bets need. */
export const sportsbookMigrations: readonly URL[] = [audit, players, wallet, limits, promotions, push, own];

/** A database that takes bets. */
export const sportsbookDatabase = (): Promise<Database> => testDatabase(sportsbookMigrations, { prepare: migrateJobs });

const TEST_FEED = 'test';
const raise = (error: unknown): never => {
  throw error;
};
const RATES = { homeRate: 1.5, awayRate: 1.2 };

type Reported = Partial<MatchUpdate> &
  Pick<MatchFacts, 'counts' | 'players'> & { at: Date; left?: number; firstHalfOver?: boolean };

export interface TestMatch {
  id: number;
  /** Reports how the match stands, with prices to fit; at the end its bets are settled. */
  update: (state: Reported) => Promise<void>;
  /** The same without the settlement. */
  report: (state: Reported) => Promise<void>;
  read: () => Promise<SportEventDetail>;
}

/** A match under the test's own control, its feed alive at `now`. */
export async function testMatch(db: Database, { now, kickOffAt }: { now: Date; kickOffAt: Date }): Promise<TestMatch> {
  const [league] = LEAGUES;
  const [home, away] = league!.clubs;
  const id = await db.transaction(async (tx) => {
    await addTournaments(tx, TEST_FEED, LEAGUES, now);
    await addPlayers(tx, [...squadOf(home!.id), ...squadOf(away!.id)]);
    const fixture = {
      feed: TEST_FEED,
      feedKey: randomUUID(),
      tournament: league!.slug,
      season: 1,
      home: home!,
      away: away!,
      kickOffAt,
      speed: 1,
    };
    return addFixture(tx, {
      ...fixture,
      homeRateMicro: null,
      awayRateMicro: null,
      seedHash: null,
      lineups: null,
      ...pricesAt([], 1),
    });
  });
  await hearTestFeed(db, now);
  async function report({ left = 0.5, ...state }: Reported): Promise<void> {
    const goals = state.goals ?? [];
    const played = state.status === 'ended' || (state.period ?? 'first_half') !== 'first_half';
    const live = {
      status: 'live',
      period: 'first_half',
      periodSecond: 1200,
      detail: null,
      incidents: [],
      lineups: null,
      stop: null,
      ...pricesAt(goals, left),
    } as const;
    const update = { ...live, goals, score: scoreOf(goals), ...state };
    const { counts, players } = state;
    const facts = {
      ...factsOf(update, state.firstHalfOver ?? played),
      ...(counts ? { counts } : {}),
      ...(players ? { players } : {}),
    };
    await db.transaction((tx) => applyUpdate(tx, id, { ...update, facts }));
    await hearTestFeed(db, state.at);
  }
  return {
    id: toWire(id),
    async update(state) {
      await report(state);
      await settleEnded(db, { clock: () => state.at, onError: raise });
    },
    report,
    read: () => readEvent(db, toWire(id)),
  };
}

/** Marks the feed as active and complete, whatever its state was. Tests move back and forth in time. */
export const hearTestFeed = (db: Database, now: Date) =>
  run(db, tables.updateTable('sport_feeds').set({ alive_at: now, state: 'ok' }).where('name', '=', TEST_FEED));

const scoreOf = (goals: readonly Goal[]) => {
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
};

function factsOf({ status, goals }: Pick<MatchUpdate, 'status' | 'goals'>, firstHalfOver: boolean): MatchFacts {
  const [first, second] = (['first_half', 'second_half'] as const).map((period) =>
    scoreOf(goals.filter((goal) => goal.period === period)),
  );
  const over = status === 'ended';
  const periods = over ? [first!, second!] : firstHalfOver ? [first!] : [];
  return { periods, goals: goals.map(({ side }) => side), over, abandoned: status === 'abandoned' };
}

function pricesAt(goals: readonly Goal[], left: number) {
  const home = goals.filter(({ side }) => side === 'home').length;
  const away = goals.length - home;
  const first = { left: Math.max(0, left - 0.55), home, away };
  const state = { ...RATES, home, away, left, first };
  return { prices: priceMarkets(state, { margin: 0.05 }), model: { sport: 'football', state } } as const;
}

export const goal = (side: Goal['side'], second = 600): Goal => ({ side, period: 'first_half', second });

const SELECTIONS = {
  home: [MARKET_IDS.matchResult, '', 0],
  draw: [MARKET_IDS.matchResult, '', 1],
  away: [MARKET_IDS.matchResult, '', 2],
  over: [MARKET_IDS.total, totalSpecifiers(2.5), 0],
  under: [MARKET_IDS.total, totalSpecifiers(2.5), 1],
  yes: [MARKET_IDS.bothScore, '', 0],
  no: [MARKET_IDS.bothScore, '', 1],
} as const;
export type TestOutcome = keyof typeof SELECTIONS;

/** An order on an outcome as the page shows it now. */
export function orderOn(event: SportEventDetail, outcome: TestOutcome, changes: Partial<BetOrder> = {}): BetOrder {
  const [marketId, specifiers, index] = SELECTIONS[outcome];
  const market = event.markets.find(
    (candidate) => candidate.market_id === marketId && candidate.specifiers === specifiers,
  )!;
  const leg = {
    event_id: event.id,
    market_id: marketId,
    specifiers,
    outcome,
    odds: market.odds![index]!,
    market_version: market.version,
    score: event.score,
  };
  return { id: randomUUID(), currency: 'EUR', stake_cents: 1_000, odds_change: 'none', legs: [leg], ...changes };
}

/** An order on any line of any market. */
export function orderOnLine(
  event: SportEventDetail,
  [marketId, specifiers, outcome]: readonly [number, string, string],
  changes: Partial<BetOrder> = {},
): BetOrder {
  const market = event.markets.find((one) => one.market_id === marketId && one.specifiers === specifiers);
  const odds = market?.odds?.[marketKind(marketId)?.outcomes.indexOf(outcome) ?? -1];
  if (!market || !odds) throw new Error(`no price for ${marketId} ${specifiers} ${outcome}`);
  const seen = { odds, market_version: market.version, score: event.score };
  const leg = { event_id: event.id, market_id: marketId, specifiers, outcome, ...seen };
  return { id: randomUUID(), currency: 'EUR', stake_cents: 1_000, odds_change: 'none', legs: [leg], ...changes };
}

/** Returns true if every bet on an ended match is settled. */
export async function isSettled(db: Queryable, eventId: number): Promise<boolean> {
  const settled = tables.selectFrom('sport_events').select('settled_at').where('id', '=', BigInt(eventId));
  return (await run(db, settled.where('settled_at', 'is not', null))).length > 0;
}

interface BetSums {
  player_id: bigint;
  bets: bigint;
  /** Stakes of those that are not decided or settled yet. */
  open: bigint;
  /** Returns of settled bets, less their stakes. */
  gained: bigint;
}

/** Returns the totals of players' bets, in subunits. */
export const sumBets = (db: Queryable): Promise<BetSums[]> =>
  db.query<BetSums>(sql`
    select player_id, count(*) as bets,
      coalesce(sum(stake) filter (where status in ('pending', 'accepted')), 0)::bigint as open,
      coalesce(sum(returned - stake) filter (where status = 'settled'), 0)::bigint as gained
    from sport_bets group by player_id`);

/**
 * Returns reserves that differ from what open bets hold, events that differ from the sum of their outcomes, and days
 * that differ from their bets. A bet that still waits for its live delay after the match can only be rejected.
 */
export const findWrongReserves = (db: Queryable): Promise<object[]> =>
  db.query(sql`
    select l.event_id, l.market_id, l.specifiers, l.outcome, b.currency, sum(l.reserved)::text as should, max(n.returns)::text as is
    from sport_bets b join sport_bet_legs l on l.bet_id = b.id join sport_events e on e.id = l.event_id
      left join sport_liabilities n using (event_id, market_id, specifiers, outcome, currency)
    where b.status in ('pending', 'accepted') and l.result is null and e.ended_at is null
    group by 1, 2, 3, 4, 5 having sum(l.reserved) is distinct from max(n.returns)
    union all
    select event_id, 0, '', '', currency, (sum(returns) filter (where market_id > 0))::text, (sum(returns) filter (where market_id = 0))::text
    from sport_liabilities group by 1, 5
    having coalesce(sum(returns) filter (where market_id > 0), 0) <> coalesce(sum(returns) filter (where market_id = 0), 0)
    union all
    select null, null, day::text, null, currency, b.returns::text, d.returns::text
    from sport_day_liabilities d full join (
      select (placed_at at time zone 'utc')::date as day, currency, sum(possible_return) as returns from sport_bets
      where status in ('pending', 'accepted') group by 1, 2) b using (day, currency)
    where coalesce(b.returns, 0) <> coalesce(d.returns, 0)`);

/**
 * Returns the number of settled bets of these players and their returns, including losses that were written off, in
 * subunits.
 */
export async function sumSettled(
  db: Queryable,
  playerIds: readonly number[],
): Promise<{ settled: number; returned: bigint }> {
  const [row] = await db.query<{ settled: number; returned: bigint }>(sql`
    select count(*) filter (where status in ('settled', 'void'))::integer as settled, coalesce(sum(returned + written_off), 0)::bigint as returned
    from sport_bets where player_id = any(${playerIds}::bigint[])`);
  return row!;
}

interface Corrected {
  decisions: number;
  /** Decisions whose bets do not follow all yet. */
  due: number;
  /** Changes of all bets, and of the bet with the most. */
  changes: number;
  most: number;
  /** Changes that moved nothing. */
  idle: number;
  /** Number of different returns per outcome, for singles at the same odds. */
  byOutcome: { outcome: string; returns: number; least: bigint }[];
}

/** Returns the effect of operators' decisions on these players' bets. */
export async function sumCorrected(db: Queryable, playerIds: readonly number[]): Promise<Corrected> {
  const [row] = await db.query<Omit<Corrected, 'byOutcome'>>(sql`
    select (select count(*)::integer from sport_corrections) as decisions,
      (select count(*)::integer from sport_corrections where done_at is null) as due,
      coalesce(sum(corrections), 0)::integer as changes, coalesce(max(corrections), 0)::integer as most,
      (select count(*)::integer from sport_bet_corrections c join sport_bets b on b.id = c.bet_id
        left join sport_bet_corrections n on n.bet_id = c.bet_id and n.number = c.number + 1
        where c.player_id = any(${playerIds}::bigint[]) and c.status = coalesce(n.status, b.status) and c.legs = coalesce(n.legs,
          (select jsonb_agg(jsonb_build_object('result', l.result, 'void_halves', l.void_halves) order by l.position) from sport_bet_legs l
            where l.bet_id = c.bet_id))) as idle
    from sport_bets where player_id = any(${playerIds}::bigint[])`);
  const byOutcome = await db.query<Corrected['byOutcome'][number]>(sql`
    select l.outcome, count(distinct b.returned)::integer as returns, min(b.returned) as least
    from sport_bets b join sport_bet_legs l on l.bet_id = b.id where b.player_id = any(${playerIds}::bigint[]) group by 1 order by 1`);
  return { ...row!, byOutcome };
}
