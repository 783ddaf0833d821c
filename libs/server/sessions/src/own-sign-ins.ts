import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** More than ninety days of constant signing in. */
const MOST = 10_000;

/** Returns sign-ins and attempts on an account for the personal data report. */
export const ownSignIns = (db: Queryable, playerId: number): Promise<object[]> =>
  run(
    db,
    tables
      .selectFrom('sign_ins')
      .select(['at', 'outcome as kind', 'method', 'ip', 'country', 'user_agent', 'new_device'])
      .where('player_id', '=', BigInt(playerId))
      .orderBy('id', 'desc')
      .limit(MOST),
  );

/** Deletes the sign-ins of a closed account. */
export async function forgetSignInsOf(db: Queryable, playerId: number): Promise<void> {
  await run(db, tables.deleteFrom('sign_ins').where('player_id', '=', BigInt(playerId)));
}
