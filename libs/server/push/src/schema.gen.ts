// Written by `npm run schema` from the migrations; a test fails when it is stale.
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface PushDevices {
  endpoint_hash: Buffer;
  player_id: bigint;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  topics: string[];
  added_at: Date;
}

export interface Tables {
  push_devices: PushDevices;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  push_devices: ['endpoint_hash', 'player_id', 'endpoint', 'p256dh', 'auth', 'topics', 'added_at'],
} as const;
