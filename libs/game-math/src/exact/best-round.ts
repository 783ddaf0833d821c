import type { PokieDefinition } from '../pokie/definition.ts';
import { multiplierOf, WIN_CAP_TENTHS } from '../pokie/definition.ts';
import { leastAward } from '../pokie/play-pokie.ts';
import { enumerateSpins, type See, type SpinResult } from './enumerate.ts';

export interface BestRound {
  /** Maximum payout in tenths of the stake, with the cap; it is reached. */
  readonly pay: number;
  /** Draws that reach it: the stops of the paid spin, then those of each free spin. */
  readonly draws: readonly number[];
}

/**
 * Returns the exact maximum win of a round. Free spins have their own reels and don't award further ones. So it is the
 * maximum, over every result of the paid spin, of its payout plus the best free spin times the awarded number of free
 * spins (or that of an opened feature).
 */
export function bestRound(title: PokieDefinition, opened = false, see?: See): BestRound {
  const free = bestOf(enumerateSpins(title, title.freeSpins.reels, see), ({ pay }) => pay);
  const awardOf = ({ scatters }: SpinResult): number =>
    title.freeSpins.awards[scatters] ?? (opened ? leastAward(title) : 0);
  const wholePay = (spin: SpinResult): number => {
    let pay = spin.pay;
    for (let index = 0; index < awardOf(spin); index++) pay += free.pay * multiplierOf(title, index);
    return pay;
  };
  const paid = bestOf(enumerateSpins(title, title.reels, see), wholePay);
  return {
    pay: Math.min(wholePay(paid), WIN_CAP_TENTHS),
    draws: [...paid.stops, ...Array.from({ length: awardOf(paid) }, () => free.stops).flat()],
  };
}

function bestOf(results: readonly SpinResult[], worth: (result: SpinResult) => number): SpinResult {
  return results.reduce((best, result) => (worth(result) > worth(best) ? result : best));
}
