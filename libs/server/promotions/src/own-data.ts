import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Returns a player's stored points, level gifts and exchanges for the personal data report. */
export async function ownPoints(db: Queryable, playerId: number): Promise<object[]> {
  const id = BigInt(playerId);
  const [points, gifts, exchanges] = await Promise.all([
    run(db, tables.selectFrom('comp_points').selectAll().where('player_id', '=', id)),
    run(db, tables.selectFrom('level_gifts').selectAll().where('player_id', '=', id).orderBy('level')),
    run(
      db,
      tables
        .selectFrom('comp_point_exchanges')
        .selectAll()
        .where('player_id', '=', id)
        .orderBy('exchanged_at')
        .orderBy('id'),
    ),
  ]);
  return [
    ...points.map((row) => ({ kind: 'points', ...row })),
    ...gifts.map((row) => ({ kind: 'level', ...row })),
    ...exchanges.map((row) => ({ kind: 'exchange', ...row })),
  ];
}
