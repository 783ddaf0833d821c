import { Refusal } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { toTournament, type TournamentRow } from './tournament.ts';

/** Returns a tournament by its number or slug; refuses an unknown one. */
export async function findTournament(db: Queryable, key: { id: number } | { slug: string }): Promise<TournamentRow> {
  const all = tables.selectFrom('tournaments').selectAll();
  const [row] = await run(db, 'id' in key ? all.where('id', '=', BigInt(key.id)) : all.where('slug', '=', key.slug));
  if (!row) throw new Refusal('not_found');
  return toTournament(row);
}
