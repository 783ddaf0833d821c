import type { Transaction } from '@croupier/server-database';
import { LockedPoints, type StakedBet } from './locked-points.ts';
import { lockPoints } from './point-rows.ts';

/** Counts bets outside the batch. Call it after locking the players' accounts and limits, as everywhere. */
export async function recordStakes(tx: Transaction, bets: readonly StakedBet[]): Promise<void> {
  if (bets.length === 0) return;
  const playerIds = Array.from(new Set(bets.map(({ playerId }) => playerId)));
  const points = new LockedPoints(await lockPoints(tx, playerIds));
  for (const bet of bets) points.count(bet);
  await points.write(tx);
}
