import { createStream, type Hmac, type RandomStream } from '../stream.ts';

/** Public beacon: round 1 appears at `genesisAt`, each later round a period after the previous one. Milliseconds. */
export interface Beacon {
  readonly genesisAt: number;
  readonly periodMs: number;
}

export const beaconRoundAt = ({ genesisAt, periodMs }: Beacon, round: number): number =>
  genesisAt + (round - 1) * periodMs;

/**
 * Returns the beacon round that salts bets closed at `closedAt`: the first one published later than the margin, which
 * covers the difference between the beacon's clock and ours. It is named before betting opens, so nobody can choose
 * among salts.
 */
export function beaconRoundAfter(beacon: Beacon, closedAt: number, marginMs: number): number {
  const since = closedAt + marginMs - beacon.genesisAt;
  return Math.max(1, Math.floor(since / beacon.periodMs) + 2);
}

export interface SharedDraw {
  readonly secret: string;
  /** Beacon value in hex, published after betting closed. */
  readonly salt: string;
  /** Number of the round at its table. */
  readonly round: number | bigint;
}

/**
 * Creates the stream of a shared round. It depends on the operator's secret and the public salt; neither alone
 * determines it.
 */
export const sharedStream = (hmac: Hmac, { secret, salt, round }: SharedDraw): RandomStream =>
  createStream(hmac, { serverSeed: secret, clientSeed: salt, nonce: round });
