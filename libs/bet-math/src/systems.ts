/** Line sizes of the named system bets, with their number of legs. */
export const SYSTEM_BETS = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  lucky15: { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  lucky31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  lucky63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  superHeinz: { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>;

export type SystemName = keyof typeof SYSTEM_BETS;

/** Shape of a bet. `sizes` are the numbers of legs in a line. */
export interface BetShape {
  readonly kind: 'single' | 'multiple' | 'system' | SystemName;
  /** Number of legs that aren't bankers. */
  readonly legs: number;
  readonly bankers: number;
  readonly sizes: readonly number[];
  readonly lines: number;
}

export function shapeOf(legs: readonly { readonly banker?: boolean }[], sizes: readonly number[]): BetShape {
  const bankers = legs.filter(({ banker }) => banker).length;
  const others = legs.length - bankers;
  return {
    kind: kindOf(others, bankers, sizes),
    legs: others,
    bankers,
    sizes,
    lines: countLines(others, sizes),
  };
}

/** Returns the same as `lineCount`, as a number that a page can use: up to `MOST_LEGS` legs it is small. */
const countLines = (legs: number, sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + choose(legs, size), 0);

const choose = (legs: number, size: number): number => (size === 0 ? 1 : (choose(legs - 1, size - 1) * legs) / size);

function kindOf(legs: number, bankers: number, sizes: readonly number[]): BetShape['kind'] {
  if (sizes.length === 1 && sizes[0] === legs) return legs + bankers === 1 ? 'single' : 'multiple';
  const name = SYSTEM_NAMES.find((one) => SYSTEM_BETS[one].legs === legs && sameSizes(SYSTEM_BETS[one].sizes, sizes));
  return name ?? 'system';
}

const SYSTEM_NAMES = Object.keys(SYSTEM_BETS) as SystemName[];

const sameSizes = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((size) => other.includes(size));

/**
 * Returns every system that a slip offers for this many legs in addition to its bankers: "k of n" from the singles up,
 * then the named ones.
 */
export function systemsOf(legs: number, bankers = 0): BetShape[] {
  const plain = Array.from({ length: Math.max(0, legs - 1) }, (_, index) => [index + 1]);
  const named = Object.values(SYSTEM_BETS).filter((system) => system.legs === legs);
  const marked = Array.from({ length: legs + bankers }, (_, index) => ({ banker: index < bankers }));
  return [...plain, ...named.map(({ sizes }) => sizes)].map((sizes) => shapeOf(marked, sizes));
}
