import { randomBytes } from 'node:crypto';

export interface Salt {
  /** In hex. */
  salt: string;
  /** A beacon's: what anyone checks the salt by. */
  signature: string | null;
}

/**
 * Public randomness that appears only after a round's bets have closed. With it nobody, the operator included, can know an
 * outcome while bets are open.
 */
export interface SaltSource {
  /** Stands on every round. */
  readonly name: string;
  /** What a beacon's signatures are checked by; stands on every round, too. */
  readonly beacon: { readonly chain: string; readonly publicKey: string } | null;
  /** Which of its rounds salts bets that close then, and when it is to appear: named before they open. Null: it has none. */
  roundAfter: (closedAt: Date) => { round: number; at: Date } | null;
  /** What it said in that round, checked; null as long as it has not spoken. It throws where it can't be asked, or lies. */
  read: (round: number | null) => Promise<Salt | null>;
}

/** With no beacon: our own randomness, made after the lock. The round says so. */
export const offlineSalt: SaltSource = {
  name: 'offline',
  beacon: null,
  roundAfter: () => null,
  read: async () => ({ salt: randomBytes(32).toString('hex'), signature: null }),
};
