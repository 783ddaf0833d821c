import { runMigrations } from 'graphile-worker';
import { type Database, sql } from '@croupier/server-database';
import { quiet } from './logger.ts';

/** Creates or updates the queue's own schema, `graphile_worker`. Instances that start together wait for one another. */
export async function migrateJobs(db: Database): Promise<void> {
  const client = await db.connect();
  try {
    await client.query(sql`select pg_advisory_lock(hashtext('croupier:migrate-jobs'))`);
    await runMigrations({ connectionString: db.url, maxPoolSize: 2, logger: quiet });
  } finally {
    await client.end();
  }
}
