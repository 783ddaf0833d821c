import { toWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/**
 * Returns those of the given players who are in one of the groups and may receive promotions. No group means everyone.
 */
export async function whoMayTakePart(
  db: Queryable,
  groupIds: readonly number[],
  playerIds: readonly number[],
): Promise<Set<number>> {
  if (playerIds.length === 0) return new Set();
  const allowed = tables
    .selectFrom('players')
    .select('id')
    .where('id', 'in', playerIds.map(BigInt))
    .where('bonuses_allowed', '=', true);
  const members = allowed.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('player_groups')
        .select('group_id')
        .whereRef('player_id', '=', 'players.id')
        .where('group_id', 'in', groupIds),
    ),
  );
  const rows = await run(db, groupIds.length === 0 ? allowed : members);
  return new Set(rows.map(({ id }) => toWire(id)));
}
