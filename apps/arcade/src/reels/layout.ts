/** Sizes of the reels, in CSS pixels. */
export interface ReelLayout {
  /** Width of a reel, and size of a symbol's box. */
  readonly cell: number;
  /** Height of a row: on a tall screen larger than a symbol. */
  readonly row: number;
  readonly gap: number;
  readonly columns: number;
  readonly rows: number;
  /** Height of the strip shown above and below the visible rows, to fill a tall screen. */
  readonly over: number;
  readonly width: number;
  readonly height: number;
}

const GAP_SHARE = 0.05;
const TALLEST_ROW = 1.36;
const MOST_OVER = 0.85;
/** Minimum share of a partly visible row; a smaller sliver isn't shown. */
const LEAST_OVER = 0.16;

/** Returns the largest cells that fit a box, in whole pixels so that stopped symbols are sharp. */
export function fitReels(boxWidth: number, boxHeight: number, columns: number, rows: number): ReelLayout {
  const byWidth = boxWidth / (columns + GAP_SHARE * (columns - 1));
  const byHeight = boxHeight / rows;
  const cell = Math.max(24, Math.floor(Math.min(byWidth, byHeight)));
  const gap = Math.round(cell * GAP_SHARE);
  const row = Math.max(cell, Math.min(Math.floor(cell * TALLEST_ROW), Math.floor(boxHeight / rows)));
  const spare = Math.floor((boxHeight - rows * row) / 2);
  const over = spare < row * LEAST_OVER ? 0 : Math.min(spare, Math.round(row * MOST_OVER));
  const [width, height] = [columns * cell + (columns - 1) * gap, rows * row + 2 * over];
  return { cell, row, gap, columns, rows, over, width, height };
}

export const columnX = ({ cell, gap }: ReelLayout, reel: number): number => reel * (cell + gap);

export const centreOf = (layout: ReelLayout, reel: number, row: number): readonly [x: number, y: number] => [
  columnX(layout, reel) + layout.cell / 2,
  layout.over + (row + 0.5) * layout.row,
];
