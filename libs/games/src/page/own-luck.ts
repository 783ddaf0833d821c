import type { OwnReturn } from '@croupier/contracts';
import { BAND, deviationOf } from './return-band.ts';

export interface OwnLuck {
  /** Share of the stakes that was paid back. */
  share: number;
  /** Number of equal stakes with the same spread as these: the point's position in the plot. */
  rounds: number;
  /** Range of nineteen of twenty players with these stakes; null where the player chooses the chance. */
  low: number | null;
  high: number | null;
}

/** Returns the player's result and the range that luck explains. */
export function luckOf({ rounds, staked, won, expected, deviation }: OwnReturn, ofOne: number | null): OwnLuck {
  const share = parseFloat(won) / parseFloat(staked);
  if (expected === null || deviation === null) return { share, rounds, low: null, high: null };
  return {
    share,
    rounds: Math.max(1, (deviationOf(ofOne) / deviation) ** 2),
    low: Math.max(0, expected - BAND * deviation),
    high: expected + BAND * deviation,
  };
}
