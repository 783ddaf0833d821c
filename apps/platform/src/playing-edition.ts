import { type Edition, editionById } from '@croupier/i18n';
import type { Database } from '@croupier/server-database';
import { readOwnPlayer } from '@croupier/server-players';
import type { Identity, RequestInfo } from './context.ts';

/**
 * Whose rules a visitor plays under: the player's own, wherever they are; a guest's are those of the host or the country.
 * Lists and launch ask the same, so that nothing is shown which does not open.
 */
export async function playingEdition(
  db: Database,
  player: Identity | null,
  request: Pick<RequestInfo, 'edition'>,
): Promise<Edition> {
  return player ? editionById((await readOwnPlayer(db, player.playerId)).edition) : request.edition;
}
