import { type LimitPeriod, type LimitType, toWire } from '@croupier/contracts';
import { type Queryable, readColumns, sql, type Transaction } from '@croupier/server-database';

/** One limit in one currency, with its count. Amounts are text: JSON numbers end at 2^53. Times are milliseconds. */
export interface LimitCounter {
  id: number;
  type: LimitType;
  period: LimitPeriod;
  /** Empty for what counts no money. */
  currency: string;
  /** Subunits, or seconds of a session limit; '0' for exclusions. */
  amount: string;
  /** The figure asked for, in force from `from`; null where none is. */
  next: string | null;
  /** When a confirmed loosening takes effect; with no `next` the limit is gone then. */
  from: number | null;
  /** When an exclusion ends; null otherwise, and for good. */
  ends: number | null;
  /** May fall below zero: winnings of a period make room for losses. */
  used: string;
  /** The period the count belongs to. */
  start: number;
}

/** All counters of a player: one row. */
export interface LimitCounters {
  playerId: number;
  counters: LimitCounter[];
}

const literal = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/** Locks the counters of some players in player order. Players who never set a limit have none. */
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
 * Locks the counters of those players nobody else holds, in player order, and names the others: a limit may be waited for,
 * never passed over.
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
  const [row] = await db.query<{ counters: LimitCounter[] }>({
    name: 'limits_read_counters',
    ...sql`select counters from limit_counters where player_id = ${playerId}`,
  });
  return row?.counters ?? [];
}

export async function writeCounters(tx: Transaction, changed: readonly LimitCounters[]): Promise<void> {
  if (changed.length === 0) return;
  // JSON holds no line feed, so texts joined by one need no escaping.
  await tx.query({
    name: 'limits_write_counters',
    ...sql`
      update limit_counters stored set counters = new.counters::json
      from unnest(${literal(changed.map(({ playerId }) => playerId))}::bigint[],
        string_to_array(${changed.map(({ counters }) => JSON.stringify(counters)).join('\n')}, e'\n')) as new (player_id, counters)
      where stored.player_id = new.player_id`,
  });
}

interface DefinitionRow {
  id: bigint;
  type: LimitType;
  period: LimitPeriod;
  currency: string;
  amount: bigint;
  next: bigint | null;
  from: Date | null;
  ends: Date | null;
}

/** Brings a player's counters up to what the limits say now; the counts themselves stay. */
export async function rebuildCounters(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(
    sql`insert into limit_counters (player_id, counters) values (${playerId}, '[]') on conflict do nothing`,
  );
  const [stored] = await lockCounters(tx, [playerId]);
  const counts = new Map(stored!.counters.map((counter) => [`${counter.id}:${counter.currency}`, counter]));
  const rows = await tx.query<DefinitionRow>(sql`
    select l.id, l.type, l.period, coalesce(a.currency, '') as currency, coalesce(a.amount, l.seconds_allowed, 0) as amount,
      case when l.change = 'raise' and l.change_confirmed_at is not null then coalesce(a.next_amount, l.seconds_next, a.amount, l.seconds_allowed) end as next,
      case when l.change_confirmed_at is not null then l.change_from end as "from", l.ends_at as ends
    from user_limits l left join user_limit_accounts a on a.limit_id = l.id
    where l.player_id = ${playerId} and l.removed_at is null
    order by l.id, a.currency`);
  const counters = rows.map((row): LimitCounter => {
    const count = counts.get(`${row.id}:${row.currency}`);
    return {
      id: toWire(row.id),
      type: row.type,
      period: row.period,
      currency: row.currency,
      amount: String(row.amount),
      next: row.next === null ? null : String(row.next),
      from: row.from?.getTime() ?? null,
      ends: row.ends?.getTime() ?? null,
      used: count?.used ?? '0',
      start: count?.start ?? 0,
    };
  });
  await writeCounters(tx, [{ playerId, counters }]);
}

/** The figure in force now; null once a confirmed removal has taken effect. */
export function amountNow(counter: LimitCounter, now: number): bigint | null {
  const due = counter.from !== null && counter.from <= now;
  if (!due) return BigInt(counter.amount);
  return counter.next === null ? null : BigInt(counter.next);
}
