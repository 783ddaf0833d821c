import { randomBytes } from 'node:crypto';

export interface Salt {
  /** Salt as hex. */
  salt: string;
  /** Signature of a beacon, used to check the salt. */
  signature: string | null;
}

/**
 * Public randomness that appears only after a round's bets have closed. With it no one, including the operator, can
 * know an outcome while bets are open.
 */
export interface SaltSource {
  /** Name shown with every round. */
  readonly name: string;
  /** Public key that a beacon's signatures are checked with. Also shown with every round. */
  readonly beacon: { readonly chain: string; readonly publicKey: string } | null;
  /**
   * Returns the beacon round whose salt is used for bets that close at this time, and when it is due. It is named
   * before betting opens. Null if the source has no rounds.
   */
  roundAfter: (closedAt: Date) => { round: number; at: Date } | null;
  /**
   * Returns the verified salt of a beacon round, or null until it is published. Throws if the source is unavailable or
   * the salt is invalid.
   */
  read: (round: number | null) => Promise<Salt | null>;
}

/** Fallback without a beacon: our own randomness, created after betting closes. The round says so. */
export const offlineSalt: SaltSource = {
  name: 'offline',
  beacon: null,
  roundAfter: () => null,
  read: async () => ({ salt: randomBytes(32).toString('hex'), signature: null }),
};
