import { createHash } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import type { Transaction } from './database.ts';
import { run } from './kysely.ts';
import type { Queryable } from './queryable.ts';
import { tables } from './schema.gen.ts';

/** Call that may be repeated. */
export interface Once {
  /** Owner of the key, because two callers may use the same one: `player:1`. */
  owner: string;
  /** UUID created by the client. */
  key: string;
  /** All parsed input; a different input under the same key is refused. */
  input: unknown;
  now: Date;
}

/** Returns the SHA-256 of an order as JSON, bigints as text. Parsed orders have their keys in the contract's order. */
export function digestOf(order: unknown): Buffer {
  const text = JSON.stringify(order, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return createHash('sha256').update(text).digest();
}

/** Refuses `idempotency_conflict` if the order stored under an id differs from the current one. */
export function requireSameOrder(stored: Buffer | null | undefined, digest: Buffer): void {
  if (!stored?.equals(digest)) throw new Refusal('idempotency_conflict');
}

/** Returns the stored reply of a call; null if it is new. Refuses a different input under the same key. */
export async function findReply<Reply>(db: Queryable, { owner, key, input }: Once): Promise<Reply | null> {
  const query = tables.selectFrom('idempotency_keys').select(['digest', 'reply']);
  const [existing] = await run(db, query.where('owner', '=', owner).where('key', '=', key));
  if (!existing) return null;
  requireSameOrder(existing.digest, digestOf(input));
  return existing.reply as Reply; // Written below, as the same call's Reply.
}

/**
 * Runs work once per key, in the caller's transaction; a repeated call returns the stored reply. For operations without
 * a unique id: ledger transactions, rounds and bets are their own record and compare their own digest.
 */
export async function idempotent<Reply>(tx: Transaction, once: Once, work: () => Promise<Reply>): Promise<Reply> {
  const { owner, key, input, now } = once;
  const insert = tables
    .insertInto('idempotency_keys')
    .values({ owner, key, digest: digestOf(input), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key');
  const first = await run(tx, insert);
  if (first.length === 0) {
    const reply = await findReply<Reply>(tx, once);
    if (reply === null) throw new Refusal('idempotency_conflict');
    return reply;
  }
  const reply = await work();
  const update = tables.updateTable('idempotency_keys').set({ reply: JSON.stringify(reply) });
  await run(tx, update.where('owner', '=', owner).where('key', '=', key));
  return reply;
}

/** Deletes expired keys; those of the site's own calls are valid for 24 hours. */
export async function dropOldKeys(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await run(db, tables.deleteFrom('idempotency_keys').where('created_at', '<', before));
}
