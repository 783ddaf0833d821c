import * as v from 'valibot';
import type { Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';

/** Job for a player whose playing time is used up: ends their sessions. Queued with the bet that used it up. */
export const timeUpJob = jobKind('limits.time-up', v.object({ playerId: v.number() }));

export async function announceTimeUp(tx: Transaction, playerIds: Iterable<number>): Promise<void> {
  for (const playerId of playerIds) await enqueue(tx, timeUpJob, { playerId });
}
