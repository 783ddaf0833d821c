import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Returns a database URL with an application name, which all connections of this process carry in every pool. */
export function nameConnections(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.href;
}

/**
 * Cancels the running statements of all connections with a name, which rolls back their transactions. Otherwise a
 * statement continues in the database after its process has ended.
 */
export async function cancelStatements(db: Database, name: string): Promise<void> {
  const client = await db.connect(); // The pool may be full of the statements to cancel.
  try {
    await client.query(sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where application_name = ${name} and state <> 'idle' and pid <> pg_backend_pid()`);
  } finally {
    await client.end();
  }
}
