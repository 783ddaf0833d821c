import { type Queryable, run } from '@croupier/server-database';
import { columns, tables } from './schema.gen.ts';

/** More pairs of seeds than a player ends. */
const MOST = 10_000;

/** Returns the revealed seeds of a player's rounds for the data report. */
export const ownSeeds = (db: Queryable, playerId: number): Promise<object[]> =>
  run(
    db,
    tables
      .selectFrom('revealed_seeds')
      .select(columns.revealed_seeds.filter((name) => name !== 'player_id'))
      .where('player_id', '=', BigInt(playerId))
      .orderBy('revealed_at', 'desc')
      .limit(MOST),
  );

/** Returns true if a round of the player waits for a decision. */
export async function hasOpenRounds(db: Queryable, playerId: number): Promise<boolean> {
  const open = tables.selectFrom('rounds').select('id').where('player_id', '=', BigInt(playerId));
  return (await run(db, open.where('status', '=', 'open').limit(1))).length > 0;
}

/** The account ended: no list of winners shows two letters of its name, no round is shown, no game stays open. Rounds stay, with the ledger. */
export async function forgetWinner(db: Queryable, playerId: number): Promise<void> {
  await run(db, tables.deleteFrom('latest_wins').where('player_id', '=', BigInt(playerId)));
  await run(db, tables.deleteFrom('shared_rounds').where('player_id', '=', BigInt(playerId)));
  await run(db, tables.deleteFrom('game_sessions').where('player_id', '=', BigInt(playerId)));
}
