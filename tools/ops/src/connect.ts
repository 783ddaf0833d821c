import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Database, openDatabase, sql } from '@croupier/server-database';
import { UsageError } from './command.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Returns the data folder of the running site. */
export const dataDir = (env: NodeJS.ProcessEnv): string => path.resolve(root, env['DATA_DIR'] ?? '.data');

/** Returns the URL of the running site's database: DATABASE_URL, else the one that the site stored at its start. */
export function databaseUrl(env: NodeJS.ProcessEnv): string {
  if (env['DATABASE_URL']) return env['DATABASE_URL'];
  const file = path.join(dataDir(env), 'runtime.json');
  if (!existsSync(file))
    throw new UsageError(`The site has not been started here (${file} is missing). Start it, or give DATABASE_URL.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { databaseUrl: string }).databaseUrl;
}

export async function connect(env: NodeJS.ProcessEnv): Promise<Database> {
  const db = openDatabase(databaseUrl(env), { connections: 2 });
  try {
    await db.query(sql`select 1`);
    return db;
  } catch (error) {
    await db.close();
    throw new UsageError(
      `The database does not answer: ${error instanceof Error ? error.message : String(error)}. Is the site running?`,
    );
  }
}

/** Returns the origin of the site as browsers see it. */
export const casinoOrigin = (env: NodeJS.ProcessEnv) =>
  env['CASINO_ORIGIN'] ?? `http://casino.localhost:${env['PORT'] ?? 4200}`;

/** Returns the key that the site signs with: SECRETS_KEY, else the one that it stored at its start. */
export function secretsKey(env: NodeJS.ProcessEnv): string {
  const [key] = (env['SECRETS_KEY'] ?? '').split(',');
  if (key) return key;
  const file = path.join(dataDir(env), 'secrets-key.secret');
  if (!existsSync(file))
    throw new UsageError(`The site has not been started here (${file} is missing). Start it, or give SECRETS_KEY.`);
  return readFileSync(file, 'utf8').trim();
}
