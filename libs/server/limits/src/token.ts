import { createHash, randomBytes } from 'node:crypto';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 bits for the player's mail; only the hash is stored. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}
