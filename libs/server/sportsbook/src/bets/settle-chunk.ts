import { COMBINATION, type Grade } from '@croupier/bet-math';
import { type Database, type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import { boundWaits } from '../events/bound-waits.ts';
import { countDays } from '../limits/day-liability.ts';
import { tables } from '../schema.gen.ts';
import { type BetRow, type BetWithLegs, dayChangeOf, type LegRow, withLegs } from './bet-row.ts';
import { changeReserves, reserveOf } from './liability.ts';
import { isFresh, regradeBets } from './regrade-bets.ts';
import type { LockPayouts } from './revise-bets.ts';
import { marketOf, resultBets, type Results, storeSettled } from './settle-bets.ts';

/** Work to settle: all of an ended match, or one market decided earlier. */
export interface DueWork {
  eventId: bigint;
  market: Pick<LegRow, 'market_id' | 'specifiers'> | null;
}

/** Bets of one event in the order they are settled: player by player. */
export interface Place {
  player_id: bigint;
  bet_id: string;
}

/** Bets settled in one transaction: few enough that players' accounts aren't locked for long. */
const CHUNK = 200;
/** Chunks at once: while one is worked out, Postgres has the other. */
const PARTITIONS = 2;
/** Bets read at once: enough players to fill every partition. */
export const PLACES = 4 * CHUNK;
/** Limits lock waits. A chunk that exceeds them is rolled back and retried. */
const WAITS = { lockMs: 1_000, statementMs: 5_000 };

/** The next bets behind a place; what is settled already is passed over. */
export function nextPlaces(db: Database, { eventId, market }: DueWork, after: Place | null): Promise<Place[]> {
  const [playerId, betId] = [after?.player_id ?? 0n, after?.bet_id ?? NO_BET];
  if (!market)
    return db.query<Place>({
      name: 'sport_next_legs',
      ...sql`
        select player_id, bet_id from sport_bet_legs
        where event_id = ${eventId} and (player_id, bet_id) > (${playerId}::bigint, ${betId}::uuid) and result is null
        order by event_id, player_id, bet_id limit ${PLACES}`,
    });
  return db.query<Place>({
    name: 'sport_next_legs_of_market',
    ...sql`
      select player_id, bet_id from sport_bet_legs
      where event_id = ${eventId} and (player_id, bet_id) > (${playerId}::bigint, ${betId}::uuid) and result is null
        and market_id = ${market.market_id} and specifiers = ${market.specifiers}
      order by event_id, player_id, bet_id limit ${PLACES}`,
  });
}

/**
 * Returns the results of all outcomes of the decided markets, by market, and the bets that are void regardless of the
 * result.
 */
export async function readResults(db: Queryable, { eventId, market }: DueWork): Promise<Results> {
  const decided = tables
    .selectFrom('sport_markets')
    .select(['market_id', 'specifiers', 'results'])
    .where('event_id', '=', eventId)
    .where('results', 'is not', null)
    .$narrowType<{ results: Grade[] }>();
  // A combination of several markets needs the results of all of them.
  const one = market && market.market_id !== COMBINATION.id ? market : null;
  const rows = await run(db, one ? decided.where(({ and }) => and(one)) : decided);
  const grades = new Map(rows.map((row) => [marketOf(row), row.results]));
  return { grades, ...(await readDecisions(db, eventId)) };
}

interface Decisions {
  decisions: number;
  voids: { market: string | null; from: string | null; until: string | null }[] | null;
}

/** Returns an operator's decisions about a match. */
async function readDecisions(db: Queryable, eventId: bigint): Promise<Pick<Results, 'decisions' | 'voids'>> {
  const [row] = await db.query<Decisions>({
    name: 'sport_decisions',
    ...sql`
      select decisions, (select jsonb_agg(jsonb_build_object('market', c.market_id || '/' || c.specifiers, 'from', c.from_at, 'until', c.until_at))
        from sport_corrections c where c.event_id = e.id and c.kind = 'cancel' and c.withdrawn_at is null
          and (c.from_at is not null or c.until_at is not null)) as voids
      from sport_events e where e.id = ${eventId}`,
  });
  const voids = (row?.voids ?? []).map(({ market, from, until }) => ({
    market,
    from: momentOf(from),
    until: momentOf(until),
  }));
  return { decisions: row?.decisions ?? 0, voids };
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const NO_BET = '00000000-0000-0000-0000-000000000000';

/**
 * Splits bets into partitions of chunks. A player is in one partition only: otherwise one chunk would wait for the other's
 * account.
 */
export function partitionsOf(places: readonly Place[]): Place[][][] {
  const partitions: Place[][] = Array.from({ length: PARTITIONS }, () => []);
  for (const own of Map.groupBy(places, ({ player_id }) => player_id).values())
    partitions.reduce((least, partition) => (partition.length < least.length ? partition : least)).push(...own);
  return partitions.map((partition) =>
    Array.from({ length: Math.ceil(partition.length / CHUNK) }, (_, at) =>
      partition.slice(at * CHUNK, (at + 1) * CHUNK),
    ),
  );
}

/** Settles some bets in one transaction. Their rows are locked first: of what was lost before, only the legs are still told. */
export function settleChunk(
  db: Database,
  { work, results, lockPayouts }: { work: DueWork; results: Results; lockPayouts?: LockPayouts | undefined },
  places: readonly Place[],
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const bets = await lockBets(
      tx,
      places.map(({ bet_id }) => bet_id),
    );
    if (bets.length === 0) return;
    const current = await currentResults(tx, work, results);
    const [fresh, corrected] = [bets.filter(isFresh), bets.filter((bet) => !isFresh(bet))];
    const done = resultBets(fresh, work.eventId, current, now);
    await storeSettled(tx, done, now);
    await freeReserves(tx, done.settled, work.eventId);
    const changes = await regradeBets(tx, corrected, {
      eventId: work.eventId,
      results: current,
      kind: 'settle',
      correctionId: null,
      lockPayouts,
      now,
    });
    const ended = done.settled.map(({ row }) => dayChangeOf(row, -row.possible_return));
    await countDays(tx, [...ended, ...changes]);
  });
}

