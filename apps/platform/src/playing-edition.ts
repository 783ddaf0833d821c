import { type Edition, editionById } from '@croupier/i18n';
import type { Database } from '@croupier/server-database';
import { readOwnPlayer } from '@croupier/server-players';
import type { Identity, RequestInfo } from './context.ts';

/**
 * Returns the edition a visitor plays under: a player's own, wherever they are; for a guest, that of the host or the
 * country. Lists and launch both use it, so that every listed game opens.
 */
export async function playingEdition(
  db: Database,
  player: Identity | null,
  request: Pick<RequestInfo, 'edition'>,
): Promise<Edition> {
  return player ? editionById((await readOwnPlayer(db, player.playerId)).edition) : request.edition;
}
