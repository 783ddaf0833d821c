import { sql as expression } from 'kysely';
import { archivedMonths, type Queryable, requireSameMonths, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

const PAGE = 500;

/**
 * Yields every line about one player, oldest first, including archived months, for the personal data report. Actors are
 * given by role, not by name.
 */
export async function* ownAudit(db: Queryable, playerId: number): AsyncGenerator<object[]> {
  const archived = await archivedMonths(db, 'audit_log');
  for (const month of [...archived, 'audit_log'])
    for await (const rows of linesOf(db, month, playerId))
      yield rows.map(({ entry: { at, kind, actor, details } }) => ({
        at,
        kind,
        actor: String(actor).replace(/:.*/, ''),
        details,
      }));
  await requireSameMonths(db, 'audit_log', archived);
}

/** Yields lines of one month, or of all months that are not archived. */
async function* linesOf(db: Queryable, table: string, playerId: number) {
  const entry = expression<Record<string, unknown>>`entry::jsonb`;
  for (let after = -1n, more = true; more;) {
    const own = tables
      .selectFrom(`${table} as audit_log` as 'audit_log')
      .select(['seq', entry.as('entry')])
      .where(expression<string>`${entry} ->> 'player_id'`, '=', String(playerId))
      .where('seq', '>', after);
    const rows = await run(db, own.orderBy('seq').limit(PAGE));
    after = rows.at(-1)?.seq ?? after;
    more = rows.length === PAGE;
    yield rows;
  }
}
