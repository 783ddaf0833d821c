/** Standard deviation of a dice bet at the middle chance of 49.5 %: it pays 2 × or nothing. */
const EVEN_BET_DEVIATION = 1;
/** Number of standard errors that contain nineteen of twenty results of many rounds. */
export const BAND = 1.96;

export interface BandPoint {
  rounds: number;
  low: number;
  high: number;
}

export const deviationOf = (deviation: number | null): number => deviation ?? EVEN_BET_DEVIATION;

/** Returns the range of returns of 19 of 20 players after a number of rounds, by the normal approximation. */
export function bandAt(rounds: number, rtp: number, deviation: number | null): BandPoint {
  const half = (BAND * deviationOf(deviation)) / Math.sqrt(rounds);
  return { rounds, low: Math.max(0, rtp - half), high: rtp + half };
}

/** Returns points from 100 to a million rounds, evenly spaced on the plot's logarithmic axis. */
export const returnBand = (rtp: number, deviation: number | null): BandPoint[] =>
  Array.from({ length: 33 }, (_, i) => bandAt(10 ** (2 + i / 8), rtp, deviation));
