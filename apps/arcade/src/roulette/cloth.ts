import { rouletteSpots } from '@croupier/game-math';

/*
 * The cloth measured in cells: `a` runs along it, the zero at 0 and the columns at 13, `b` across it from the threes to
 * the even chances. Every spot lies at a whole or a half, so places are counted in halves. A page that stands lays it upright.
 */
export const CLOTH_LENGTH = 14;
export const CLOTH_WIDTH = 5;

/** In halves of a cell. */
export interface Place {
  readonly a: number;
  readonly b: number;
}

export interface Area {
  readonly spot: string;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly width: number;
}

export const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

export const numberPlace = (number: number): Place =>
  number === 0 ? { a: 1, b: 3 } : { a: 2 * Math.ceil(number / 3) + 1, b: 5 - 2 * ((number - 1) % 3) };

function placeOf(spot: string, covered: ReadonlySet<number>): Place {
  const [kind, index] = spot.split('-');
  if (kind === 'dozen') return { a: 8 * Number(index) - 2, b: 7 };
  if (kind === 'column') return { a: 27, b: 7 - 2 * Number(index) };
  const chance = evenChances.findIndex((name) => name === spot);
  if (chance !== -1) return { a: 4 * chance + 4, b: 9 };
  const numbers = [...covered];
  if (covered.has(0) && numbers.length > 1) {
    const others = numbers.filter((number) => number > 0).map((number) => numberPlace(number).b);
    return { a: 2, b: others.length === 3 ? 6 : (Math.min(...others) + Math.max(...others)) / 2 };
  }
  const places = numbers.map(numberPlace);
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const edge = numbers.length === 3 || numbers.length === 6;
  return { a: middle(places.map(({ a }) => a)), b: edge ? 6 : middle(places.map(({ b }) => b)) };
}

export const spotPlaces: ReadonlyMap<string, Place> = /*#__PURE__*/ new Map(
  [...rouletteSpots].map(([spot, covered]) => [spot, placeOf(spot, covered)]),
);

const byPlace = /*#__PURE__*/ new Map([...spotPlaces].map(([spot, { a, b }]) => [`${a},${b}`, spot]));

/** What is printed: numbers and outside bets, each with its own field. */
export const areas: readonly Area[] = /*#__PURE__*/ [...spotPlaces].flatMap(([spot, { a, b }]) => {
  if (spot === '0') return [{ spot, a: 0, b: 0, length: 1, width: 3 }];
  const length = spot.startsWith('dozen') ? 4 : b === 9 ? 2 : 1;
  const inside = b < 7 && a < 26 && rouletteSpots.get(spot)!.size > 1;
  return inside ? [] : [{ spot, a: (a - length) / 2, b: (b - 1) / 2, length, width: 1 }];
});

/** How near an edge a finger means the edge, in cells. */
const EDGE = 0.24;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function snapped(at: number): number {
  const cell = Math.floor(at);
  const into = at - cell;
  return 2 * cell + (into < EDGE ? 0 : into > 1 - EDGE ? 2 : 1);
}

/** The spot meant by a point of the cloth, in cells; null beside it. */
export function spotAt(a: number, b: number): string | null {
  if (a < 0 || b < 0 || a >= CLOTH_LENGTH || b >= CLOTH_WIDTH) return null;
  if (b < 3 && a >= 13) return `column-${3 - Math.floor(b)}`;
  if (b < 3 && a < 1 - EDGE) return '0';
  if (a < 1 - EDGE || a >= 13) return null;
  if (b >= 4) return a < 1 ? null : evenChances[Math.floor((a - 1) / 2)]!;
  if (b > 3 + EDGE) return a < 1 ? null : `dozen-${Math.floor((a - 1) / 4) + 1}`;
  return byPlace.get(`${clamp(snapped(a), 2, 25)},${clamp(snapped(b), 1, 6)}`) ?? null;
}

/** The next spot in a direction of the cloth; the same where there is none. */
export function nextSpot(from: string, along: number, across: number): string {
  const { a, b } = spotPlaces.get(from)!;
  let [best, least] = [from, Infinity];
  for (const [spot, place] of spotPlaces) {
    const forward = (place.a - a) * along + (place.b - b) * across;
    const aside = Math.abs((place.a - a) * across) + Math.abs((place.b - b) * along);
    const distance = forward + 2.1 * aside;
    if (forward > 0 && aside <= forward * 3 && distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/** What a spot pays for one, apart from the stake that comes back. */
export const paysOf = (spot: string): number => 36 / rouletteSpots.get(spot)!.size - 1;
