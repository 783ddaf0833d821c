import { createHash, randomBytes } from 'node:crypto';

/** 256 bits as lower-case hex: the text itself is the key of the rounds' randomness. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');

/** A client seed for players who set none. */
export const newClientSeed = (): string => randomBytes(10).toString('hex');

/** Returns the hash that is published before a seed is used. */
export const commitmentOf = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');
