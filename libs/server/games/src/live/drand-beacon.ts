import { bls12_381 } from '@noble/curves/bls12-381.js';
import * as v from 'valibot';
import {
  type BeaconChain,
  beaconRandomness,
  beaconRoundAfter,
  beaconRoundAt,
  isBeaconSignature,
} from '@croupier/game-math';
import type { SaltSource } from './salt-source.ts';

export interface DrandOptions {
  chain: BeaconChain;
  /** URLs of relays. The next one is used when one fails. */
  urls: readonly string[];
  timeoutMs?: number;
}

/** A beacon that was asked in vain. `lied`: it answered what the chain's key has not signed for that round. */
export class BeaconFault extends Error {
  override readonly name = 'BeaconFault';
  readonly fault: 'away' | 'lied';
  constructor(fault: 'away' | 'lied', message: string) {
    super(message);
    this.fault = fault;
  }
}

const TIMEOUT_MS = 1_000;
/** A round and its signature are a tenth of it. */
const MOST_BYTES = 4_096;
/** By how much the clocks of the beacon and ours may differ: its round appears so long after the lock at the least. */
const MARGIN_MS = 500;
/** A round that is still to come. */
const TOO_EARLY = [404, 425];

const Said = v.object({ round: v.number(), signature: v.string() });

/**
 * Creates a salt source from a beacon with drand's HTTP API. A salt is accepted only with the chain key's signature for
 * the named round. A relay can therefore only withhold a salt, which voids the round.
 */
export function drandBeacon({ chain, urls, timeoutMs = TIMEOUT_MS }: DrandOptions): SaltSource {
  const { name, publicKey } = chain;
  let urlIndex = 0;
  /** The round whose trouble was told last. */
  let told = 0;
  return {
    name,
    beacon: { chain: chain.chain, publicKey },
    roundAfter(closedAt) {
      const round = beaconRoundAfter(chain, closedAt.getTime(), MARGIN_MS);
      return { round, at: new Date(beaconRoundAt(chain, round)) };
    },
    async read(round) {
      if (round === null) return null;
      const url = `${urls[urlIndex % urls.length]}/${chain.chain}/public/${round}`;
      try {
        const signature = await ask(url, round, timeoutMs);
        if (signature !== null) {
          if (!isBeaconSignature(bls12_381.shortSignatures, publicKey, round, signature))
            throw new BeaconFault('lied', `${url}: this signature of round ${round} is not the beacon's`);
          return { salt: beaconRandomness(signature), signature };
        }
      } catch (error) {
        urlIndex += 1;
        if (told === round) return null; // It is asked again and again.
        told = round;
        throw error;
      }
      urlIndex += 1; // Another may have it already.
      return null;
    },
  };
}

/** The signature of a round, unchecked; null: not yet. */
async function ask(url: string, round: number, timeoutMs: number): Promise<string | null> {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await readBounded(response);
    if (TOO_EARLY.includes(response.status)) return null;
    if (!response.ok) throw new BeaconFault('away', `${url} answered ${response.status}`);
    const said = v.safeParse(Said, JSON.parse(text));
    if (!said.success) throw new BeaconFault('lied', `${url} answered no round`);
    if (said.output.round !== round) throw new BeaconFault('lied', `${url} answered round ${said.output.round}`);
    return said.output.signature;
  } catch (error) {
    if (error instanceof BeaconFault) throw error;
    throw new BeaconFault('away', `${url}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > MOST_BYTES) throw new Error('the answer is too long');
  }
  return Buffer.concat(parts).toString();
}
