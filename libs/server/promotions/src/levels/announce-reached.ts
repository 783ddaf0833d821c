import * as v from 'valibot';
import type { Transaction } from '@croupier/server-database';
import { enqueueAll, jobKind } from '@croupier/server-jobs';

/** A player reached a level or an achievement: queued with the bet that did it, so that no batch waits for what follows. */
export const reachedJob = jobKind('promotions.reached', v.object({ playerId: v.number() }));

export const announceReached = (tx: Transaction, playerIds: readonly number[]): Promise<void> =>
  enqueueAll(
    tx,
    reachedJob,
    playerIds.map((playerId) => ({ playerId })),
  );
