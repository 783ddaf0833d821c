import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type LimitStatus, amountToWire, toWire, type UserLimit } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { type LimitCounter, readCounters } from './limit-counters.ts';
import { isExclusion } from './limit.ts';
import { periodEnd, periodStart } from './period.ts';
import { tables } from './schema.gen.ts';

/** Selects limits with their amounts as text, because JSON numbers end at 2^53. */
const selectLimits = tables
  .selectFrom('user_limits as l')
  .select(['l.id', 'l.type', 'l.period', 'l.created_at', 'l.ends_at', 'l.seconds_allowed', 'l.seconds_next'])
  .select(['l.change', 'l.change_from', 'l.change_confirmed_at'])
  .select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('user_limit_accounts as a')
        .select(({ cast }) => [
          'a.currency',
          cast<string>('a.amount', 'text').as('amount'),
          cast<string | null>('a.next_amount', 'text').as('next_amount'),
        ])
        .whereRef('a.limit_id', '=', 'l.id')
        .orderBy('a.currency'),
    ).as('accounts'),
  )
  .where('l.removed_at', 'is', null)
  .orderBy('l.id');

type Row = InferResult<typeof selectLimits>[number];

/** Returns the player's limits in force, oldest first, with their pending changes. */
export async function readUserLimits(db: Queryable, playerId: number, now: Date): Promise<UserLimit[]> {
  const query = selectLimits
    .where('l.player_id', '=', BigInt(playerId))
    .where(({ or, eb }) => or([eb('l.ends_at', 'is', null), eb('l.ends_at', '>', now)]));
  const rows = await run(db, query);
  const counts = new Map(
    (await readCounters(db, playerId)).map((counter) => [`${counter.id}:${counter.currency}`, counter]),
  );
  return rows.flatMap((row) => toUserLimit(row, counts, now) ?? []);
}

export async function readUserLimit(db: Queryable, playerId: number, id: bigint, now: Date): Promise<UserLimit | null> {
  return (await readUserLimits(db, playerId, now)).find((limit) => limit.id === toWire(id)) ?? null;
}

function toUserLimit(row: Row, counts: ReadonlyMap<string, LimitCounter>, now: Date): UserLimit | null {
  const { change_from: from } = row;
  const due = row.change_confirmed_at !== null && from !== null && from <= now;
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
        amount_cents: amountToWire(BigInt(due ? (next_amount ?? amount) : amount)),
        // A period with winnings is 0 on the wire, not a negative loss: the site compares the absolute value.
        current_value_amount_cents: used > 0n ? amountToWire(used) : 0,
      };
    }),
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    resets_at: row.period === 'forever' || isExclusion(row.type) ? null : periodEnd(row.period, now).toISOString(),
    duration_minutes: seconds === null ? null : toWire(seconds) / 60,
    used_minutes: seconds === null ? null : Math.floor(toWire(countOf('')) / 60_000),
    change: from === null || due ? null : changeOf(row, from),
  };
}

function changeOf(row: Row, from: Date): NonNullable<UserLimit['change']> {
  const raised = row.change === 'raise' ? row.accounts : [];
  return {
    accounts: raised.flatMap(({ currency, next_amount }) =>
      next_amount === null ? [] : { currency, amount_cents: amountToWire(BigInt(next_amount)) },
    ),
    duration_minutes: row.seconds_next === null ? null : toWire(row.seconds_next) / 60,
    effective_at: from.toISOString(),
    confirmed: row.change_confirmed_at !== null,
  };
}

function statusOf({ change, change_confirmed_at }: Row): LimitStatus {
  if (change === null) return 'active';
  const confirmed = change_confirmed_at !== null;
  if (change === 'remove') return confirmed ? 'confirmed_disable' : 'unconfirmed_disable';
  return confirmed ? 'confirmed' : 'unconfirmed';
}
