import { createHash, randomInt } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import { type Database, type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import type { NewToken, Purpose } from './purpose.ts';
import { tables } from './schema.gen.ts';
import { storeToken } from './store-token.ts';

const DIGITS = 6;
/** Wrong attempts after which a code is invalid. */
export const CODE_TRIES = 5;

/** Hashes a code; equal codes of different players have different hashes. */
const hashOf = (code: string, playerId: number, purpose: Purpose): Buffer =>
  createHash('sha256').update(`${purpose.name}:${playerId}:${code}`).digest();

/** Creates a code of six digits; only its hash is stored. Revokes the player's previous code of this purpose. */
export async function createCode(db: Queryable, order: NewToken): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await storeToken(db, hashOf(code, order.playerId, order.purpose), order);
  return code;
}

interface Entered {
  playerId: number;
  purpose: Purpose;
  code: string;
  now: Date;
  /** Path of a refusal in the body. */
  path?: readonly string[];
}

/**
 * Uses a code together with `work`, in one transaction: a code works once. Each attempt is counted before it is
 * compared and stays counted, so that concurrent guesses are limited too. Refuses `code_expired` if there is no valid
 * code, `wrong_sent_code`.
 */
export async function useCode<Result>(
  db: Database,
  { playerId, purpose, code, now, path = ['code'] }: Entered,
  work: (tx: Transaction, subject: string | null) => Promise<Result>,
): Promise<Result> {
  const [counted] = await db.query<{ token_hash: Buffer }>(sql`
    update one_time_tokens set tries = tries + 1
    where player_id = ${playerId} and purpose = ${purpose.name} and used_at is null and expires_at > ${now}
      and tries < ${CODE_TRIES}
    returning token_hash`);
  if (!counted) throw new Refusal('code_expired', { path });
  const hash = hashOf(code, playerId, purpose);
  if (!counted.token_hash.equals(hash)) throw new Refusal('wrong_sent_code', { path });
  return db.transaction(async (tx) => {
    const query = tables
      .updateTable('one_time_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('subject');
    const [used] = await run(tx, query);
    if (!used) throw new Refusal('code_expired', { path }); // Another tab was faster.
    return work(tx, used.subject);
  });
}

/** Returns the subject of an unexpired code; null if there is none. */
export async function readPending(
  db: Queryable,
  { playerId, purpose, now }: Pick<Entered, 'playerId' | 'purpose' | 'now'>,
): Promise<string | null> {
  const query = tables
    .selectFrom('one_time_tokens')
    .select('subject')
    .where('player_id', '=', BigInt(playerId))
    .where('purpose', '=', purpose.name)
    .where('used_at', 'is', null)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', now);
  const [row] = await run(db, query);
  return row?.subject ?? null;
}
