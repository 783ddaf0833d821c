import { createHash, randomBytes } from 'node:crypto';
import { toWire } from '@croupier/contracts';
import { type Database, type Queryable, run } from '@croupier/server-database';
import { passwordMark } from '@croupier/server-players';
import type { TwoFactorContext } from './context.ts';
import { tables } from './schema.gen.ts';

const LIFE_MS = 5 * 60_000;
/** Attempts per sign-in, after which it starts over with the password. */
const MOST_TRIES = 5;
/** Pending sign-ins per player; a further one replaces the oldest. */
const MOST_WAITING = 5;
const TOKEN = /^[\w-]{43}$/;

const sha256 = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Hashes a token; null if it can't be one of our cookies. */
const hashOf = (token: string | undefined): Buffer | null =>
  token !== undefined && TOKEN.test(token) ? sha256(token) : null;

/** Stores a sign-in that waits for its code after the correct password; returns the token for the browser's cookie. */
export async function awaitCode(
  { db, clock }: TwoFactorContext,
  { playerId, replacing }: { playerId: number; replacing?: string | undefined },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = sha256(token);
  const now = clock();
  await db.transaction(async (tx) => {
    const replaced = hashOf(replacing);
    if (replaced) await run(tx, tables.deleteFrom('pending_sign_ins').where('token_hash', '=', replaced));
    await run(
      tx,
      tables.insertInto('pending_sign_ins').values({
        token_hash: hash,
        player_id: BigInt(playerId),
        password_mark: await passwordMark(tx, playerId),
        expires_at: new Date(now.getTime() + LIFE_MS),
      }),
    );
    const surplus = tables
      .selectFrom('pending_sign_ins')
      .select('token_hash')
      .where('player_id', '=', BigInt(playerId))
      .where('token_hash', '!=', hash)
      .orderBy('expires_at', 'desc')
      .offset(MOST_WAITING - 1);
    await run(tx, tables.deleteFrom('pending_sign_ins').where('token_hash', 'in', surplus));
  });
  return token;
}

export interface PendingSignIn {
  hash: Buffer;
  playerId: number;
}

/** Returns the pending sign-in of a browser; null if it expired, had too many attempts, or the password has changed. */
export async function findPending(
  { db, clock }: TwoFactorContext,
  token: string | undefined,
): Promise<PendingSignIn | null> {
  const hash = hashOf(token);
  if (!hash) return null;
  const query = tables
    .selectFrom('pending_sign_ins')
    .select(['player_id', 'password_mark'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', clock())
    .where('tries', '<', MOST_TRIES);
  const [row] = await run(db, query);
  if (!row) return null;
  const playerId = toWire(row.player_id);
  return row.password_mark.equals(await passwordMark(db, playerId)) ? { hash, playerId } : null;
}

/** Counts an attempt before the code is checked; false if none is left. */
export async function takeTry(db: Queryable, { hash }: PendingSignIn): Promise<boolean> {
  const counted = tables
    .updateTable('pending_sign_ins')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('tries', '<', MOST_TRIES)
    .returning('tries');
  return (await run(db, counted)).length > 0;
}

/** Ends a pending sign-in; false if another call has already ended it. */
export async function endPending(db: Queryable, { hash }: PendingSignIn): Promise<boolean> {
  const ended = tables.deleteFrom('pending_sign_ins').where('token_hash', '=', hash).returning('player_id');
  return (await run(db, ended)).length > 0;
}

/** Deletes expired pending sign-ins. Returns the number deleted. */
export async function forgetPending(db: Database, now: Date): Promise<number> {
  const old = tables.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).returning('player_id');
  return (await run(db, old)).length;
}
