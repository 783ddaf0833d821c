import { type Queryable, readColumns, sql, type Transaction } from '@croupier/server-database';
import type { LimitPeriod, LimitType } from './limit.ts';

/** One limit in one currency, with its count. Amounts are text: JSON numbers end at 2^53. Times are milliseconds. */
export interface Line {
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

export interface Sheet {
  playerId: number;
  lines: Line[];
}

const literal = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/** Locks the sheets of some players in player order. Who never set a limit has none. */
export async function lockSheets(tx: Transaction, playerIds: readonly number[]): Promise<Sheet[]> {
  const { player, lines } = await readColumns(tx, ['player', 'lines'], {
    name: 'limits_lock_sheets',
    ...sql`
      select player_id as player, lines from limit_sheets where player_id = any(${literal(playerIds)}::bigint[])
      order by player_id for no key update`,
  });
  return player.map((id, at) => ({ playerId: Number(id), lines: JSON.parse(lines[at]!) as Line[] }));
}

export async function readSheet(db: Queryable, playerId: number): Promise<Line[]> {
  const [row] = await db.query<{ lines: Line[] }>({
    name: 'limits_read_sheet',
    ...sql`select lines from limit_sheets where player_id = ${playerId}`,
  });
  return row?.lines ?? [];
}

export async function writeSheets(tx: Transaction, sheets: readonly Sheet[]): Promise<void> {
  if (sheets.length === 0) return;
  // JSON holds no line feed, so texts joined by one need no escaping.
  await tx.query({
    name: 'limits_write_sheets',
    ...sql`
      update limit_sheets sheet set lines = new.lines::json
      from unnest(${literal(sheets.map(({ playerId }) => playerId))}::bigint[],
        string_to_array(${sheets.map(({ lines }) => JSON.stringify(lines)).join('\n')}, e'\n')) as new (player_id, lines)
      where sheet.player_id = new.player_id`,
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

/** Brings a player's sheet up to what the limits say now; counts stay as they are. */
export async function rebuildSheet(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`insert into limit_sheets (player_id, lines) values (${playerId}, '[]') on conflict do nothing`);
  const [sheet] = await lockSheets(tx, [playerId]);
  const counts = new Map(sheet!.lines.map((line) => [`${line.id}:${line.currency}`, line]));
  const rows = await tx.query<DefinitionRow>(sql`
    select l.id, l.type, l.period, coalesce(a.currency, '') as currency, coalesce(a.amount, l.seconds_allowed, 0) as amount,
      case when l.change = 'raise' and l.change_confirmed_at is not null then coalesce(a.next_amount, l.seconds_next, a.amount, l.seconds_allowed) end as next,
      case when l.change_confirmed_at is not null then l.change_from end as "from", l.ends_at as ends
    from user_limits l left join user_limit_accounts a on a.limit_id = l.id
    where l.player_id = ${playerId} and l.removed_at is null
    order by l.id, a.currency`);
  const lines = rows.map((row): Line => {
    const count = counts.get(`${row.id}:${row.currency}`);
    return {
      id: Number(row.id),
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
  await writeSheets(tx, [{ playerId, lines }]);
}

/** The figure in force now; null once a confirmed removal has taken effect. */
export function amountNow(line: Line, now: number): bigint | null {
  const due = line.from !== null && line.from <= now;
  if (!due) return BigInt(line.amount);
  return line.next === null ? null : BigInt(line.next);
}
