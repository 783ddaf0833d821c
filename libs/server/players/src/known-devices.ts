import { createHash } from 'node:crypto';
import { type Database, type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

const REMEMBERED_DAYS = 180;
const DAY_MS = 86_400_000;

const hashOf = (device: string): Buffer => createHash('sha256').update(device).digest();
const oldest = (now: Date): Date => new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS);

/**
 * Returns whether a sign-in to this account used this device's cookie before. Does the same work if there is no such
 * account.
 */
export async function isKnownDevice(
  db: Database,
  { email, device, now }: { email: string; device: string; now: Date },
): Promise<boolean> {
  const query = tables
    .selectFrom('known_devices')
    .innerJoin('players', 'players.id', 'known_devices.player_id')
    .select('known_devices.player_id')
    .where('players.email', '=', email)
    .where('known_devices.device_hash', '=', hashOf(device))
    .where('known_devices.last_at', '>', oldest(now));
  return (await run(db, query)).length > 0;
}

/** Stores the hash of the device a player just signed in from; returns true if it is new for the account. */
export async function rememberDevice(
  tx: Queryable,
  { playerId, device, now }: { playerId: number; device: string; now: Date },
): Promise<boolean> {
  const mark = { player_id: BigInt(playerId), device_hash: hashOf(device) };
  const again = tables
    .updateTable('known_devices')
    .set({ last_at: now })
    .where('player_id', '=', mark.player_id)
    .where('device_hash', '=', mark.device_hash)
    .where('last_at', '>', oldest(now))
    .returning('player_id');
  if ((await run(tx, again)).length > 0) return false;
  const query = tables
    .insertInto('known_devices')
    .values({ ...mark, last_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet({ last_at: now }));
  await run(tx, query);
  return true;
}

/** Deletes devices without a sign-in for half a year. Returns the number deleted. */
export async function forgetOldDevices(db: Database, now: Date): Promise<number> {
  const old = tables.deleteFrom('known_devices').where('last_at', '<', oldest(now));
  return (await run(db, old.returning('player_id'))).length;
}
