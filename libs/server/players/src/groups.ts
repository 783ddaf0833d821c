import { Refusal } from '@croupier/contracts';
import { type Database, publish, type Queryable, run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

export interface Group {
  id: number;
  name: string;
}

interface Membership {
  playerId: number;
  groupIds: readonly number[];
  now: Date;
}

/** Every group there is. */
export const readGroups = (db: Queryable): Promise<Group[]> =>
  run(db, tables.selectFrom('groups').select(['id', 'name']).orderBy('id'));

/** Puts a player into groups; for operators and rules, not for the site. Twice is once. */
export async function addToGroups(tx: Transaction, { playerId, groupIds, now }: Membership): Promise<void> {
  if (groupIds.length === 0) return;
  const rows = groupIds.map((group_id) => ({ player_id: BigInt(playerId), group_id, created_at: now }));
  await run(
    tx,
    tables
      .insertInto('player_groups')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Lets a player into experiments. Any other group, or an unknown one, refuses the whole call. */
export async function joinExperiments(db: Database, { playerId, groupIds, now }: Membership): Promise<void> {
  const wanted = [...new Set(groupIds)];
  await db.transaction(async (tx) => {
    const experiments = await run(tx, tables.selectFrom('groups').select('id').where('kind', '=', 'experiment'));
    if (!wanted.every((wantedId) => experiments.some(({ id }) => id === wantedId)))
      throw new Refusal('forbidden', { path: ['groups', 'add'] });
    await addToGroups(tx, { playerId, groupIds: wanted, now });
    await publish(tx, { topic: 'groups', players: [playerId], event: 'changed', payload: {} });
  });
}

/** The A/B test of specification §6: 544 for odd ids, else 543. */
export const experimentOf = (playerId: number): number => (playerId % 2 === 1 ? 544 : 543);
