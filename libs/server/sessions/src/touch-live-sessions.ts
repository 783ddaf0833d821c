import { readColumns, sql, type Transaction } from '@croupier/server-database';
import { ACTIVITY_STEP_MS, idleSince } from './session.ts';

/**
 * Returns the ids of live sessions, for a batch of bets in its own transaction. Playing counts as activity: `active_at`
 * is renewed if it is older than a minute, unless another transaction holds the row.
 */
export async function touchLiveSessions(tx: Transaction, ids: readonly string[], now: Date): Promise<Set<string>> {
  const stale = new Date(now.getTime() - ACTIVITY_STEP_MS);
  const statement = {
    name: 'sessions_touch_live',
    ...sql`
      select id, active_at > ${stale} as fresh from sessions
      where id = any(${`{${ids.join(',')}}`}::uuid[]) and active_at > ${idleSince(now)}`,
  };
  const live = await readColumns(tx, ['id', 'fresh'], statement, (id, fresh) => ({ id, fresh: fresh === 'true' }));
  const silent = live.flatMap(({ id, fresh }) => (fresh ? [] : id));
  if (silent.length > 0) {
    await tx.query(sql`
      update sessions set active_at = ${now} where id in (select id from sessions where id = any(${silent}::uuid[]) order by id for update skip locked)`);
  }
  return new Set(live.map(({ id }) => id));
}
