import { readColumns, sql, type Transaction } from '@croupier/server-database';
import { idleSince } from './session.ts';

const ACTIVITY_STEP_MS = 60_000;

/**
 * Which of some sessions are alive, by id; for a batch of bets, which asks in its own transaction. Play is activity, so
 * those not written down for a minute are.
 */
export async function playIn(tx: Transaction, ids: readonly string[], now: Date): Promise<Set<string>> {
  const stale = new Date(now.getTime() - ACTIVITY_STEP_MS);
  const { id, fresh } = await readColumns(tx, ['id', 'fresh'], {
    name: 'sessions_play_in',
    ...sql`
      select id, active_at > ${stale} as fresh from sessions
      where id = any(${`{${ids.join(',')}}`}::uuid[]) and active_at > ${idleSince(now)}`,
  });
  const silent = id.filter((_, at) => fresh[at] === 'false');
  if (silent.length > 0) {
    await tx.query(sql`
      update sessions set active_at = ${now} where id in (select id from sessions where id = any(${silent}::uuid[]) order by id for update)`);
  }
  return new Set(id);
}
