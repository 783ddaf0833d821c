import { type MissedDetails, Refusal } from '@croupier/contracts';
import type { PlayersContext } from './context.ts';
import type { PlayerRecord } from './read-player.ts';
import { updatePlayer } from './update-player.ts';

interface DetailsOrder {
  playerId: number;
  details: MissedDetails;
}

/**
 * Fills in missing account details; refuses to change existing ones with `locked`. Paths of refusals are those of the
 * call's body.
 */
export async function completeDetails(
  context: PlayersContext,
  { playerId, details }: DetailsOrder,
): Promise<PlayerRecord> {
  try {
    return await updatePlayer(context, {
      playerId,
      changes: details,
      saves: true,
      onlyMissing: true,
      requireRecentPassword: () => undefined, // Existing values are never replaced.
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.path.length === 0) throw error;
    throw new Refusal(error.code, { path: ['user', ...error.path], params: error.params });
  }
}
