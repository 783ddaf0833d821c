/** All in CSS pixels. */
export interface ReelLayout {
  /** Width of a reel, and the box of a symbol. */
  readonly cell: number;
  /** Height of a row: on a tall screen more than a symbol needs. */
  readonly row: number;
  readonly gap: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

const GAP_SHARE = 0.05;
const TALLEST_ROW = 1.32;

/** The largest cells that fit a box; whole pixels, so that resting symbols stay crisp. */
export function fitReels(boxWidth: number, boxHeight: number, columns: number, rows: number): ReelLayout {
  const byWidth = boxWidth / (columns + GAP_SHARE * (columns - 1));
  const byHeight = boxHeight / rows;
  const cell = Math.max(24, Math.floor(Math.min(byWidth, byHeight)));
  const gap = Math.round(cell * GAP_SHARE);
  const row = Math.max(cell, Math.min(Math.floor(cell * TALLEST_ROW), Math.floor(boxHeight / rows)));
  return { cell, row, gap, columns, rows, width: columns * cell + (columns - 1) * gap, height: rows * row };
}

export const columnX = ({ cell, gap }: ReelLayout, reel: number): number => reel * (cell + gap);

export const centreOf = (layout: ReelLayout, reel: number, row: number): readonly [x: number, y: number] => [
  columnX(layout, reel) + layout.cell / 2,
  (row + 0.5) * layout.row,
];
