import { Refusal } from '@croupier/contracts';
import { type Queryable, run, runOne, sql, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Partitions are there before they are needed, however seldom the job runs. */
const AHEAD = 3;

const monthOf = (at: Date, later = 0): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1)).toISOString().slice(0, 10);

/** Makes the log's partitions of this month and the next ones. */
export async function makeAuditMonths(db: Queryable, now: Date): Promise<void> {
  for (let later = 0; later <= AHEAD; later++) await db.query(sql`select make_audit_month(${monthOf(now, later)})`);
}

/**
 * Takes the oldest month out of the log, whole, into the schema `archive`, where a dump finds it. What stays goes on from
 * the month's last line. Answers how many lines went.
 */
export async function archiveAuditMonth(
  tx: Transaction,
  { month, now }: { month: string; now: Date },
): Promise<bigint> {
  const name = `audit_log_${month.slice(0, 7).replace('-', '_')}`;
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('croupier:audit'))`);
  const [oldest] = await listAuditMonths(tx);
  if (oldest !== month.slice(0, 7) || month >= monthOf(now)) throw new Refusal('forbidden');
  const lines = tables.selectFrom('audit_log').where('chained_at', '<', firstOf(month, 1));
  const [last] = await run(tx, lines.select(['seq', 'hash']).orderBy('seq', 'desc').limit(1));
  const { count } = await runOne(
    tx,
    lines.select(({ fn }) => fn.countAll<bigint>().as('count')),
  );
  if (last) await keepEnd(tx, { month, now, ...last });
  await tx.query(sql`create schema if not exists archive`);
  await tx.query({ text: `alter table audit_log detach partition ${name}`, values: [] });
  await tx.query({ text: `alter table ${name} set schema archive`, values: [] });
  return count;
}

const firstOf = (month: string, later = 0): Date => new Date(monthOf(new Date(month), later));

async function keepEnd(
  tx: Transaction,
  { month, now, seq, hash }: { month: string; now: Date; seq: bigint; hash: Buffer },
): Promise<void> {
  const next = tables.selectFrom('audit_log').select('seq').where('chained_at', '>=', firstOf(month, 1));
  const [first] = await run(tx, next.orderBy('seq').limit(1));
  if (first && first.seq !== seq + 1n) throw new Refusal('forbidden'); // Its lines are not all before the others.
  await run(tx, tables.insertInto('audit_archived').values({ month, seq, hash, archived_at: now }));
}

/** The months of the log that have a partition, oldest first: `2026-11`. */
export async function listAuditMonths(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'audit_log'::regclass and c.relname <> 'audit_log_rest' order by c.relname`);
  return rows.map(({ name }) => name.slice('audit_log_'.length).replace('_', '-'));
}
