import { sql, type Transaction } from '@croupier/server-database';

/**
 * Lets no bet of a player be decided until this transaction ends: bets are before it or after it, never beside it.
 * Who never opened a game has none to wait for.
 */
export const holdBets = (tx: Transaction, playerId: number): Promise<unknown> =>
  tx.query(sql`select from player_game_states where player_id = ${playerId} for no key update`);
