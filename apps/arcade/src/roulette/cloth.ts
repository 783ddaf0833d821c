import { evenChances, rouletteSpots, spotPlaces } from '@croupier/game-math';

/*
 * Coordinates on the betting table, in cells: `a` runs along it, the zero at 0 and the columns at 13, `b` across it
 * from the threes to the even chances. `spotPlaces` uses half cells. A portrait page shows the table upright.
 */
export const CLOTH_LENGTH = 14;
export const CLOTH_WIDTH = 5;

export interface Area {
  readonly spot: string;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly width: number;
}

const byPlace = /*#__PURE__*/ new Map([...spotPlaces].map(([spot, { a, b }]) => [`${a},${b}`, spot]));

/** Printed areas: numbers and outside bets. */
export const areas: readonly Area[] = /*#__PURE__*/ [...spotPlaces].flatMap(([spot, { a, b }]) => {
  if (spot === '0') return [{ spot, a: 0, b: 0, length: 1, width: 3 }];
  const length = spot.startsWith('dozen') ? 4 : b === 9 ? 2 : 1;
  const inside = b < 7 && a < 26 && rouletteSpots.get(spot)!.size > 1;
  return inside ? [] : [{ spot, a: (a - length) / 2, b: (b - 1) / 2, length, width: 1 }];
});

/** Distance from an edge at which a press selects the edge, in cells. */
const EDGE = 0.24;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function snapped(at: number): number {
  const cell = Math.floor(at);
  const into = at - cell;
  return 2 * cell + (into < EDGE ? 0 : into > 1 - EDGE ? 2 : 1);
}

/** Returns the spot at a point of the table, in cells; null outside. */
export function spotAt(a: number, b: number): string | null {
  if (a < 0 || b < 0 || a >= CLOTH_LENGTH || b >= CLOTH_WIDTH) return null;
  if (b < 3 && a >= 13) return `column-${3 - Math.floor(b)}`;
  if (b < 3 && a < 1 - EDGE) return '0';
  if (a < 1 - EDGE || a >= 13) return null;
  if (b >= 4) return a < 1 ? null : evenChances[Math.floor((a - 1) / 2)]!;
  if (b > 3 + EDGE) return a < 1 ? null : `dozen-${Math.floor((a - 1) / 4) + 1}`;
  return byPlace.get(`${clamp(snapped(a), 2, 25)},${clamp(snapped(b), 1, 6)}`) ?? null;
}
