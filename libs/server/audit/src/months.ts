import { Refusal } from '@croupier/contracts';
import { archiveMonth, type LeavingMonth, run, runOne, sql, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/**
 * Moves the oldest month out of the log into the schema `archive`. The remaining chain continues from that month's last
 * line. Returns the number of lines moved.
 */
export async function archiveAuditMonth(
  tx: Transaction,
  { month, now }: { month: string; now: Date },
): Promise<bigint> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('croupier:audit'))`);
  let lines = 0n;
  await archiveMonth(tx, { table: 'audit_log', month, now }, async (leaving) => {
    lines = await keepEnd(tx, leaving, now);
  });
  return lines;
}

async function keepEnd(tx: Transaction, { month, until }: LeavingMonth, now: Date): Promise<bigint> {
  const lines = tables.selectFrom('audit_log').where('chained_at', '<', until);
  const [last] = await run(tx, lines.select(['seq', 'hash']).orderBy('seq', 'desc').limit(1));
  const { count } = await runOne(
    tx,
    lines.select(({ fn }) => fn.countAll<bigint>().as('count')),
  );
  if (!last) return count;
  const next = tables.selectFrom('audit_log').select('seq').where('chained_at', '>=', until);
  const [first] = await run(tx, next.orderBy('seq').limit(1));
  if (first && first.seq !== last.seq + 1n) throw new Refusal('forbidden'); // Not all of its lines precede the others.
  await run(tx, tables.insertInto('audit_archived').values({ month: `${month}-01`, ...last, archived_at: now }));
  return count;
}
