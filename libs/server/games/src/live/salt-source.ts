import { randomBytes } from 'node:crypto';

/**
 * Public randomness that appears only after a round's bets have closed. With it nobody, the operator included, can know an
 * outcome while bets are open.
 */
export interface SaltSource {
  /** Stands on every round. */
  readonly name: string;
  /** Which of its rounds salts bets that close then (`beaconRoundAfter` of game-math), named before they open; null: it has none. */
  roundAfter: (closedAt: Date) => number | null;
  /** What it said in that round, in hex; null as long as it has not spoken. It throws where it can't be asked. */
  read: (round: number | null) => Promise<string | null>;
}

/** With no beacon: our own randomness, made after the lock. The round says so. */
export const offlineSalt: SaltSource = {
  name: 'offline',
  roundAfter: () => null,
  read: async () => randomBytes(32).toString('hex'),
};
