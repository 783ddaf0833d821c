import { type Database, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Demos at a time: rows guests left behind must not hold anyone up as they go. */
const AT_ONCE = 5_000;

/** Deletes demos whose bearer has expired, or that were not opened within a minute. */
export async function dropDeadDemos(db: Database, now: Date): Promise<void> {
  const dead = tables
    .selectFrom('game_sessions')
    .select('id')
    .where('mode', '=', 'demo')
    .where((row) => row(row.fn.coalesce('expires_at', 'launch_until'), '<=', now))
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked();
  const query = tables.deleteFrom('game_sessions').where('id', 'in', dead).returning('id');
  let dropped: number;
  do dropped = (await run(db, query)).length;
  while (dropped === AT_ONCE);
}
