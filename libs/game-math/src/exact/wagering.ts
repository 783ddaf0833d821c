/** What a bonus asks, in subunits. */
export interface WageringPlan {
  /** What is played with. */
  readonly money: number;
  /** Must be staked in all. */
  readonly requirement: number;
  /** Of each round. */
  readonly stake: number;
  /** At most so much becomes cash; null is all. */
  readonly cap: number | null;
}

export interface WageringResult {
  /** Share of the runs that met the requirement. */
  readonly met: number;
  /** What each run left as cash, rising. Runs that did not meet it left nothing. */
  readonly left: Float64Array;
}

/** More rounds than this in one run are nobody's evening, and no estimate to wait for. */
export const MOST_ROUNDS = 20_000;

/**
 * Plays the wagering of a bonus many times. `round` draws what a round pays in tenths of its stake; `report` hears the share
 * of runs done.
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

/** The value that this share of sorted ones does not pass. */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
