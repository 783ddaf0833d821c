import type { LiveRound } from '@croupier/contracts';
import { beaconRandomness, beaconRoundAt, isBeaconSignature, quicknet } from '@croupier/game-math';

export interface BeaconProof {
  /** Whether the beacon's key has signed its round. */
  signed: boolean;
  /** Whether the salt is the hash of that signature. */
  sameSalt: boolean;
  /** So long after the lock it appeared. */
  afterLockMs: number;
  /** Whether key and times are those of a public beacon that this page knows by itself, not by the round. */
  known: boolean;
}

/** Checks what the beacon of a round said. Null without one, or before it is told. The curve's mathematics comes when it is needed. */
export async function verifyBeacon({ beacon, salt, salt_round, locks_at }: LiveRound): Promise<BeaconProof | null> {
  if (!beacon?.signature || salt === null || salt_round === null) return null;
  const { bls12_381 } = await import('@noble/curves/bls12-381.js');
  const { chain, public_key, appears_at, signature } = beacon;
  const known = chain === quicknet.chain;
  const signed = isBeaconSignature(
    bls12_381.shortSignatures,
    known ? quicknet.publicKey : public_key,
    salt_round,
    signature,
  );
  const appearedAt = known ? beaconRoundAt(quicknet, salt_round) : Date.parse(appears_at);
  return {
    signed,
    sameSalt: signed && beaconRandomness(signature) === salt,
    afterLockMs: appearedAt - Date.parse(locks_at),
    known,
  };
}
