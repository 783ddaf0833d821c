import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
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
  const key = createSecretKey(seed); // Made anew for each draw it took most of the draw's time.
  let drawn = 0;
  return streamFrom(() => createHmac('sha256', key).update(`${label}:${drawn++}`).digest().readBigUInt64BE());
}

const DRAWS = 64;
const DRAW_BYTES = 8;

/** The same for who draws hundreds of numbers: HKDF-SHA-256 gives many at once, in a tenth of the time. */
export function longStreamOf(seed: Uint8Array, label: string): Stream {
  let block = Buffer.alloc(0);
  let drawn = 0;
  return streamFrom(() => {
    const at = drawn % DRAWS;
    if (at === 0) block = Buffer.from(hkdfSync('sha256', seed, '', `${label}:${drawn / DRAWS}`, DRAWS * DRAW_BYTES));
    drawn += 1;
    return block.readBigUInt64BE(at * DRAW_BYTES);
  });
}

function streamFrom(draw: () => bigint): Stream {
  const next = () => toWire(draw() >> 11n) / 2 ** 53;
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

export const seedOf = (seed: Uint8Array, label: string): Buffer => createHmac('sha256', seed).update(label).digest();
