import type { OwnReturn } from '@croupier/contracts';
import { BAND, deviationOf } from './return-band.ts';

export interface OwnLuck {
  /** What came back, of all that was staked. */
  share: number;
  /** As many equal stakes spread as far as these did: where the point stands in the plot. */
  rounds: number;
  /** Nineteen of twenty players with these stakes lie between; null where the player chooses the chance. */
  low: number | null;
  high: number | null;
}

/** The player's result beside what luck explains. */
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
