import { Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
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

interface GroupChange {
  playerId: number;
  groupId: number;
  kind: 'add' | 'remove';
  /** `operator:anna` */
  actor: string;
  now: Date;
}

/** What an operator changes about a player's groups. False when it was so already. */
export async function changeGroup(
  tx: Transaction,
  { playerId, groupId, kind, actor, now }: GroupChange,
): Promise<boolean> {
  const row = { player_id: BigInt(playerId), group_id: groupId };
  const insert = tables.insertInto('player_groups').values({ ...row, created_at: now });
  const remove = tables.deleteFrom('player_groups').where('player_id', '=', row.player_id);
  const changed =
    kind === 'add'
      ? await run(tx, insert.onConflict((conflict) => conflict.doNothing()).returning('group_id'))
      : await run(tx, remove.where('group_id', '=', groupId).returning('group_id'));
  if (changed.length === 0) return false;
  const details = { group: groupId };
  await recordAudit(tx, { at: now, kind: `group_${kind === 'add' ? 'added' : 'removed'}`, actor, playerId, details });
  await publish(tx, { topic: 'groups', players: [playerId], event: 'changed', payload: {} });
  return true;
}

/** The groups of some players, by player. */
export async function readMemberships(db: Queryable, playerIds: readonly number[]): Promise<Map<number, number[]>> {
  if (playerIds.length === 0) return new Map();
  const own = tables.selectFrom('player_groups').select(['player_id', 'group_id']);
  const rows = await run(db, own.where('player_id', 'in', playerIds.map(BigInt)));
  const groups = new Map<number, number[]>();
  for (const { player_id, group_id } of rows) {
    const player = toWire(player_id);
    groups.set(player, [...(groups.get(player) ?? []), group_id]);
  }
  return groups;
}
