import { findPlayerId, readPlayer, type PlayerRecord } from '@croupier/server-players';
import { type CommandContext, UsageError, type Options } from './command.ts';

/** Finds the player that an operator names with `--email` or `--id`. */
export async function findPlayer({ db }: CommandContext, { email, id }: Options): Promise<PlayerRecord> {
  if (email === undefined && id === undefined) throw new UsageError('Say which player: --email or --id.');
  const playerId = email === undefined ? Number(id) : await findPlayerId(db, email);
  const player = playerId !== null && Number.isSafeInteger(playerId) ? await readPlayer(db, playerId) : null;
  if (!player) throw new UsageError(`There is no player ${email ?? id}.`);
  return player;
}
