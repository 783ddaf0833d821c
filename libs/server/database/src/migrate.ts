import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** The folder of this lib's own migrations: outbox and idempotency keys. */
export const migrations = new URL('../migrations/', import.meta.url);

interface Migration {
  name: string;
  file: URL;
}

async function collect(folders: readonly URL[]): Promise<Migration[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
      return names.map((name) => ({ name, file: new URL(name, folder) }));
    }),
  );
  return found.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Applies what is missing, by file name across all folders, each file in a transaction of its own.
 * Copies that start together wait for one another. Returns the names applied.
 */
export async function migrate(db: Database, folders: readonly URL[]): Promise<string[]> {
  const wanted = await collect([migrations, ...folders]);
  const client = await db.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('croupier:migrate'))");
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>(sql`select name from migrations`);
    const known = new Set(rows.map((row) => row.name));
    const missing = wanted.filter(({ name }) => !known.has(name));
    for (const { name, file } of missing) {
      const text = await readFile(file, 'utf8');
      await client.query('begin');
      try {
        await client.query(text);
        await client.query(sql`insert into migrations (name) values (${name})`);
        await client.query('commit');
      } catch (error) {
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
