import { expect, test } from 'vitest';
import { sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { personalTables } from '@croupier/server-privacy/testing';
import { migrationFolders } from './homes.ts';

// shows: promise:G1
test('a table with a player in it says what the player is told of it and what remains; else name it in personal-tables.ts', async () => {
  const db = await testDatabase(migrationFolders());
  const rows = await db.query<{ name: string }>(sql`
    select distinct column_of.table_name as name from information_schema.columns column_of
    join pg_class table_of on table_of.relname = column_of.table_name
      and table_of.relnamespace = 'public'::regnamespace and not table_of.relispartition
    where column_of.table_schema = 'public' and column_of.column_name = 'player_id' and table_of.relkind in ('r', 'p')`);
  await db.close();
  expect(rows.map(({ name }) => name).filter((name) => !(name in personalTables))).toEqual([]);
});
