import { publish, run, type Transaction } from '@croupier/server-database';
import { isExcluded } from '@croupier/server-limits';
import { readOwnPlayer } from '@croupier/server-players';
import { wantsBonuses } from '@croupier/server-promotions';
import { derivedId } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import type { LootboxDefinition } from './definition.ts';
import { lootboxDefinitions } from './definitions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Issue {
  playerId: number;
  definition: LootboxDefinition;
  /** Idempotency key from the caller; the same id issues the same box. */
  grantId: string;
  now: Date;
}

/**
 * Issues a box to a player, once per grant, and only if none of its kind is waiting. Players who are on a break or
 * opted out get none.
 */
export async function issueLootbox(tx: Transaction, { playerId, definition, grantId, now }: Issue): Promise<boolean> {
  if (!(await isWelcome(tx, playerId, definition, now))) return false;
  const insert = tables
    .insertInto('player_lootboxes')
    .values({
      player_id: BigInt(playerId),
      grant_id: grantId,
      definition: definition.id,
      version: definition.version,
      terms: JSON.stringify(definition),
      issued_at: now,
      expires_at: new Date(now.getTime() + definition.waitsDays * DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  const made = (await run(tx, insert)).length > 0;
  if (made) await publish(tx, { topic: 'lootboxes', players: [playerId], event: 'changed', payload: {} });
  return made;
}

/** Returns whether a player may receive the rewards of boxes; checked before the draw. */
export async function isWelcome(
  tx: Transaction,
  playerId: number,
  { groupIds }: Pick<LootboxDefinition, 'groupIds'>,
  now: Date,
): Promise<boolean> {
  const { bonuses_allowed, groups } = await readOwnPlayer(tx, playerId);
  const inGroup = groupIds.length === 0 || groups.some(({ id }) => groupIds.includes(id));
  return bonuses_allowed && inGroup && (await wantsBonuses(tx, playerId)) && !(await isExcluded(tx, playerId, now));
}

/** Issues boxes that are due by time, such as the wheel's next spin. Idempotent. */
export async function issueDue(tx: Transaction, playerId: number, now: Date): Promise<void> {
  for (const definition of lootboxDefinitions) {
    if (definition.everyHours === null) continue;
    const latest = tables
      .selectFrom('player_lootboxes')
      .select(['id', 'issued_at', 'stage'])
      .where('player_id', '=', BigInt(playerId))
      .where('definition', '=', definition.id)
      .orderBy('id', 'desc')
      .limit(1);
    const [last] = await run(tx, latest);
    const due = !last || last.issued_at.getTime() + definition.everyHours * HOUR_MS <= now.getTime();
    if (!due || last?.stage === 'issued') continue;
    const grantId = derivedId('lootbox', definition.id, String(playerId), String(last?.id ?? 0));
    await issueLootbox(tx, { playerId, definition, grantId, now });
  }
}
