import { type Queryable, sql } from '@croupier/server-database';
import { createCredentials, type Credentials } from '../credentials.ts';

/** Credentials as the copies of the platform on this database make them. */
export async function credentialsOf(db: Queryable): Promise<Credentials> {
  const [row] = await db.query<{ secret: string }>(
    sql`select array_to_string(secret, '') as secret from channel_epoch`,
  );
  return createCredentials(row!.secret, Date.now);
}
