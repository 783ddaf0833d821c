/** Returns the distance between pegs. The board is 100 wide; its buckets are under the last row of pegs. */
export const gapOf = (rows: number): number => 100 / (rows + 2);
export const TOP = 7;
export const FLOOR = 84;

export const pegAt = (rows: number, row: number, peg: number): readonly [x: number, y: number] => [
  50 + (peg - (row + 2) / 2) * gapOf(rows),
  TOP + ((row + 1) * (FLOOR - TOP)) / (rows + 1),
];

export const bucketX = (rows: number, bucket: number): number => 50 + (bucket - rows / 2) * gapOf(rows);

/**
 * Returns the position of the ball after `rowsFallen` rows, which can be a fraction. At each peg it bounces to the
 * drawn side.
 */
export function ballAt(path: readonly number[], rowsFallen: number): readonly [x: number, y: number] {
  const rows = path.length;
  const step = (FLOOR - TOP) / (rows + 1);
  const row = Math.min(rows, Math.floor(rowsFallen));
  const share = Math.min(1, rowsFallen - row);
  // Before the first peg it only falls; after the last it drops into its bucket.
  const rights = path.slice(0, Math.max(0, row - 1)).reduce((sum, right) => sum + right, 0);
  const from = 50 + (rights - Math.max(0, row - 1) / 2) * gapOf(rows);
  if (row === 0) return [50, TOP - 4 + (step + 2) * share * share];
  const side = path[row - 1]! ? 0.5 : -0.5;
  const hop = step * 0.34 * Math.sin(Math.PI * Math.min(1, share * 1.4)) * (share < 0.72 ? 1 : 0);
  const y = TOP + row * step - 2;
  const down = row === rows ? step * 1.25 : step;
  return [from + side * gapOf(rows) * share, y + down * share * share - hop];
}