/** Returns the results read before the bets were locked, or reads them again if an operator has decided since. */
async function currentResults(tx: Transaction, work: DueWork, read: Results): Promise<Results> {
  const { decisions } = await readDecisions(tx, work.eventId);
  return decisions === read.decisions ? read : readResults(tx, work);
}

/**
 * Releases reserves on other matches for bets that are already lost. Reserves on this match are deleted when all its
 * bets are settled.
 */
async function freeReserves(tx: Transaction, settled: readonly BetWithLegs[], ended: bigint): Promise<void> {
  const open = settled.flatMap(({ row, legs }) =>
    legs
      .filter(({ event_id, result }) => event_id !== ended && result === null)
      .map((leg) => reserveOf(leg, row.currency, -leg.reserved)),
  );
  await changeReserves(tx, open);
}

export async function lockBets(tx: Transaction, ids: readonly string[]): Promise<BetWithLegs[]> {
  const [, rows] = await Promise.all([
    boundWaits(tx, WAITS),
    tx.query<BetRow>({
      name: 'sport_lock_bets',
      ...sql`
        select id, number, player_id, digest, hold_id, currency, stake, odds_change, sizes, each_way, status, possible_return, returned, placed_at, sold_stake, sold_for, sell_at,
          decide_at, decided_at, settled_at, rejection, receipt, funding, corrections, written_off
        from sport_bets where id = any(${`{${ids.join(',')}}`}::uuid[]) order by player_id, id for update`,
    }),
  ]);
  // By id alone: with a status asked for, a plan could go through every open bet there is.
  return withLegs(
    tx,
    rows.filter(({ status }) => status === 'accepted' || status === 'settled' || status === 'void'),
  );
}
