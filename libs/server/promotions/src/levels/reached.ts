import { type Database, publish, run, type Transaction } from '@croupier/server-database';
import { addToGroups, readOwnPlayer } from '@croupier/server-players';
import { earnedStatuses } from '../achievements/achievements.ts';
import { lockPlayer } from '../bonuses/bonus-row.ts';
import { giveWithGroups } from '../bonuses/give-by-rule.ts';
import { lockPoints } from '../points/point-rows.ts';
import { tables } from '../schema.gen.ts';
import { giveLevelGifts, type LevelReached } from './level-gifts.ts';
import { levelNumber, levels } from './levels.ts';

export interface ReachedContext {
  db: Database;
  clock: () => Date;
}

/** Adds a player to the groups they reached and grants the rewards, each level once. Idempotent. */
export function settleReached({ db, clock }: ReachedContext, playerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    const { currency } = await readOwnPlayer(tx, playerId);
    await lockPlayer(tx, { playerId, currency }); // Locked before the points, as in every bet.
    const [row] = await lockPoints(tx, [playerId]);
    if (!row) return;
    const reached = levels.slice(1, row.level);
    const groupIds = [...reached.map(({ statusId }) => statusId!), ...earnedStatuses(row)];
    await addToGroups(tx, { playerId, groupIds, now });
    for (const { level } of reached) await giveOnce(tx, { playerId, currency, level, now });
    await giveWithGroups(tx, { playerId, groupIds, now });
    await publish(
      tx,
      { topic: 'groups', players: [playerId], event: 'changed', payload: {} },
      { topic: 'comps', players: [playerId], event: 'changed', payload: {} },
    );
  });
}

async function giveOnce(tx: Transaction, reached: Omit<LevelReached, 'gifts'>): Promise<void> {
  const { playerId, level, now } = reached;
  const { gifts } = levelNumber(level);
  const points = BigInt(gifts.points);
  const row = { player_id: BigInt(playerId), level, points, given_at: now };
  const insert = tables.insertInto('level_gifts').values(row);
  const given = await run(tx, insert.onConflict((conflict) => conflict.doNothing()).returning('level'));
  if (given.length === 0) return;
  const add = tables.updateTable('comp_points').set(({ eb }) => ({ given: eb('given', '+', points) }));
  await run(tx, add.where('player_id', '=', row.player_id));
  await giveLevelGifts(tx, { ...reached, gifts });
}
