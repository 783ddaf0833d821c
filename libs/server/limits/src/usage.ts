import { type Queryable, sql, type Transaction } from '@croupier/server-database';
import type { LimitPeriod, LimitType } from './limit.ts';
import { periodStarts } from './period.ts';

export type CountedType = Extract<LimitType, 'loss' | 'wager' | 'deposit'>;

/** A limit's figure and count in one currency, as of now; locked. */
export interface Usage {
  limitId: bigint;
  playerId: number;
  currency: string;
  type: CountedType;
  period: Exclude<LimitPeriod, 'forever'>;
  /** Subunits. */
  amount: bigint;
  used: bigint;
  periodStart: Date;
}

interface Row {
  limit_id: bigint;
  player_id: bigint;
  currency: string;
  type: CountedType;
  period: Exclude<LimitPeriod, 'forever'>;
  amount: bigint;
  used: bigint;
  period_start: Date;
}

export interface Which {
  playerIds: readonly number[];
  types: readonly CountedType[];
  now: Date;
}

/**
 * Locks the counts of some players in limit order. Figures are those in force now: a confirmed loosening counts once
 * its time has come, a removed limit is left out. A count of a past period reads as zero.
 */
export async function lockUsage(tx: Transaction, { playerIds, types, now }: Which): Promise<Usage[]> {
  const rows = await tx.query<Row>({
    name: 'limits_lock_usage',
    ...sql`
      select a.limit_id, l.player_id, a.currency, l.type, l.period, a.used, a.period_start,
        case when l.change = 'raise' and l.change_confirmed_at is not null and l.change_from <= ${now}
          then coalesce(a.next_amount, a.amount) else a.amount end as amount
      from user_limits l join user_limit_accounts a on a.limit_id = l.id
      where l.player_id = any(${playerIds}::bigint[]) and l.type = any(${types}::text[]) and l.removed_at is null
        and not (l.change is not null and l.change = 'remove' and l.change_confirmed_at is not null and l.change_from <= ${now})
      order by a.limit_id, a.currency
      for no key update of a`,
  });
  const starts = periodStarts(now);
  return rows.map((row) => {
    const start = starts[row.period];
    return {
      limitId: row.limit_id,
      playerId: Number(row.player_id),
      currency: row.currency,
      type: row.type,
      period: row.period,
      amount: row.amount,
      used: row.period_start < start ? 0n : row.used,
      periodStart: start,
    };
  });
}

/** Stores the counts of rows that `lockUsage` gave. */
export async function writeUsage(tx: Transaction, usages: readonly Usage[]): Promise<void> {
  if (usages.length === 0) return;
  await tx.query({
    name: 'limits_write_usage',
    ...sql`
      update user_limit_accounts a set used = new.used, period_start = new.period_start
      from unnest(
        ${usages.map((usage) => usage.limitId)}::bigint[], ${usages.map((usage) => usage.currency)}::text[],
        ${usages.map((usage) => usage.used)}::bigint[], ${usages.map((usage) => usage.periodStart.toISOString())}::timestamptz[]
      ) as new (limit_id, currency, used, period_start)
      where a.limit_id = new.limit_id and a.currency = new.currency`,
  });
}

/** What keeps a player from playing at all. */
export interface Block {
  limitId: bigint;
  playerId: number;
  type: 'coolingoff' | 'selfexclusion' | 'session';
  /** Of a session limit: seconds left to play; null for exclusions. */
  secondsLeft: number | null;
}

interface BlockRow {
  id: bigint;
  player_id: bigint;
  type: Block['type'];
  period: LimitPeriod;
  seconds: bigint | null;
  seconds_used: bigint;
  seconds_period_start: Date | null;
}

/** Exclusions in force and session limits of some players. */
export async function readBlocks(db: Queryable, { playerIds, now }: Omit<Which, 'types'>): Promise<Block[]> {
  const rows = await db.query<BlockRow>({
    name: 'limits_read_blocks',
    ...sql`
      select id, player_id, type, period, seconds_used, seconds_period_start,
        case when change = 'raise' and change_confirmed_at is not null and change_from <= ${now}
          then coalesce(seconds_next, seconds_allowed) else seconds_allowed end as seconds
      from user_limits
      where player_id = any(${playerIds}::bigint[]) and removed_at is null and type in ('coolingoff', 'selfexclusion', 'session')
        and (ends_at is null or ends_at > ${now})
        and not (change is not null and change = 'remove' and change_confirmed_at is not null and change_from <= ${now})
      order by id`,
  });
  if (rows.length === 0) return [];
  const starts = periodStarts(now);
  return rows.map((row) => {
    const start = row.period === 'forever' ? null : starts[row.period];
    const used = start && row.seconds_period_start && row.seconds_period_start >= start ? row.seconds_used : 0n;
    const secondsLeft = row.seconds === null ? null : Math.max(0, Number(row.seconds - used));
    return { limitId: row.id, playerId: Number(row.player_id), type: row.type, secondsLeft };
  });
}

export const isBlocking = ({ type, secondsLeft }: Block): boolean => type !== 'session' || secondsLeft === 0;

/** Playing time passed: counted on the player's session limits. */
export async function addPlayTime(tx: Transaction, { playerId, seconds, now }: { playerId: number; seconds: number; now: Date }): Promise<void> {
  const starts = periodStarts(now);
  for (const period of ['day', 'week', 'month'] as const) {
    await tx.query(sql`
      update user_limits set seconds_period_start = ${starts[period]},
        seconds_used = case when seconds_period_start >= ${starts[period]} then seconds_used else 0 end + ${seconds}
      where player_id = ${playerId} and type = 'session' and period = ${period} and removed_at is null`);
  }
}
