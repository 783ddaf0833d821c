import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** The account ended: nothing that was sent to its player opens anything, nor says where it was sent. */
export async function forgetTokensOf(db: Queryable, playerId: number): Promise<void> {
  await run(db, tables.deleteFrom('one_time_tokens').where('player_id', '=', BigInt(playerId)));
}
