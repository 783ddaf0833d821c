import { type LimitPeriod, type LimitType, toWire } from '@croupier/contracts';
import { type Queryable, readColumns, run, sql, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** One limit in one currency, with its counter. Amounts are text: JSON numbers end at 2^53. Times are milliseconds. */
export interface LimitCounter {
  id: number;
  type: LimitType;
  period: LimitPeriod;
  /** Empty for limits that don't count money. */
  currency: string;
  /** Subunits, or seconds of a session limit; '0' for exclusions. */
  amount: string;
  /** Requested amount, in force from `from`; null if none. */
  next: string | null;
  /** Time a confirmed higher limit takes effect; without `next` the limit is removed then. */
  from: number | null;
  /** End of an exclusion; null for other limits, and for a permanent exclusion. */
  ends: number | null;
  /** Subunits, or whole milliseconds of a session limit. May be negative: winnings of a period make room for losses. */
  used: string;
  /** Start of the period the count belongs to. */
  start: number;
  /** Only for a session limit: time of the player's last bet since it was set; 0 before any. */
  lastBet: number;
}

/** All counters of a player, in one row. */
export interface LimitCounters {
  playerId: number;
  counters: LimitCounter[];
}

const literal = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/** Locks the counters of players in player order. Players who never set a limit have none. */
export async function lockCounters(tx: Transaction, playerIds: readonly number[]): Promise<LimitCounters[]> {
  const statement = {
    name: 'limits_lock_counters',
    ...sql`
      select player_id as player, counters from limit_counters where player_id = any(${literal(playerIds)}::bigint[])
      order by player_id for no key update`,
  };
  return readColumns(tx, ['player', 'counters'], statement, (player, counters) => ({
    playerId: Number(player),
    counters: JSON.parse(counters) as LimitCounter[], // As `writeCounters` stored them.
  }));
}

/**
 * Locks the counters of players that no other transaction holds, in player order, and returns the other players: a
 * limit may be waited for, never skipped.
 */
export async function lockFreeCounters(
  tx: Transaction,
  playerIds: readonly number[],
): Promise<{ free: LimitCounters[]; held: number[] }> {
  const statement = {
    name: 'limits_lock_free_counters',
    ...sql`
      with free as materialized (
        select player_id, counters from limit_counters where player_id = any(${literal(playerIds)}::bigint[])
        order by player_id for no key update skip locked
      )
      select player_id as player, free.counters from limit_counters left join free using (player_id)
      where player_id = any(${literal(playerIds)}::bigint[])`,
  };
  const rows = await readColumns(tx, ['player', 'counters'], statement, (player, counters) => ({
    playerId: Number(player),
    counters: counters === '' ? null : (JSON.parse(counters) as LimitCounter[]), // As `writeCounters` stored them.
  }));
  const free = rows.flatMap(({ playerId, counters }) => (counters ? { playerId, counters } : []));
  return { free, held: rows.flatMap(({ playerId, counters }) => (counters ? [] : playerId)) };
}

export async function readCounters(db: Queryable, playerId: number): Promise<LimitCounter[]> {
  const query = tables.selectFrom('limit_counters').select('counters').where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, query.$narrowType<{ counters: LimitCounter[] }>(), 'limits_read_counters');
  return row?.counters ?? [];
}

export async function writeCounters(tx: Transaction, changed: readonly LimitCounters[]): Promise<void> {
  if (changed.length === 0) return;
  // JSON contains no line feed, so texts joined by one need no escaping.
  await tx.query({
    name: 'limits_write_counters',
    ...sql`
      update limit_counters stored set counters = new.counters::json
      from unnest(${literal(changed.map(({ playerId }) => playerId))}::bigint[],
        string_to_array(${changed.map(({ counters }) => JSON.stringify(counters)).join('\n')}, e'\n')) as new (player_id, counters)
      where stored.player_id = new.player_id`,
  });
}

/**
 * Reads a player's limits; money limits have a row per currency. Leaves out past breaks, which would permanently
 * lengthen the row every bet reads.
 */
const readFigures = (tx: Transaction, playerId: number, now: Date) =>
  run(
    tx,
    tables
      .selectFrom('user_limits as l')
      .leftJoin('user_limit_accounts as a', 'a.limit_id', 'l.id')
      .select(['l.id', 'l.type', 'l.period', 'l.ends_at', 'l.seconds_allowed', 'l.seconds_next'])
      .select(['l.change', 'l.change_from', 'l.change_confirmed_at', 'a.currency', 'a.amount', 'a.next_amount'])
      .where('l.player_id', '=', BigInt(playerId))
      .where('l.removed_at', 'is', null)
      .where(({ or, eb }) => or([eb('l.ends_at', 'is', null), eb('l.ends_at', '>', now)]))
      .orderBy('l.id')
      .orderBy('a.currency'),
  );

/** Serializes two tabs that set a limit at once; the rows themselves are locked in the same order everywhere. */
export const queueForLimits = (tx: Transaction, playerId: number): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`limits:${playerId}`}, 0))`);

/** Updates a player's counters to the current limits; the counts themselves stay. */
export async function rebuildCounters(tx: Transaction, playerId: number, now: Date): Promise<void> {
  const empty = { player_id: BigInt(playerId), counters: '[]' };
  const insert = tables.insertInto('limit_counters').values(empty);
  await run(
    tx,
    insert.onConflict((conflict) => conflict.doNothing()),
  );
  const [stored] = await lockCounters(tx, [playerId]);
  const counts = new Map(stored?.counters.map((counter) => [`${counter.id}:${counter.currency}`, counter]));
  const counters = (await readFigures(tx, playerId, now)).map((row): LimitCounter => {
    const currency = row.currency ?? '';
    const count = counts.get(`${row.id}:${currency}`);
    const confirmed = row.change_confirmed_at !== null;
    const amount = row.amount ?? row.seconds_allowed ?? 0n;
    const next = confirmed && row.change === 'raise' ? (row.next_amount ?? row.seconds_next ?? amount) : null;
    return {
      id: toWire(row.id),
      type: row.type,
      period: row.period,
      currency,
      amount: String(amount),
      next: next === null ? null : String(next),
      from: confirmed ? (row.change_from?.getTime() ?? null) : null,
      ends: row.ends_at?.getTime() ?? null,
      used: count?.used ?? '0',
      start: count?.start ?? 0,
      lastBet: count?.lastBet ?? 0,
    };
  });
  await writeCounters(tx, [{ playerId, counters }]);
}

/** Returns the amount in force now; null once a confirmed removal has taken effect. */
export function amountNow(counter: LimitCounter, now: number): bigint | null {
  const due = counter.from !== null && counter.from <= now;
  if (!due) return BigInt(counter.amount);
  return counter.next === null ? null : BigInt(counter.next);
}
