import type { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Beacon } from './chain.ts';

/**
 * `bls12_381.shortSignatures` of @noble/curves. Callers that check signatures pass it in, because it is too large to
 * bundle here.
 */
export type Bls = typeof bls12_381.shortSignatures;

/**
 * Beacon of drand's scheme `bls-unchained-g1-rfc9380`. Each round is the key's only signature on the round's number, so
 * nobody can choose it, and nobody without the key can predict it. Hashes and keys are in hex.
 */
export interface BeaconChain extends Beacon {
  readonly name: string;
  /** Chain hash in drand's terms: the hash of everything that defines the chain. */
  readonly chain: string;
  readonly publicKey: string;
}

export const BEACON_SCHEME = 'bls-unchained-g1-rfc9380';
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/**
 * Three-second chain of the League of Entropy: about twenty organisations hold parts of its key, and none of them holds
 * all.
 */
export const quicknet: BeaconChain = {
  name: 'drand quicknet',
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisAt: 1_692_803_367_000,
  periodMs: 3_000,
};

function bytesOf(number: number, size: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes.subarray(8 - size);
}

const messageOf = (bls: Bls, round: number) => bls.hash(sha256(bytesOf(round, 8)), DOMAIN);

/**
 * Returns whether a beacon's key has signed a round. A signature is accepted in one form only (compressed, lower case,
 * of the prime-order subgroup): two forms would be two salts to choose from.
 */
export function isBeaconSignature(bls: Bls, publicKey: string, round: number, signature: string): boolean {
  if (!/^[0-9a-f]{96}$/.test(signature)) return false;
  try {
    return bls.verify(hexToBytes(signature), messageOf(bls, round), hexToBytes(publicKey));
  } catch {
    return false; // Not a point of the curve, or not of the subgroup.
  }
}

/** Returns the randomness of a round from its signature. */
export const beaconRandomness = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)));

interface ChainFacts {
  readonly genesisAt: number;
  readonly periodMs: number;
  readonly publicKey: string;
  readonly genesisSeed: string;
  readonly id: string;
}

/** Returns the hash that identifies a chain, as drand calculates it. */
export const beaconChainHash = ({ genesisAt, periodMs, publicKey, genesisSeed, id }: ChainFacts): string =>
  bytesToHex(
    sha256(
      concatBytes(
        bytesOf(periodMs / 1000, 4),
        bytesOf(genesisAt / 1000, 8),
        hexToBytes(publicKey),
        hexToBytes(genesisSeed),
        utf8ToBytes(id),
      ),
    ),
  );

export interface OwnBeacon extends BeaconChain {
  readonly genesisSeed: string;
  /** Signs a round. The caller checks that the time for it has come. */
  sign: (round: number) => string;
}

/** Creates a beacon whose key comes from a secret text, as a substitute for a public one. */
export function ownBeacon(
  bls: Bls,
  secret: string,
  { name, genesisAt, periodMs }: Beacon & { name: string },
): OwnBeacon {
  // With 48 bytes, every key is practically equally likely.
  const { secretKey, publicKey: key } = bls.keygen(
    concatBytes(sha256(utf8ToBytes(`${secret}/1`)), sha256(utf8ToBytes(`${secret}/2`)).subarray(0, 16)),
  );
  const publicKey = key.toHex();
  const genesisSeed = bytesToHex(sha256(utf8ToBytes(publicKey)));
  const times = { genesisAt, periodMs };
  return {
    ...{ ...times, name, publicKey, genesisSeed },
    chain: beaconChainHash({ ...times, publicKey, genesisSeed, id: name }),
    sign: (round) => bls.Signature.toHex(bls.sign(messageOf(bls, round), secretKey)),
  };
}
