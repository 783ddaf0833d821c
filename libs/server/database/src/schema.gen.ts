// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from './kysely.ts';

export interface IdempotencyKeys {
  owner: string;
  key: string;
  digest: Buffer;
  reply: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
}

export interface Leases {
  name: string;
  holder: string;
  epoch: bigint;
  held_until: Date;
}

export interface MonthlyTables {
  name: string;
  guard: string | null;
  bound: string | null;
}

export interface Outbox {
  id: GeneratedAlways<bigint>;
  topic: string;
  event: string;
  payload: ColumnType<unknown, string, string>;
  players: ColumnType<string[] | null, readonly (bigint | number)[] | null, readonly (bigint | number)[] | null>;
  created_at: Generated<Date>;
}

export interface Tables {
  idempotency_keys: IdempotencyKeys;
  leases: Leases;
  monthly_tables: MonthlyTables;
  outbox: Outbox;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  idempotency_keys: ['owner', 'key', 'digest', 'reply', 'created_at'],
  leases: ['name', 'holder', 'epoch', 'held_until'],
  monthly_tables: ['name', 'guard', 'bound'],
  outbox: ['id', 'topic', 'event', 'payload', 'players', 'created_at'],
} as const;
