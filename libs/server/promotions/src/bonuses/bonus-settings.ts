import { toWire } from '@croupier/contracts';
import type { Queryable, Transaction } from '@croupier/server-database';
import { run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Returns whether a player receives bonuses: true unless they opted out. */
export async function wantsBonuses(db: Queryable, playerId: number): Promise<boolean> {
  const query = tables.selectFrom('bonus_settings').select('receive_bonuses').where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, query);
  return row?.receive_bonuses ?? true;
}

/** Returns those of the given players who opted out. */
export async function whoDeclined(db: Queryable, playerIds: readonly number[]): Promise<Set<number>> {
  if (playerIds.length === 0) return new Set();
  const query = tables
    .selectFrom('bonus_settings')
    .select('player_id')
    .where('player_id', 'in', playerIds.map(BigInt))
    .where('receive_bonuses', '=', false);
  return new Set((await run(db, query)).map(({ player_id }) => toWire(player_id)));
}

export interface BonusSettingsChange {
  playerId: number;
  receive: boolean;
  now: Date;
}

/** Stores a player's choice. Idempotent. */
export async function setBonusSettings(
  tx: Transaction,
  { playerId, receive, now }: BonusSettingsChange,
): Promise<void> {
  const settings = { receive_bonuses: receive, changed_at: now };
  const query = tables
    .insertInto('bonus_settings')
    .values({ player_id: BigInt(playerId), ...settings })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(settings));
  await run(tx, query);
}
