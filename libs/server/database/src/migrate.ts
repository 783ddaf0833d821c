import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Folder of this lib's own migrations: outbox and idempotency keys. */
export const migrations = new URL('../migrations/', import.meta.url);

interface Migration {
  name: string;
  text: string;
  /** SHA-256 of the text, hexadecimal. */
  hash: string;
}

/** Error for a database created by an earlier version with different migrations, which can't be upgraded. */
export class IncompatibleDatabase extends Error {
  constructor(migration: string) {
    super(
      `This data folder was made by an earlier version (its migration ${migration} is not ours): ` +
        'delete it (.data, unless DATA_DIR says otherwise), or set DATA_DIR or DATABASE_URL to an empty one.',
    );
    this.name = 'IncompatibleDatabase';
  }
}

async function readMigration(name: string, file: URL): Promise<Migration> {
  const text = await readFile(file, 'utf8');
  return { name, text, hash: createHash('sha256').update(text).digest('hex') };
}

async function collect(folders: readonly URL[]): Promise<Migration[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
      return Promise.all(names.map((name) => readMigration(name, new URL(name, folder))));
    }),
  );
  return found.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Creates the table of applied migrations if needed, and reads it: name → hash, null if an earlier version stored none.
 */
async function readApplied(client: Client): Promise<Map<string, string | null>> {
  await client.query(`
    create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; hash: string | null }>(
    "select name, to_jsonb(migrations) ->> 'hash' as hash from migrations",
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function apply(client: Client, { name, text, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query(sql`insert into migrations (name, hash) values (${name}, ${hash})`);
    await client.query('commit');
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Applies missing migrations by number (`0001_name.sql`) across all folders, each file in its own transaction.
 * Instances that start together wait for one another. Returns the names applied; throws IncompatibleDatabase if an
 * applied migration is missing or has changed since. Creates the current partitions of monthly tables before any write.
 */
export async function migrate(db: Database, folders: readonly URL[]): Promise<string[]> {
  const wanted = await collect([migrations, ...folders]);
  const client = await db.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('croupier:migrate'))");
    const applied = await readApplied(client);
    for (const [name, hash] of applied)
      if (wanted.find((migration) => migration.name === name)?.hash !== hash) throw new IncompatibleDatabase(name);
    const missing = wanted.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration);
    await client.query('select make_months(now(), 1)');
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
