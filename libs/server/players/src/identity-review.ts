import { toWire } from '@croupier/contracts';
import { type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import type { PlayersContext } from './context.ts';
import { type Nearness, nearnessOf, type Neighbour } from './nearness.ts';
import { tables } from './schema.gen.ts';

/** Most players compared: some dates of birth are entered by many who were not born then. */
const MOST = 1_000;

/**
 * Records that a player closely resembles an excluded person. They may be two people, so nothing is refused: the player
 * must verify their identity before the first deposit, and a reviewer sees the resemblance.
 */
export async function noteNearlyExcluded(
  { isExcluded, clock }: Pick<PlayersContext, 'isExcluded' | 'clock'>,
  tx: Transaction,
  playerId: number,
): Promise<void> {
  const own = tables.selectFrom('players').select(['date_of_birth', 'name_key', 'address', 'postal_code']);
  const [player] = await run(tx, own.where('id', '=', BigInt(playerId)).where('verified', '=', false));
  if (!player?.date_of_birth) return;
  const others = await tx.query<Neighbour & { id: bigint }>(sql`
    select id, name_key, address, postal_code from players
    where date_of_birth = ${player.date_of_birth}::date and id <> ${playerId} and (
      string_to_array(name_key, ' ') && string_to_array(${player.name_key}, ' ')
      or length(replace(name_key, ' ', '')) = length(replace(${player.name_key}, ' ', ''))
      or regexp_replace(lower(postal_code), '[^[:alnum:]]', '', 'g') = regexp_replace(lower(${player.postal_code}), '[^[:alnum:]]', '', 'g'))
    order by id limit ${MOST}`);
  for (const other of others) {
    const likeness = nearnessOf(player, other);
    if (!likeness || !(await isExcluded(tx, toWire(other.id)))) continue;
    const row = { player_id: BigInt(playerId), other_player_id: other.id, likeness, noted_at: clock() };
    const insert = tables.insertInto('identity_reviews').values(row);
    await run(
      tx,
      insert.onConflict((conflict) => conflict.doNothing()),
    );
  }
}

export interface IdentityReview {
  otherId: number;
  likeness: Nearness;
}

/** Returns the excluded accounts a player resembles, oldest first. */
export async function readIdentityReviews(db: Queryable, playerId: number): Promise<IdentityReview[]> {
  const query = tables.selectFrom('identity_reviews').select(['other_player_id', 'likeness']);
  const rows = await run(db, query.where('player_id', '=', BigInt(playerId)).orderBy('noted_at').limit(20));
  return rows.map(({ other_player_id, likeness }) => ({ otherId: toWire(other_player_id), likeness }));
}
