import type { PokieDefinition, PokieSpin, PokieWin } from '@croupier/game-math';

export type Cell = readonly [reel: number, row: number];

/** Returns the cells of a win: along its payline, or anywhere on its reels for ways and scatters. */
export function cellsOf(
  { lines, wild, scatter }: PokieDefinition,
  { reels }: PokieSpin,
  win: PokieWin,
): readonly Cell[] {
  if (win.line !== null) {
    const rows = lines?.[win.line];
    return rows ? rows.slice(0, win.count).map((row, reel): Cell => [reel, row]) : [];
  }
  const cells: Cell[] = [];
  const isScatter = win.symbol === scatter;
  reels.forEach((column, reel) => {
    if (!isScatter && reel >= win.count) return;
    [...column].forEach((letter, row) => {
      if (letter === win.symbol || (!isScatter && letter === wild)) cells.push([reel, row]);
    });
  });
  return cells;
}

/** Returns the reels that may still show the last scatter for free spins: they stop with anticipation. */
export function anticipated(
  { scatter, freeSpins, reels: strips }: PokieDefinition,
  reels: readonly string[],
): readonly boolean[] {
  const needed = Math.min(...Object.keys(freeSpins.awards).map(Number));
  let seen = 0;
  return reels.map((column, reel) => {
    const waits = seen === needed - 1 && strips[reel]!.includes(scatter);
    if (column.includes(scatter)) seen += [...column].filter((letter) => letter === scatter).length;
    return waits;
  });
}
