import type { LiveRound } from '@croupier/contracts';
import { beaconRandomness, beaconRoundAt, isBeaconSignature, quicknet } from '@croupier/game-math';

export interface BeaconProof {
  /** True if the beacon's key signed its round. */
  signed: boolean;
  /** True if the salt is the hash of that signature. */
  sameSalt: boolean;
  /** Time between the lock and the beacon's signature. */
  afterLockMs: number;
  /** True if key and times match a public beacon known to this page, not only those in the round. */
  known: boolean;
}

/**
 * Checks the beacon's signature of a round. Returns null without a beacon or before the signature is out. Loads the
 * curve's mathematics on demand.
 */
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
