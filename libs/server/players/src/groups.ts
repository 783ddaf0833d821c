import { Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Database, publish, type Queryable, run, type Transaction } from '@croupier/server-database';
import { isContradictory, otherSides } from './experiments.ts';
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

/** Returns all groups. */
export const readGroups = (db: Queryable): Promise<Group[]> =>
  run(db, tables.selectFrom('groups').select(['id', 'name']).orderBy('id'));

/** Adds a player to groups; for operators and rules, not for the site. Idempotent. */
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

/** Removes a player from the other sides of the experiments these groups belong to. */
async function leaveOtherSides(tx: Transaction, playerId: number, groupIds: readonly number[]): Promise<void> {
  const others = otherSides(groupIds);
  if (others.length === 0) return;
  const id = BigInt(playerId);
  // Serializes joins: two concurrent joins of different sides would not see each other.
  await run(tx, tables.selectFrom('players').select('id').where('id', '=', id).forNoKeyUpdate());
  await run(tx, tables.deleteFrom('player_groups').where('player_id', '=', id).where('group_id', 'in', others));
}

/**
 * Adds a player to experiments and removes them from the other sides. Refuses the whole call for any other group, an
 * unknown one, or both sides of an experiment.
 */
export async function joinExperiments(db: Database, { playerId, groupIds, now }: Membership): Promise<void> {
  const wanted = [...new Set(groupIds)];
  await db.transaction(async (tx) => {
    const experiments = await run(tx, tables.selectFrom('groups').select('id').where('kind', '=', 'experiment'));
    if (!wanted.every((wantedId) => experiments.some(({ id }) => id === wantedId)) || isContradictory(wanted))
      throw new Refusal('forbidden', { path: ['groups', 'add'] });
    await leaveOtherSides(tx, playerId, wanted);
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

/** Applies an operator's change to a player's groups. Returns false if nothing changed. */
export async function changeGroup(
  tx: Transaction,
  { playerId, groupId, kind, actor, now }: GroupChange,
): Promise<boolean> {
  if (kind === 'add') await leaveOtherSides(tx, playerId, [groupId]);
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

/** Returns the groups of players by player. */
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
