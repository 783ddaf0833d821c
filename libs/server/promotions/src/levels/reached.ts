import * as v from 'valibot';
import { type Database, publish, run, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { addToGroups } from '@croupier/server-players';
import { earnedStatuses } from '../achievements/achievements.ts';
import { lockPoints } from '../points/point-rows.ts';
import { tables } from '../schema.gen.ts';
import { type LevelGifts, levelNumber, levels } from './levels.ts';

/** A player reached a level or an achievement: queued with the bet that did it, so that no batch waits for what follows. */
export const reachedJob = jobKind('promotions.reached', v.object({ playerId: v.number() }));

export async function announceReached(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await Promise.all(playerIds.map((playerId) => enqueue(tx, reachedJob, { playerId })));
}

/** Gives bonuses and free spins of a level; asked once a level, in the transaction that notes it. */
export type GiveLevelBonuses = (
  tx: Transaction,
  given: { playerId: number; level: number; gifts: LevelGifts; now: Date },
) => Promise<void>;

export interface ReachedContext {
  db: Database;
  clock: () => Date;
  giveBonuses?: GiveLevelBonuses;
}

/** Puts a player into what was reached and gives what belongs to it, each level once. Twice changes nothing. */
export function settleReached({ db, clock, giveBonuses }: ReachedContext, playerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    const [row] = await lockPoints(tx, [playerId]);
    if (!row) return;
    const reached = levels.slice(1, row.level);
    const groupIds = [...reached.map(({ statusId }) => statusId!), ...earnedStatuses(row)];
    await addToGroups(tx, { playerId, groupIds, now });
    for (const { level } of reached) await giveOnce(tx, { playerId, level, now, giveBonuses });
    await publish(
      tx,
      { topic: 'groups', players: [playerId], event: 'changed', payload: {} },
      { topic: 'comps', players: [playerId], event: 'changed', payload: {} },
    );
  });
}

interface Giving {
  giveBonuses: GiveLevelBonuses | undefined;
  playerId: number;
  level: number;
  now: Date;
}

async function giveOnce(tx: Transaction, { playerId, level, now, giveBonuses }: Giving): Promise<void> {
  const { gifts } = levelNumber(level);
  const points = BigInt(gifts.points);
  const row = { player_id: BigInt(playerId), level, points, given_at: now };
  const insert = tables.insertInto('level_gifts').values(row);
  const given = await run(tx, insert.onConflict((conflict) => conflict.doNothing()).returning('level'));
  if (given.length === 0) return;
  const add = tables.updateTable('comp_points').set(({ eb }) => ({ given: eb('given', '+', points) }));
  await run(tx, add.where('player_id', '=', row.player_id));
  await giveBonuses?.(tx, { playerId, level, gifts, now });
}
