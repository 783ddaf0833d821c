import { rouletteReds } from '@croupier/game-math';

/** Column, row, and how many of each it spans. */
type Place = readonly [column: number, row: number, columns: number, rows: number];

export interface ClothSpot {
  name: string;
  colour: 'red' | 'black' | 'zero' | 'plain';
  /** Across, where there is room, and upright on a phone. */
  wide: Place;
  tall: Place;
}

const number = (pocket: number): ClothSpot => {
  const [street, at] = [Math.floor((pocket - 1) / 3), (pocket - 1) % 3];
  return {
    name: String(pocket),
    colour: rouletteReds.has(pocket) ? 'red' : 'black',
    wide: [street + 2, 3 - at, 1, 1],
    tall: [at + 3, street + 2, 1, 1],
  };
};

const plain = (name: string, wide: Place, tall: Place, colour: ClothSpot['colour'] = 'plain'): ClothSpot => ({
  name,
  colour,
  wide,
  tall,
});

/** The cloth of a European table: numbers, columns, dozens and even chances. Each lies twice: across and upright. */
export const clothSpots: readonly ClothSpot[] = [
  plain('0', [1, 1, 1, 3], [3, 1, 3, 1], 'zero'),
  ...Array.from({ length: 36 }, (_, at) => number(at + 1)),
  ...[1, 2, 3].map((at) => plain(`column-${at}`, [14, 4 - at, 1, 1], [at + 2, 14, 1, 1])),
  ...[1, 2, 3].map((at) => plain(`dozen-${at}`, [4 * at - 2, 4, 4, 1], [2, 4 * at - 2, 1, 4])),
  ...(['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((name, at) =>
    plain(name, [2 * at + 2, 5, 2, 1], [1, 2 * at + 2, 1, 2], name === 'red' || name === 'black' ? name : 'plain'),
  ),
];
