import { type Queryable, sql } from '@croupier/server-database';
import { idleSince } from './session.ts';

/**
 * Returns those of the sessions that are no longer live: signed out, ended by a password change, or expired by
 * idleness. For open sockets.
 */
export async function findEnded(db: Queryable, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'sessions_find_ended',
    ...sql`
      select held.id from unnest(${`{${ids.join(',')}}`}::uuid[]) as held (id)
      where not exists (select from sessions where sessions.id = held.id and active_at > ${idleSince(now)})`,
  });
  return rows.map(({ id }) => id);
}
