import { createHash } from 'node:crypto';
import { run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';
import type { Vault } from './vault.ts';

const CODES = 10;
const LENGTH = 12;
/** Crockford's base32, which has no ambiguous characters. A byte's lower five bits choose without bias. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const hashOf = (playerId: number, code: string): Buffer => createHash('sha256').update(`${playerId}:${code}`).digest();

const grouped = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');

/**
 * Derives ten codes from the order's key and ours: the same order gets the same codes, and nobody else can calculate
 * them.
 */
export function deriveCodes(vault: Vault, playerId: number, orderKey: string): string[] {
  return Array.from({ length: CODES }, (_, index) => {
    const bytes = vault.derive(`recovery code ${index} of player ${playerId} for ${orderKey}`).subarray(0, LENGTH);
    return grouped(Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join(''));
  });
}

/** Stores codes, replacing all earlier ones. */
export async function storeCodes(tx: Transaction, playerId: number, codes: readonly string[]): Promise<void> {
  await run(tx, tables.deleteFrom('recovery_codes').where('player_id', '=', BigInt(playerId)));
  const rows = codes.map((code) => ({
    player_id: BigInt(playerId),
    code_hash: hashOf(playerId, code.replaceAll('-', '')),
  }));
  await run(tx, tables.insertInto('recovery_codes').values(rows));
}

/** Uses a code; false if it is invalid or was used. `code` has no hyphens. */
export async function takeCode(
  tx: Transaction,
  { playerId, code, now }: { playerId: number; code: string; now: Date },
): Promise<boolean> {
  const taken = tables
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('player_id', '=', BigInt(playerId))
    .where('code_hash', '=', hashOf(playerId, code))
    .where('used_at', 'is', null)
    .returning('player_id');
  return (await run(tx, taken)).length > 0;
}
