import { Refusal } from '@croupier/contracts';
import { type Database, publish, type Queryable, sql, type Transaction } from '@croupier/server-database';

export interface Group {
  id: number;
  name: string;
}

/** Every group there is. */
export const readGroups = (db: Queryable): Promise<Group[]> =>
  db.query<Group>(sql`select id, name from groups order by id`);

/** Puts a player into groups; for operators and rules, not for the site. Twice is once. */
export async function addToGroups(tx: Transaction, playerId: number, groupIds: readonly number[]): Promise<void> {
  await tx.query(sql`
    insert into player_groups (player_id, group_id) select ${playerId}, unnest(${groupIds}::int[]) on conflict do nothing`);
}

/** Lets a player into experiments. Any other group, or an unknown one, refuses the whole call. */
export async function joinExperiments(db: Database, playerId: number, groupIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(groupIds)];
  await db.transaction(async (tx) => {
    const open = await tx.query(sql`select 1 from groups where id = any(${wanted}::bigint[]) and kind = 'experiment'`);
    if (open.length !== wanted.length) throw new Refusal('forbidden', { path: ['groups', 'add'] });
    await addToGroups(tx, playerId, wanted);
    await publish(tx, { topic: 'groups', players: [playerId], event: 'changed', payload: {} });
  });
}

/** The A/B test of specification §6: 544 for odd ids, else 543. */
export const experimentOf = (playerId: number): number => (playerId % 2 === 1 ? 544 : 543);
