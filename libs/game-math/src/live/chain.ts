import { createStream, type Hmac, type RandomStream } from '../stream.ts';

/** SHA-256 of a UTF-8 text, in lower-case hex. */
export type Sha256Hex = (text: string) => string;

/**
 * The secrets of a table's rounds, first round first, and the commitment told before the first: each is the hash of the
 * one after it, so a revealed secret proves that it was fixed before all rounds revealed earlier.
 */
export function makeChain(sha256: Sha256Hex, last: string, rounds: number): { commitment: string; secrets: string[] } {
  const secrets: string[] = [];
  let link = last;
  for (let left = rounds; left > 0; left -= 1) {
    secrets.push(link);
    link = sha256(link);
  }
  return { commitment: link, secrets: secrets.reverse() };
}

/** Whether a revealed secret follows the one revealed before it, or the commitment. */
export const followsInChain = (sha256: Sha256Hex, before: string, secret: string): boolean => sha256(secret) === before;

/** A public beacon: round 1 appears at `genesisAt`, the next ones each a period later. Milliseconds. */
export interface Beacon {
  readonly genesisAt: number;
  readonly periodMs: number;
}

export const beaconRoundAt = ({ genesisAt, periodMs }: Beacon, round: number): number =>
  genesisAt + (round - 1) * periodMs;

/**
 * The beacon's round that salts bets closed at `closedAt`: the first that appears later than the margin, which is what the
 * clocks of the beacon and ours may differ by. Named before the bets open, so nobody can choose among salts.
 */
export function beaconRoundAfter(beacon: Beacon, closedAt: number, marginMs: number): number {
  const since = closedAt + marginMs - beacon.genesisAt;
  return Math.max(1, Math.floor(since / beacon.periodMs) + 2);
}

export interface SharedDraw {
  readonly secret: string;
  /** What the beacon said, in hex, after the bets had closed. */
  readonly salt: string;
  /** The round's number at its table. */
  readonly round: number | bigint;
}

/** The stream of a shared round: needs the operator's secret and the public's salt, neither of which tells it alone. */
export const sharedStream = (hmac: Hmac, { secret, salt, round }: SharedDraw): RandomStream =>
  createStream(hmac, { serverSeed: secret, clientSeed: salt, nonce: round });
