import { afterEach, expect, test } from 'vitest';
import { SPORTS } from '@croupier/bet-math';
import { type Database, sql, type Statement } from '@croupier/server-database';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { findUnsoundBooks } from '../events/unsound-books.ts';
import { LEAGUES } from '../simulation/clubs.ts';
import { simulatedFeed } from '../simulation/simulated-feed.ts';
import { dayFunds, playDay } from '../testing/bet-day.ts';
import { sportsbookDatabase } from '../testing/test-match.ts';
import { dayReader, dayWriter } from './day-file.ts';
import { readDay } from './record-day.ts';
import { replayDay } from './replay-day.ts';

/** 120 bets in every run, 5,000 where there is time. */
const BETS = Number(process.env['REPLAY_BETS'] ?? 120);
const PLAYERS = 12;
/** Its matches are delayed, postponed and interrupted, too. */
const seed = Buffer.alloc(32, 83);
/** A few seconds before a race that one dog stays away from and three come in second. */
const start = new Date('2026-11-28T10:53:52Z');

const databases: Database[] = [];
const open = async () => {
  const db = await sportsbookDatabase();
  databases.push(db);
  return db;
};
afterEach(() => Promise.all(databases.splice(0).map((db) => db.close())));

const leagues = SPORTS.flatMap((sport) => LEAGUES.find((league) => league.sport === sport) ?? []);
const newDay = () => ({
  feed: simulatedFeed({ speed: 900, seed, leagues, drifts: true, troubles: true, races: true }),
  seed,
  start,
  bets: BETS,
  betsPerSecond: Math.max(16, BETS / 50),
  players: PLAYERS,
});

/**
 * Bets and their results, without random ids and without settlement times. If the matches of a lost bet end together,
 * the settlement time decides which one its receipt names first.
 */
const BETS_ROWS: readonly Statement[] = [
  sql`
    select to_jsonb(b) - array['hold_id', 'settled_at'] - (case when (funding->>'gift')::boolean then 'digest' else '' end) #- '{funding,bonus}' #- (case when returned = 0 then '{receipt,factors}' else '{}' end)::text[] as row
    from sport_bets b order by id`,
  sql`select to_jsonb(l) as row from sport_bet_legs l order by bet_id, position`,
  sql`select to_jsonb(c) - array['settled_at', 'at', case when returned = 0 then 'receipt' end] as row from sport_bet_corrections c order by bet_id, number`,
  sql`select to_jsonb(l) as row from sport_liabilities l order by event_id, market_id, specifiers, outcome`,
];
/** The book. What was said of a match is a list in no order; its calendar tells by the real clock when it was revised. */
const BOOK_ROWS: readonly Statement[] = [
  sql`select to_jsonb(e) - array['said', 'revised_at'] as row from sport_events e order by id`,
  sql`select to_jsonb(m) as row from sport_markets m order by event_id, market_id, specifiers`,
  sql`select to_jsonb(h) as row from sport_price_history h order by event_id, market_id, specifiers, version`,
];
/** Rows that are not in both, the first few of thousands. */
async function differences(one: Database, other: Database, statements: readonly Statement[]): Promise<string[]> {
  const rowsOf = async (db: Database) => {
    const read = await Promise.all(statements.map((statement) => db.query<{ row: object }>(statement)));
    return read.flatMap((rows, at) => rows.map(({ row }) => `${at} ${JSON.stringify(row)}`));
  };
  const [first, second] = [await rowsOf(one), await rowsOf(other)];
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const only = [...first.filter((row) => !inSecond.has(row)), ...second.filter((row) => !inFirst.has(row))];
  return only.slice(0, 10);
}

/** The house's account for bets is several, of which any takes a posting: together they must be the same. */
async function balances(db: Database): Promise<Record<string, bigint>> {
  const sums: Record<string, bigint> = {};
  for (const [name, balance] of Object.entries(await balancesOf(db))) {
    const account = name.replace(/-\d+$/, '');
    sums[account] = (sums[account] ?? 0n) + balance;
  }
  return sums;
}

