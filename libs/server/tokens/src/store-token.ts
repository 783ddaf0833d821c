import { type Queryable, run } from '@croupier/server-database';
import { endOf, type NewToken } from './purpose.ts';
import { tables } from './schema.gen.ts';

/** Stores a token's hash, replacing the player's previous one of this purpose, which becomes invalid. */
export async function storeToken(db: Queryable, hash: Buffer, order: NewToken): Promise<void> {
  const token = {
    token_hash: hash,
    subject: order.subject ?? null,
    tries: 0,
    expires_at: endOf(order),
    used_at: null,
  };
  await run(
    db,
    tables
      .insertInto('one_time_tokens')
      .values({ player_id: BigInt(order.playerId), purpose: order.purpose.name, ...token })
      .onConflict((conflict) => conflict.columns(['player_id', 'purpose']).doUpdateSet(token)),
  );
}
