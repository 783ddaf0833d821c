import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Deletes the tokens of a closed account, so that none of them works or reveals where it was sent. */
export async function forgetTokensOf(db: Queryable, playerId: number): Promise<void> {
  await run(db, tables.deleteFrom('one_time_tokens').where('player_id', '=', BigInt(playerId)));
}
