/** Seed of four numbers, not all zero: from `crypto.getRandomValues` in an app, fixed in a test. */
export type FastSeed = readonly [number, number, number, number];

/**
 * Creates a fast generator of numbers from 0 to 1 (xoshiro128**), for estimates over millions of rounds. Rounds
 * themselves never use it.
 */
export function fastRandom(seed: FastSeed): () => number {
  let [a, b, c, d] = seed.map((word) => word | 0) as [number, number, number, number];
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result / 2 ** 32;
  };
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
