import { type LimitPeriod, type LimitStatus, type LimitType, toWire, type UserLimit } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import { type LimitCounter, readCounters } from './limit-counters.ts';
import { periodStart } from './period.ts';

interface Row {
  id: bigint;
  type: LimitType;
  period: LimitPeriod;
  created_at: Date;
  ends_at: Date | null;
  change: 'raise' | 'remove' | null;
  change_from: Date | null;
  change_confirmed_at: Date | null;
  seconds_allowed: bigint | null;
  seconds_next: bigint | null;
  accounts: { currency: CurrencyCode; amount: string; next_amount: string | null }[];
}

/** The player's limits, oldest first: those in force, with what is being changed about them. */
export async function readUserLimits(db: Queryable, playerId: number, now: Date): Promise<UserLimit[]> {
  const rows = await db.query<Row>(sql`
    select l.id, l.type, l.period, l.created_at, l.ends_at, l.change, l.change_from, l.change_confirmed_at,
      l.seconds_allowed, l.seconds_next,
      coalesce((
        select jsonb_agg(jsonb_build_object('currency', a.currency, 'amount', a.amount::text, 'next_amount', a.next_amount::text)
          order by a.currency)
        from user_limit_accounts a where a.limit_id = l.id), '[]') as accounts
    from user_limits l
    where l.player_id = ${playerId} and l.removed_at is null and (l.ends_at is null or l.ends_at > ${now})
    order by l.id`);
  const counts = new Map(
    (await readCounters(db, playerId)).map((counter) => [`${counter.id}:${counter.currency}`, counter]),
  );
  return rows.flatMap((row) => toUserLimit(row, counts, now) ?? []);
}

export async function readUserLimit(db: Queryable, playerId: number, id: bigint, now: Date): Promise<UserLimit | null> {
  return (await readUserLimits(db, playerId, now)).find((limit) => limit.id === toWire(id)) ?? null;
}

function toUserLimit(row: Row, counts: ReadonlyMap<string, LimitCounter>, now: Date): UserLimit | null {
  const due = row.change !== null && row.change_confirmed_at !== null && row.change_from! <= now;
  if (due && row.change === 'remove') return null;
  const start = row.period === 'forever' ? null : periodStart(row.period, now);
  const seconds = due ? (row.seconds_next ?? row.seconds_allowed) : row.seconds_allowed;
  const countOf = (currency: string): bigint => {
    const counter = counts.get(`${row.id}:${currency}`);
    return counter && start !== null && counter.start >= start.getTime() ? BigInt(counter.used) : 0n;
  };
  return {
    id: toWire(row.id),
    type: row.type,
    period: row.period,
    status: due ? 'active' : statusOf(row),
    accounts: row.accounts.map(({ currency, amount, next_amount }) => {
      const used = countOf(currency);
      return {
        currency,
        amount_cents: toWire(BigInt(due ? (next_amount ?? amount) : amount)),
        // A period of winnings is no negative loss on the wire: the site compares the absolute value.
        current_value_amount_cents: used > 0n ? toWire(used) : 0,
      };
    }),
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    duration_minutes: seconds === null ? null : toWire(seconds) / 60,
    used_minutes: seconds === null ? null : Math.floor(toWire(countOf('')) / 60),
    change: row.change === null || due ? null : changeOf(row),
  };
}

function changeOf(row: Row): NonNullable<UserLimit['change']> {
  const raised = row.change === 'raise' ? row.accounts.filter(({ next_amount }) => next_amount !== null) : [];
  return {
    accounts: raised.map(({ currency, next_amount }) => ({ currency, amount_cents: toWire(BigInt(next_amount!)) })),
    duration_minutes: row.seconds_next === null ? null : toWire(row.seconds_next) / 60,
    effective_at: row.change_from!.toISOString(),
    confirmed: row.change_confirmed_at !== null,
  };
}

function statusOf({ change, change_confirmed_at }: Row): LimitStatus {
  if (change === null) return 'active';
  const confirmed = change_confirmed_at !== null;
  if (change === 'remove') return confirmed ? 'confirmed_disable' : 'unconfirmed_disable';
  return confirmed ? 'confirmed' : 'unconfirmed';
}