/** Outcomes for which more or less is reserved than open bets on them hold. */
const findIdleReserves = (db: Database): Promise<object[]> =>
  db.query(sql`
    select event_id, market_id, specifiers, outcome, n.returns from sport_liabilities n
    where n.market_id > 0 and n.returns <> (
      select coalesce(sum(l.reserved), 0) from sport_bet_legs l join sport_bets b on b.id = l.bet_id
      where (l.event_id, l.market_id, l.specifiers, l.outcome, b.currency) = (n.event_id, n.market_id, n.specifiers, n.outcome, n.currency)
        and l.result is null and b.status in ('pending', 'accepted'))`);

/** Returns which features the settled bets covered. */
async function happened(db: Database): Promise<object> {
  const [row] = await db.query<object>(sql`
    select bool_or(b.each_way) as places, bool_or((l.finish->>'deduction')::integer > 0 and l.result > 0) as deductions,
      bool_or(l.finish->>'dead_heat' is not null) as dead_heats, bool_or(l.starting_price) as starting,
      bool_or(b.corrections > 0) as corrected, bool_or(b.status = 'void' and l.finish is null) as void,
      bool_or((b.funding->>'paid')::bigint > 0 and not (b.funding->>'gift')::boolean and b.returned > 0) as bonuses,
      bool_or((b.funding->>'gift')::boolean) as free_bets
    from sport_bets b join sport_bet_legs l on l.bet_id = b.id where b.status in ('settled', 'void')`);
  return row!;
}

const read = async (db: Database): Promise<string[]> => {
  const write = dayWriter();
  const lines: string[] = [];
  for await (const line of readDay(db)) lines.push(write(line));
  return lines;
};

test(
  `a day of ${BETS} bets, played again from its log: the same bets and balances, to the cent`,
  { timeout: 120_000 + BETS * 300 },
  async () => {
    const [first, second] = [await open(), await open()];
    let looks = 0;
    const onSecond = async () => {
      looks++;
      expect(await findUnsoundBooks(first)).toEqual([]);
    };
    const done = await playDay(first, { ...newDay(), onSecond });
    expect(looks).toBeGreaterThan(10);
    const lines = await read(first);
    const funded = new Set<number>();
    const report = await replayDay(second, lines.map(dayReader()), {
      async fund({ playerId, currency }) {
        if (funded.has(playerId)) return;
        funded.add(playerId);
        await fund(second, { playerId, currency, amount: dayFunds({ playerId, players: PLAYERS }) });
      },
    });
    expect(report.differences).toEqual([]);
    expect([report.bets, report.sales, report.corrections]).toEqual([
      done.placed - done.refused,
      done.sold,
      done.decided,
    ]);
    expect([report.bonusBets > 20, report.adjusted]).toEqual([true, 0]);
    expect(done.stops).toBeGreaterThan(2);
    expect(await happened(first)).toEqual({
      places: true,
      deductions: true,
      dead_heats: true,
      starting: true,
      corrected: true,
      void: true,
      bonuses: true,
      free_bets: true,
    });
    expect([report.matches > 20, report.messages > 100, done.sold > 5]).toEqual([true, true, true]);
    expect(await balances(second)).toEqual(await balances(first));
    expect(await differences(first, second, BETS_ROWS)).toEqual([]);
    for (const db of [first, second]) {
      expect((await checkLedger(db)).breaks).toEqual([]);
      expect(await findIdleReserves(db)).toEqual([]);
    }
  },
);

test(
  'the same day from the same seed is the same, row by row',
  { tags: 'nightly', timeout: 120_000 + BETS * 300 },
  async () => {
    const [first, second] = [await open(), await open()];
    const day = { ...newDay(), bets: BETS / 5 };
    const [one, two] = await Promise.all([playDay(first, day), playDay(second, { ...day, feed: newDay().feed })]);
    expect(two).toEqual(one);
    expect(await balances(second)).toEqual(await balances(first));
    expect(await differences(first, second, [...BETS_ROWS, ...BOOK_ROWS])).toEqual([]);
  },
);
