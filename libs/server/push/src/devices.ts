import { createHash, ECDH } from 'node:crypto';
import { type PushDevice, type PushDeviceOrder, type PushTopic, Refusal } from '@croupier/contracts';
import { type Queryable, run, sql } from '@croupier/server-database';
import type { PushContext } from './context.ts';
import { tables } from './schema.gen.ts';
import { isOfService } from './services.ts';

/** Limit of browsers per player; the oldest are removed first. */
const MOST_DEVICES = 10;

const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** Returns the browsers that receive a player's notifications. */
export async function readPushDevices(db: Queryable, playerId: number): Promise<PushDevice[]> {
  const rows = await rowsOf(db, playerId);
  return rows.map(({ endpoint_hash, topics }) => ({
    id: endpoint_hash.toString('base64url'),
    topics: topics as PushTopic[],
  }));
}

/** Returns a player's browsers for the personal data report. */
export async function ownPushDevices(db: Queryable, playerId: number): Promise<object[]> {
  const rows = await rowsOf(db, playerId);
  return rows.map(({ endpoint, topics, added_at }) => ({ push_service: new URL(endpoint).host, topics, added_at }));
}

const rowsOf = (db: Queryable, playerId: number) =>
  run(
    db,
    tables
      .selectFrom('push_devices')
      .select(['endpoint', 'endpoint_hash', 'topics', 'added_at'])
      .where('player_id', '=', BigInt(playerId))
      .orderBy('added_at')
      .limit(MOST_DEVICES),
  );

/**
 * Sets the topics of a browser; without topics it is removed. A browser belongs to the last player who set it, and no
 * longer gets another player's notifications. Refuses `push_unavailable` without keys, `push_service_unknown`, and
 * invalid keys.
 */
export async function savePushDevice(
  { db, clock, keys, services }: Pick<PushContext, 'db' | 'clock' | 'keys' | 'services'>,
  { playerId, order }: { playerId: number; order: PushDeviceOrder },
): Promise<void> {
  const { endpoint, topics } = order;
  const hash = hashOf(endpoint);
  if (topics.length === 0) {
    const mine = tables.deleteFrom('push_devices').where('player_id', '=', BigInt(playerId));
    await run(db, mine.where('endpoint_hash', '=', hash));
    return;
  }
  if (!keys) throw new Refusal('push_unavailable');
  if (!isOfService(endpoint, services)) throw new Refusal('push_service_unknown', { path: ['endpoint'] });
  if (!isPoint(order.p256dh)) throw new Refusal('invalid', { path: ['p256dh'] });
  await db.transaction(async (tx) => {
    await tx.query(sql`
      insert into push_devices (endpoint_hash, player_id, endpoint, p256dh, auth, topics, added_at)
      values (${hash}, ${playerId}, ${endpoint}, ${Buffer.from(order.p256dh, 'base64url')}, ${Buffer.from(order.auth, 'base64url')},
        ${[...new Set(topics)]}::text[], ${clock()})
      on conflict (endpoint_hash) do update set player_id = excluded.player_id, p256dh = excluded.p256dh, auth = excluded.auth,
        topics = excluded.topics, added_at = case when push_devices.player_id = excluded.player_id then push_devices.added_at else excluded.added_at end`);
    await tx.query(sql`
      delete from push_devices where endpoint_hash in (
        select endpoint_hash from push_devices where player_id = ${playerId} order by added_at desc, endpoint_hash offset ${MOST_DEVICES})`);
  });
}

/** Returns whether a key is a point of the curve; otherwise encrypting a message would fail later. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** Removes all browsers of a closed account. */
export async function forgetPushDevices(db: Queryable, playerId: number): Promise<void> {
  await run(db, tables.deleteFrom('push_devices').where('player_id', '=', BigInt(playerId)));
}
