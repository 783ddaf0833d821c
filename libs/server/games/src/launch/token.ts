import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for the address fragment or a bearer. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a token, which is stored in its place. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
