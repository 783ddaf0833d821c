/** Sizes of the grid, in CSS pixels. */
export interface GridLayout {
  /** Width of a column. */
  readonly cell: number;
  readonly gap: number;
  readonly width: number;
  readonly height: number;
}

const GAP_SHARE = 0.04;
/** Maximum height of a row on a tall screen, as a multiple of the column width. */
const TALLEST = 1.3;

/**
 * Returns the largest grid that fits a box. All columns have the same height, so columns with fewer rows have higher
 * rows.
 */
export function fitGrid(boxWidth: number, boxHeight: number, columns: number, rows: number): GridLayout {
  const byWidth = boxWidth / (columns + GAP_SHARE * (columns - 1));
  const cell = Math.max(20, Math.floor(Math.min(byWidth, boxHeight / (rows * 0.8))));
  const gap = Math.max(1, Math.round(cell * GAP_SHARE));
  const height = Math.max(rows * 12, Math.floor(Math.min(boxHeight, rows * cell * TALLEST)));
  return { cell, gap, width: columns * cell + (columns - 1) * gap, height };
}

/** Returns the middle of a cell in a column with this many rows; rows may be fractions and outside the grid. */
export const placeOf = (
  { cell, gap, height }: GridLayout,
  column: number,
  row: number,
  high: number,
): readonly [x: number, y: number] => [column * (cell + gap) + cell / 2, (row + 0.5) * (height / high)];
