/*
 * Motion of a symbol that falls into its place and out of the grid. Times are in milliseconds.
 */

export interface Piece {
  readonly column: number;
  readonly letter: string;
  /** Value written on a multiplier. */
  readonly value: number | null;
  /** Row where the piece lands; beyond the last row when it falls out. */
  readonly row: number;
  /** Rows above its place at the start of the fall, and the time of that start. */
  readonly above: number;
  readonly at: number;
  readonly leavesAt: number | null;
}

/** Acceleration in rows per millisecond squared. */
const GRAVITY = 0.000_07;
const BOUNCE = 0.07;
export const BOUNCE_MS = 190;
export const LEAVE_MS = 260;

export const fallMs = (rows: number): number => Math.sqrt((2 * rows) / GRAVITY);

/** Returns the rows above its place after `passed` milliseconds of falling: free fall, then a small bounce. */
export function rowsAbove({ above }: Piece, passed: number): number {
  if (above === 0) return 0;
  if (passed <= 0) return above;
  const down = fallMs(Math.abs(above));
  if (passed < down) return above > 0 ? above - 0.5 * GRAVITY * passed * passed : above;
  const share = (passed - down) / BOUNCE_MS;
  return share >= 1 ? 0 : BOUNCE * Math.sin(share * Math.PI) * (1 - share);
}

/** Returns whether the piece has landed after `passed` milliseconds. */
export const lies = ({ above, leavesAt }: Piece, passed: number): boolean =>
  leavesAt === null && (above === 0 || passed >= fallMs(Math.abs(above)) + BOUNCE_MS);
