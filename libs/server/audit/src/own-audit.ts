import { sql as expression } from 'kysely';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

const PAGE = 500;

/** Every line about one player, oldest first: for the report of their data. Who acted is named by role, not by name. */
export async function* ownAudit(db: Queryable, playerId: number): AsyncGenerator<object[]> {
  const entry = expression<Record<string, unknown>>`entry::jsonb`;
  for (let after = -1n, more = true; more;) {
    const rows = await run(
      db,
      tables
        .selectFrom('audit_log')
        .select(['seq', entry.as('entry')])
        .where(expression<string>`${entry} ->> 'player_id'`, '=', String(playerId))
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(PAGE),
    );
    after = rows.at(-1)?.seq ?? after;
    more = rows.length === PAGE;
    yield rows.map(({ entry: { at, kind, actor, details } }) => ({
      at,
      kind,
      actor: String(actor).replace(/:.*/, ''),
      details,
    }));
  }
}
