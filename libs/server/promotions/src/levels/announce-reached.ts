import * as v from 'valibot';
import type { Transaction } from '@croupier/server-database';
import { enqueueAll, jobKind } from '@croupier/server-jobs';

/**
 * Job for a player who reached a level or an achievement: queued with the bet, so that no batch waits for its effects.
 */
export const reachedJob = jobKind('promotions.reached', v.object({ playerId: v.number() }));

export const announceReached = (tx: Transaction, playerIds: readonly number[]): Promise<void> =>
  enqueueAll(
    tx,
    reachedJob,
    playerIds.map((playerId) => ({ playerId })),
  );
