import { type BetShape, type BetTerms, shapeOf, smallestStake, systemsOf } from '@croupier/bet-math';
import { toWire } from '@croupier/contracts';
import type { Combined, SlipMode, StakeAs } from './slip.atoms.ts';
import type { Leg } from './useLegs.ts';

/** Bet that the slip would place. */
export interface SlipBet {
  /** Key of a single's selection; `combined` for one bet on all selections. */
  readonly key: string;
  readonly legs: readonly Leg[];
  readonly terms: BetTerms;
  readonly shape: BetShape;
  readonly order: string;
  readonly unanswered: boolean;
}

export const COMBINED = 'combined';

/** Returns the modes possible for this many selections of this many matches, simplest first. */
export const modesOf = (selections: number, matches: number): readonly SlipMode[] =>
  selections < 2 ? ['singles'] : matches < 3 ? ['singles', 'multiple'] : ['singles', 'multiple', 'system'];

export const modeOf = (wanted: SlipMode, modes: readonly SlipMode[]): SlipMode => {
  return modes.includes(wanted) ? wanted : modes.at(-1)!;
};

/** Returns the bankers still on the slip, leaving at least two selections for the lines. */
export const bankersOf = ({ bankers }: Combined, legs: readonly Leg[]): readonly string[] =>
  bankers.filter((key) => legs.some(({ selection }) => selection.key === key)).slice(0, Math.max(0, legs.length - 2));

/** Returns the available systems and the chosen one. Doubles by default, or if the choice doesn't fit. */
export function systemOf(combined: Combined, legs: readonly Leg[]): { systems: BetShape[]; chosen: BetShape } {
  const bankers = bankersOf(combined, legs).length;
  const systems = systemsOf(legs.length - bankers, bankers);
  const wanted = combined.sizes?.join();
  const chosen = systems.find(({ sizes }) => sizes.join() === wanted) ?? systems[1] ?? systems[0]!;
  return { systems, chosen };
}

/** Returns the bets of the selections: one each, or one bet on the joined legs. */
export function betsOf(
  mode: SlipMode,
  { legs: all, joined: legs, eachWay }: { legs: readonly Leg[]; joined: readonly Leg[]; eachWay: boolean },
  combined: Combined,
): readonly SlipBet[] {
  if (mode === 'singles')
    return all.map((leg): SlipBet => {
      const { key, order, unanswered = false } = leg.selection;
      return { key, legs: [leg], ...linesOf([leg], [], [1], eachWay), order, unanswered };
    });
  const bankers = mode === 'system' ? bankersOf(combined, legs) : [];
  const sizes = mode === 'system' ? systemOf(combined, legs).chosen.sizes : [legs.length];
  const { order, unanswered } = combined;
  return [{ key: COMBINED, legs, ...linesOf(legs, bankers, sizes, eachWay), order, unanswered }];
}

function linesOf(legs: readonly Leg[], bankers: readonly string[], sizes: readonly number[], wanted: boolean) {
  const priced = legs.map((leg) => ({
    odds: oddsOf(leg),
    banker: bankers.includes(leg.selection.key),
    fraction: leg.standing.terms?.fraction ?? null,
  }));
  return { terms: { legs: priced, sizes, eachWay: wanted && hasPlaces(legs) }, shape: shapeOf(priced, sizes) };
}

/** Tells whether every leg has place terms, as an each-way bet requires. */
export const hasPlaces = (legs: readonly Leg[]): boolean =>
  legs.length > 0 && legs.every(({ standing }) => standing.terms);

/** Highest odds a starting price can have, as on the server. */
export const MOST_STARTING_ODDS = 510_000;

/** Returns the current odds, or the last ones seen. For a starting price, the highest possible. */
export const oddsOf = ({ selection, standing }: Leg): number =>
  selection.startingPrice ? MOST_STARTING_ODDS : (standing.now?.odds ?? selection.seen.odds);

/** Returns the total stake of a bet for the typed amount. */
export function stakeOf({ terms, shape }: SlipBet, cents: number, as: StakeAs): number {
  if (as === 'return') return bounded(smallestStake(BigInt(cents), terms));
  // An each-way bet is two bets: the typed amount is the stake of each.
  const parts = terms.eachWay ? 2n : 1n;
  return bounded(BigInt(cents) * parts * (as === 'line' ? BigInt(shape.lines) : 1n));
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);
/** Caps an amount at the most the API can carry, which is above every limit anyway. */
export const bounded = (amount: bigint): number => toWire(amount > LARGEST ? LARGEST : amount);

/** Returns the selections that a leg combines. */
export const partsOf = (leg: Leg): readonly Leg[] => leg.parts ?? [leg];
