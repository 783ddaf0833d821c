import type { Queryable } from '@croupier/server-database';
import { type PlayerRecord, readOwnPlayer } from '@croupier/server-players';
import { wantsBonuses } from '@croupier/server-promotions';
import type { LotteryRow } from './lottery.ts';

/** Reason a player takes no part: bonuses are not allowed, another group is required, or they opted out. */
export type Obstacle = 'not_allowed' | 'other_group' | 'declined';

type Reader = Pick<PlayerRecord, 'groups' | 'bonuses_allowed'> & { readonly wants: boolean };

/** Returns the reason a player can't take part in an open lottery, or null. */
export function obstacleOf({ terms }: LotteryRow, { groups, bonuses_allowed, wants }: Reader): Obstacle | null {
  if (!bonuses_allowed) return 'not_allowed';
  const isIn = terms.groupIds.length === 0 || groups.some(({ id }) => terms.groupIds.includes(id));
  if (!isIn) return 'other_group';
  return wants ? null : 'declined';
}

/** Reads the reason a player can't take part in an open lottery, or null. */
export async function readObstacle(db: Queryable, lottery: LotteryRow, playerId: number): Promise<Obstacle | null> {
  const player = await readOwnPlayer(db, playerId);
  return obstacleOf(lottery, { ...player, wants: await wantsBonuses(db, playerId) });
}
