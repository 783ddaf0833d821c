import type { Queryable } from '@croupier/server-database';
import { readBlocks } from './usage.ts';

/** Whether the player takes a break (cooling-off) or is self-excluded now. */
export async function isExcluded(db: Queryable, playerId: number, now: Date): Promise<boolean> {
  const blocks = await readBlocks(db, playerId, now);
  return blocks.some(({ type }) => type !== 'session');
}

/** Whether the player is self-excluded now; a break alone is none. */
export async function isSelfExcluded(db: Queryable, playerId: number, now: Date): Promise<boolean> {
  const blocks = await readBlocks(db, playerId, now);
  return blocks.some(({ type }) => type === 'selfexclusion');
}
