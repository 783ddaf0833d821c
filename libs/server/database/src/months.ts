import { Refusal } from '@croupier/contracts';
import type { Transaction } from './database.ts';
import type { Queryable } from './queryable.ts';
import { sql } from './sql.ts';

/** Number of partitions created in advance, so that a missed job does no harm. */
const AHEAD = 3;

/** Month of a table that is being archived. */
export interface LeavingMonth {
  /** `2026-01` */
  month: string;
  partition: string;
  from: Date;
  until: Date;
}

/** Creates the partitions of every monthly table for this month and the next ones. */
export async function makeMonths(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`select make_months(${now}::timestamptz, ${AHEAD})`);
}

/** Returns the months a table has partitions for, oldest first: `2026-11`. */
export async function listMonths(db: Queryable, table: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and c.relname <> ${`${table}_rest`} order by c.relname`);
  return rows.map(({ name }) => name.slice(table.length + 1).replace('_', '-'));
}

/**
 * Moves the oldest finished month out of a table into the schema `archive`, where a dump finds it; first, `keep` stores
 * what others need of it. Writers wait only for the last step.
 */
export async function archiveMonth(
  tx: Transaction,
  { table, month, now }: { table: string; month: string; now: Date },
  keep: (leaving: LeavingMonth) => Promise<void>,
): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('croupier:months'))`);
  const [oldest] = await listMonths(tx, table);
  if (oldest !== month || month >= now.toISOString().slice(0, 7)) throw new Refusal('forbidden');
  const partition = `${table}_${month.replace('-', '_')}`;
  const from = new Date(`${month}-01T00:00:00Z`);
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  await keep({ month, partition, from, until });
  await tx.query(sql`create schema if not exists archive`);
  // Bets would queue behind a detachment that waits for a long reader, so it times out instead.
  await tx.query(sql`set local lock_timeout = '1s'`);
  await tx.query({ text: `alter table ${table} detach partition ${partition}`, values: [] });
  await tx.query({ text: `alter table ${partition} set schema archive`, values: [] });
}
