import type { Queryable } from '@croupier/server-database';
import { readBlocks } from './usage.ts';

/** Returns whether the player is currently on a break (cooling-off) or self-excluded. */
export async function isExcluded(db: Queryable, playerId: number, now: Date): Promise<boolean> {
  const blocks = await readBlocks(db, playerId, now);
  return blocks.some(({ type }) => type !== 'session');
}

/** Returns whether the player is currently self-excluded; a break alone does not count. */
export async function isSelfExcluded(db: Queryable, playerId: number, now: Date): Promise<boolean> {
  const blocks = await readBlocks(db, playerId, now);
  return blocks.some(({ type }) => type === 'selfexclusion');
}
