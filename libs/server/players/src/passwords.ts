import { hash, verify } from '@node-rs/argon2';
import { type BoundedQueue, boundedQueue } from './password-queue.ts';

/** Inlined, because a runtime that strips types can't read the package's const enum. */
const ARGON2ID = 2;
/** Uses 19 MiB, two passes, one lane: the recommended minimum where memory is shared with the rest of the server. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a decoy if there is no stored hash, so that the response time reveals nothing about the account. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

interface Queues {
  hashing: BoundedQueue;
  matching: BoundedQueue;
}

/**
 * Creates separate queues for sign-ups (hash) and sign-ins (match), so that a flood of sign-ups does not affect
 * sign-ins.
 */
const ownShares = (): Queues => ({
  hashing: boundedQueue({ running: 1, waiting: 64 }),
  matching: boundedQueue({ running: 3, waiting: 64 }),
});

export function createPasswords({ hashing, matching } = ownShares()): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hashing(() => hash(password.normalize('NFKC'), COST)),
    matches: async (stored, password) => {
      decoy ??= hash('no password is this one', COST);
      const against = stored ?? (await decoy);
      const matched = await matching(() => verify(against, password.normalize('NFKC')));
      return matched && stored !== null;
    },
  };
}
