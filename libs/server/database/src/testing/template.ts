import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { type Database, openDatabase } from '../database.ts';
import { migrate, migrations } from '../migrate.ts';

/** Prepares a database after its migrations; identified by the function's name. */
export type Prepare = (db: Database) => Promise<void>;

const known = new Map<string, Promise<string>>();

/**
 * Returns the name of a database migrated once: copying it takes a tenth of the time of migrating, and a test may have
 * hundreds. The first process that needs these migrations creates it.
 */
export function templateOf(server: string, folders: readonly URL[], prepare?: Prepare): Promise<string> {
  const wanted = [server, prepare?.name, ...folders.map(({ href }) => href)].join(' ');
  const template = known.get(wanted) ?? make(server, folders, prepare);
  known.set(wanted, template);
  return template;
}

async function make(server: string, folders: readonly URL[], prepare?: Prepare): Promise<string> {
  const name = `template_${await fingerprint(folders, prepare)}`;
  const client = new pg.Client({ connectionString: server }); // Separate connection, because the lock ends with it.
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    // It gets its name only when complete: one whose creator crashed is created again.
    await client.query(`drop database if exists making_${name} with (force)`);
    await client.query(`create database making_${name}`);
    const db = openDatabase(urlOf(server, `making_${name}`));
    try {
      await migrate(db, folders);
      await prepare?.(db);
    } finally {
      await db.close();
    }
    await client.query(`alter database making_${name} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

/** Hashes every migration's name and text, and the day, since partitions are created for the months around it. */
async function fingerprint(folders: readonly URL[], prepare?: Prepare): Promise<string> {
  const hash = createHash('sha256').update(`${prepare?.name} ${new Date().toISOString().slice(0, 10)}`);
  for (const folder of [migrations, ...folders])
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.sql')).toSorted())
      hash.update(name).update(await readFile(new URL(name, folder)));
  return hash.digest('hex').slice(0, 32);
}

export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** One connection per process, because opening one costs as much as copying a database. */
const clients = new Map<string, Promise<pg.Client>>();

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => clients.delete(url));
  client.on('end', () => clients.delete(url));
  await client.connect();
  (client as pg.Client & { unref: () => void }).unref(); // It must not keep the process alive. The types omit the method.
  return client;
}

/** Runs a statement on the server's own database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = clients.get(url) ?? connect(url);
  clients.set(url, client);
  await (await client).query(statement);
}
