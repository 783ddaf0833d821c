/** Wagering terms of a bonus, in subunits. */
export interface WageringPlan {
  /** Starting balance. */
  readonly money: number;
  /** Total stake required. */
  readonly requirement: number;
  /** Stake of each round. */
  readonly stake: number;
  /** Maximum that becomes cash; null means all of it. */
  readonly cap: number | null;
}

export interface WageringResult {
  /** Share of the runs that met the requirement. */
  readonly met: number;
  /** Cash left after each run, ascending; 0 for runs that didn't meet the requirement. */
  readonly left: Float64Array;
}

/** Maximum rounds in one run. More would be unrealistic for a player and too slow to simulate. */
export const MOST_ROUNDS = 20_000;

/**
 * Simulates the wagering of a bonus many times. `round` draws a round's payout in tenths of its stake; `report`
 * receives the share of finished runs.
 */
export function simulateWagering(
  { money, requirement, stake, cap }: WageringPlan,
  { runs, round, report }: { runs: number; round: () => number; report?: (done: number) => void },
): WageringResult {
  const rounds = Math.ceil(requirement / stake);
  if (!(stake > 0) || rounds > MOST_ROUNDS) throw new RangeError('too many rounds to play through');
  const left = new Float64Array(runs);
  let met = 0;
  for (let run = 0; run < runs; run++) {
    let balance = money;
    let played = 0;
    for (; played < rounds && balance >= stake; played++) balance += (round() * stake) / 10 - stake;
    if (played === rounds) {
      met += 1;
      left[run] = cap === null ? balance : Math.min(balance, cap);
    }
    if (run % 50 === 49) report?.((run + 1) / runs);
  }
  return { met: met / runs, left: left.toSorted() };
}

/** Returns the value that this share of the sorted values doesn't exceed. */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
