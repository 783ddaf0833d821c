import { sql as expression } from 'kysely';
import { type Queryable, run } from '@croupier/server-database';
import { chainBegins, hashEntry } from './chain-audit.ts';
import { columns, tables } from './schema.gen.ts';

const PAGE = 1000;

export interface AuditBreak {
  /** First line that does not follow from its predecessor. */
  seq: bigint;
}

/** Checks the whole chain. Null if every line follows from its predecessor. */
export async function checkAudit(db: Queryable): Promise<AuditBreak | null> {
  let { seq, hash } = await chainBegins(db);
  for (;;) {
    const query = tables.selectFrom('audit_log').select(columns.audit_log).where('seq', '>', seq);
    const page = await run(db, query.orderBy('seq').limit(PAGE));
    for (const line of page) {
      if (line.seq !== seq + 1n || !hashEntry(hash, line.seq, line.entry).equals(line.hash)) return { seq: seq + 1n };
      seq = line.seq;
      hash = line.hash;
    }
    if (page.length < PAGE) return null;
  }
}

/** Returns the newest lines about one player. */
export async function readAudit(db: Queryable, playerId: number, limit = 50): Promise<Record<string, unknown>[]> {
  const entry = expression<Record<string, unknown>>`entry::jsonb`;
  const query = tables
    .selectFrom('audit_log')
    .select(entry.as('entry'))
    .where(expression<string>`${entry} ->> 'player_id'`, '=', String(playerId))
    .orderBy('seq', 'desc')
    .limit(limit);
  return (await run(db, query)).map((line) => line.entry);
}
