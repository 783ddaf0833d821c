/** Measured figures of a title whose cycle is too long to count, from whole rounds played from a fixed seed. */
export interface Measured {
  readonly rounds: number;
  readonly rtp: number;
  /** Half of the 95 % interval of `rtp`. */
  readonly within: number;
  readonly hitRate: number;
  readonly deviation: number;
  /**
   * Payout of the first 10,000 rounds, in tenths of the stake. A different sum means that the figures belong to other
   * maths.
   */
  readonly first: number;
}

/** Written by `node scripts/measure-tumbles.ts`. */
export const measured: Readonly<Record<string, Measured>> = {
  'diamond-arcade': {
    rounds: 35_500_000,
    rtp: 0.9893,
    within: 0.0028,
    hitRate: 0.2588,
    deviation: 8.45,
    first: 108953,
  },
  'honey-hollow': { rounds: 12_000_000, rtp: 0.9586, within: 0.0028, hitRate: 0.4184, deviation: 4.93, first: 92240 },
  'jelly-light': { rounds: 10_000_000, rtp: 0.9703, within: 0.0028, hitRate: 0.3565, deviation: 4.45, first: 107434 },
  'longship-north': {
    rounds: 28_000_000,
    rtp: 0.9622,
    within: 0.0028,
    hitRate: 0.2489,
    deviation: 7.52,
    first: 108922,
  },
  'paper-dragon': { rounds: 16_500_000, rtp: 0.9631, within: 0.003, hitRate: 0.2356, deviation: 6.15, first: 94680 },
  'sundae-best': { rounds: 12_000_000, rtp: 0.9497, within: 0.0027, hitRate: 0.502, deviation: 4.86, first: 85279 },
};
