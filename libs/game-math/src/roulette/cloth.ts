import { spots } from './spots.ts';

/*
 * Position of each spot on the betting table, for drawing it. `a` runs along the table from the zero to the columns,
 * `b` across it from the threes to the even chances, both in half cells: the middle of a cell is odd, a line between
 * two cells even. So the spot of a line or a crossing is exactly between the numbers it covers.
 */
export interface ClothPlace {
  readonly a: number;
  readonly b: number;
}

export type SpotKind = 'number' | 'split' | 'street' | 'trio' | 'corner' | 'first-four' | 'line' | 'outside';

export const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

/** Coordinate `b` of the line between the numbers and the dozens, where streets and six-lines are placed. */
const EDGE = 6;

export const numberPlace = (number: number): ClothPlace =>
  number === 0 ? { a: 1, b: 3 } : { a: 2 * Math.ceil(number / 3) + 1, b: 5 - 2 * ((number - 1) % 3) };

/** Returns the usual name of a spot's bet. */
export function spotKind(spot: string): SpotKind {
  const covered = spots.get(spot);
  if (!covered || /^[a-z]/.test(spot)) return 'outside';
  const zero = covered.has(0);
  switch (covered.size) {
    case 1:
      return 'number';
    case 2:
      return 'split';
    case 3:
      return zero ? 'trio' : 'street';
    case 4:
      return zero ? 'first-four' : 'corner';
    default:
      return 'line';
  }
}

/** Returns the payout of a spot for a stake of one, without the returned stake. */
export const spotPays = (spot: string): number => 36 / spots.get(spot)!.size - 1;

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

function placeOf(spot: string, covered: ReadonlySet<number>): ClothPlace {
  const [sort, index] = spot.split('-');
  if (sort === 'dozen') return { a: 8 * Number(index) - 2, b: 7 };
  if (sort === 'column') return { a: 27, b: 7 - 2 * Number(index) };
  const chance = evenChances.findIndex((name) => name === spot);
  if (chance !== -1) return { a: 4 * chance + 4, b: 9 };
  const kind = spotKind(spot);
  const places = Array.from(covered).map(numberPlace);
  // The zero touches all three numbers of the first street. A spot that touches the zero is placed on its line,
  // opposite the other numbers.
  const beside = kind !== 'number' && covered.has(0) ? places.slice(1) : places;
  const atEdge = kind === 'street' || kind === 'line' || kind === 'first-four';
  return {
    a: beside === places ? middle(places.map(({ a }) => a)) : 2,
    b: atEdge ? EDGE : middle(beside.map(({ b }) => b)),
  };
}

export const spotPlaces: ReadonlyMap<string, ClothPlace> = /*#__PURE__*/ new Map(
  /*#__PURE__*/ Array.from(spots, ([spot, covered]) => [spot, placeOf(spot, covered)]),
);

/** Returns the next reachable spot in a direction of the table; the same spot if there is none. */
export function nextSpot(
  from: string,
  [along, across]: readonly [along: number, across: number],
  canReach: (spot: string) => boolean = () => true,
): string {
  const { a, b } = spotPlaces.get(from)!;
  let [best, least] = [from, Infinity];
  for (const [spot, place] of spotPlaces) {
    const forward = (place.a - a) * along + (place.b - b) * across;
    const aside = Math.abs((place.a - a) * across) + Math.abs((place.b - b) * along);
    const distance = forward + 2.1 * aside;
    if (forward > 0 && aside <= forward * 3 && distance < least && canReach(spot)) [best, least] = [spot, distance];
  }
  return best;
}
