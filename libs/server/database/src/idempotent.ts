import { createHash } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import type { Queryable, Transaction } from './database.ts';
import { sql } from './sql.ts';

export interface Once {
  /** Whose key it is: two players may use the same one. */
  owner: string;
  /** The client-made UUID. */
  key: string;
  /** What was asked, as JSON; another input under the same key is refused. */
  input: unknown;
}

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest();

/** Runs work once per key, in the caller's transaction; asked again it answers what it answered then. */
export async function idempotent<Reply>(
  tx: Transaction,
  { owner, key, input }: Once,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const hash = hashOf(input);
  const taken = await tx.query(sql`
    insert into idempotency_keys (owner, key, input_hash) values (${owner}, ${key}, ${hash})
    on conflict do nothing returning key`);
  if (taken.length === 0) {
    const [known] = await tx.query<{ input_hash: Buffer; reply: Reply }>(sql`
      select input_hash, reply from idempotency_keys where owner = ${owner} and key = ${key}`);
    if (!known || !known.input_hash.equals(hash)) throw new Refusal('idempotency_conflict');
    return known.reply;
  }
  const reply = await work();
  await tx.query(
    sql`update idempotency_keys set reply = ${JSON.stringify(reply)} where owner = ${owner} and key = ${key}`,
  );
  return reply;
}

/** Keys of the site's own calls live 24 hours: reliability C2. */
export async function dropOldKeys(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await db.query(sql`delete from idempotency_keys where created_at < ${before}`);
}
