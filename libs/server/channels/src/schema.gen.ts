// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface ChannelEpoch {
  only_one: Generated<boolean>;
  epoch: Generated<string>;
  secret: Generated<string[]>;
}

export interface ChannelEvents {
  position: GeneratedAlways<bigint>;
  topic: string;
  seq: bigint;
  event: string;
  payload: ColumnType<unknown, string, string>;
  created_at: Generated<Date>;
}

export interface ChannelTopics {
  topic: string;
  seq: bigint;
  followed_until: Date | null;
}

export interface Tables {
  channel_epoch: ChannelEpoch;
  channel_events: ChannelEvents;
  channel_topics: ChannelTopics;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  channel_epoch: ['only_one', 'epoch', 'secret'],
  channel_events: ['position', 'topic', 'seq', 'event', 'payload', 'created_at'],
  channel_topics: ['topic', 'seq', 'followed_until'],
} as const;
