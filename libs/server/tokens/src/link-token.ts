import { createHash, randomBytes } from 'node:crypto';
import { Refusal, toWire } from '@croupier/contracts';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import type { NewToken, Purpose } from './purpose.ts';
import { tables } from './schema.gen.ts';
import { storeToken } from './store-token.ts';

const BYTES = 32;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Creates a token of 256 random bits for a link; only its hash is stored. Revokes the player's previous token of this
 * purpose.
 */
export async function createToken(db: Queryable, order: NewToken): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  await storeToken(db, hashOf(token), order);
  return token;
}

interface Given {
  token: string;
  purpose: Purpose;
  now: Date;
  /** Path of a refusal in the body. */
  path?: readonly string[];
}

export interface UsedToken {
  playerId: number;
  subject: string | null;
}

/**
 * Uses a token in the caller's transaction: of many concurrent uses one succeeds, together with the work or not at all.
 * Refuses `token_used`, `token_expired`, and `token_invalid` if it was never sent, or was replaced.
 */
export async function useToken(tx: Transaction, given: Given): Promise<UsedToken> {
  const { token, purpose, now } = given;
  const query = tables
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose.name)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['player_id', 'subject']);
  const [used] = await run(tx, query);
  if (!used) throw whyNot(await readToken(tx, given), given);
  return { playerId: toWire(used.player_id), subject: used.subject };
}

/** Refuses as `useToken` would, without using the token: call it before expensive work. */
export async function checkToken(db: Queryable, given: Given): Promise<UsedToken> {
  const found = await readToken(db, given);
  if (!found || found.usedAt || found.expiresAt <= given.now) throw whyNot(found, given);
  return found;
}

/** Returns the reason a token can't be used; its holder may know it. */
function whyNot(found: FoundToken | null, { path = ['token'] }: Given): Refusal {
  if (!found) return new Refusal('token_invalid', { path });
  return new Refusal(found.usedAt ? 'token_used' : 'token_expired', { path });
}

interface FoundToken extends UsedToken {
  usedAt: Date | null;
  expiresAt: Date;
}

/** Returns the state of a token without using it; null if it was never sent, or was replaced. */
export async function readToken(
  db: Queryable,
  { token, purpose }: Pick<Given, 'token' | 'purpose'>,
): Promise<FoundToken | null> {
  const query = tables
    .selectFrom('one_time_tokens')
    .select(['player_id', 'subject', 'used_at', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose.name);
  const [row] = await run(db, query);
  if (!row) return null;
  const { player_id, subject, used_at: usedAt, expires_at: expiresAt } = row;
  return { playerId: toWire(player_id), subject, usedAt, expiresAt };
}
