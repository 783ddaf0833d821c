import type { HoldDefinition } from '@croupier/game-math';

/** Returns the maximum number of money symbols that a reel can show. */
const most = (strip: string, letter: string, rows: number): number => {
  let best = 0;
  for (let stop = 0; stop < strip.length; stop++) {
    let seen = 0;
    for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === letter) seen += 1;
    best = Math.max(best, seen);
  }
  return best;
};

/** Returns the reels that may still show the missing money symbols: they stop with anticipation. */
export function heldReels({ reels: strips, rows, scatter, hold }: HoldDefinition, reels: readonly string[]) {
  let seen = 0;
  return reels.map((column, reel) => {
    const waits = seen > 1 && seen < hold.needed && seen + most(strips[reel]!, scatter, rows) >= hold.needed;
    seen += column.split(scatter).length - 1;
    return waits;
  });
}
