import { sql as expression } from 'kysely';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

export { chainAudit } from '../chain-audit.ts';

/** Returns lines of the log whose kind has this prefix, oldest first. */
export async function auditEntries(db: Queryable, kind: string): Promise<Record<string, unknown>[]> {
  const entry = expression<Record<string, unknown>>`entry::jsonb`;
  const query = tables
    .selectFrom('audit_log')
    .select(entry.as('entry'))
    .where(expression<string>`${entry} ->> 'kind'`, 'like', `${kind}%`)
    .orderBy('seq');
  return (await run(db, query)).map((line) => line.entry);
}
