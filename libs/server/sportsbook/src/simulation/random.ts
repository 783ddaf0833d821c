import { createHmac } from 'node:crypto';
import { toWire } from '@croupier/contracts';

/** A deterministic stream of uniform numbers: the same seed and label give the same numbers on every copy, for ever. */
export interface Stream {
  /** 53 uniform bits in [0, 1). */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Standard normal. */
  normal: () => number;
}

/** HMAC-SHA-256 in counter mode; the seed itself comes from the cryptographic generator. */
export function streamOf(seed: Uint8Array, label: string): Stream {
  let drawn = 0;
  const next = () => {
    const digest = createHmac('sha256', seed).update(`${label}:${drawn++}`).digest();
    return toWire(digest.readBigUInt64BE() >> 11n) / 2 ** 53;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

export const seedOf = (seed: Uint8Array, label: string): Buffer => createHmac('sha256', seed).update(label).digest();
