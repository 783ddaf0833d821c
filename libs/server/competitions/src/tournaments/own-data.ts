import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Returns all tournaments of a player for the personal data report. */
export const ownTournaments = (db: Queryable, playerId: number): Promise<object[]> =>
  run(
    db,
    tables
      .selectFrom('tournament_entries')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_entries.tournament_id')
      .select(['slug', 'nickname', 'entered_at', 'score', 'rounds', 'staked', 'games', 'place', 'prize', 'paid_at'])
      .where('player_id', '=', BigInt(playerId))
      .orderBy('tournament_id'),
  );

/** Removes the nickname of a closed account from leaderboards; the places stay. */
export async function forgetNickname(tx: Transaction, playerId: number): Promise<void> {
  const query = tables
    .updateTable('tournament_entries')
    .set({ nickname: '***' })
    .where('player_id', '=', BigInt(playerId))
    .where('nickname', '<>', '***');
  await run(tx, query);
}
