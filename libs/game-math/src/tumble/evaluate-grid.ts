import type { TumbleDefinition } from './definition.ts';

/** A type, not an interface, so that it counts as JSON. */
export type TumbleWin = {
  readonly symbol: string;
  /** Number of columns for ways, of symbols otherwise. */
  readonly count: number;
  readonly ways: number;
  /** Payout in tenths of the stake, before any multiplier. */
  readonly pay: number;
  /** Cells that disappear with the win: column × 10 + row. */
  readonly cells: readonly number[];
};

export const cellAt = (column: number, row: number): number => column * 10 + row;

export function evaluateGrid(title: TumbleDefinition, columns: readonly string[]): TumbleWin[] {
  if (title.rule === 'ways') return wayWins(title, columns);
  return title.rule === 'cluster' ? clusterWins(title, columns) : anywhereWins(title, columns);
}

/** Returns the payout of the largest count in the table that is reached. */
function payOf(table: Readonly<Record<number, number>>, count: number): number {
  for (let reached = count; reached > 0; reached--) {
    const pay = table[reached];
    if (pay !== undefined) return pay;
  }
  return 0;
}

function wayWins({ wild, pays }: TumbleDefinition, columns: readonly string[]): TumbleWin[] {
  const wins: TumbleWin[] = [];
  for (const symbol of new Set(columns[0])) {
    const table = pays[symbol];
    if (!table) continue;
    const cells: number[] = [];
    let ways = 1;
    let count = 0;
    for (const column of columns) {
      const before = cells.length;
      for (let row = 0; row < column.length; row++)
        if (column[row] === symbol || column[row] === wild) cells.push(cellAt(count, row));
      if (cells.length === before) break;
      ways *= cells.length - before;
      count += 1;
    }
    const pay = (table[count] ?? 0) * ways;
    if (pay > 0) wins.push({ symbol, count, ways, pay, cells });
  }
  return wins;
}

function anywhereWins({ pays }: TumbleDefinition, columns: readonly string[]): TumbleWin[] {
  const found = new Map<string, number[]>();
  columns.forEach((column, at) => {
    for (let row = 0; row < column.length; row++) {
      const symbol = column[row]!;
      if (!pays[symbol]) continue;
      const cells = found.get(symbol);
      if (cells) cells.push(cellAt(at, row));
      else found.set(symbol, [cellAt(at, row)]);
    }
  });
  return [...found].flatMap(([symbol, cells]) => {
    const pay = payOf(pays[symbol]!, cells.length);
    return pay > 0 ? [{ symbol, count: cells.length, ways: 1, pay, cells }] : [];
  });
}

/** Wilds belong to every cluster they touch. */
function clusterWins({ wild, pays }: TumbleDefinition, columns: readonly string[]): TumbleWin[] {
  const wins: TumbleWin[] = [];
  const seen = new Uint8Array(110);
  for (let column = 0; column < columns.length; column++) {
    for (let row = 0; row < columns[column]!.length; row++) {
      const symbol = columns[column]![row]!;
      const table = pays[symbol];
      if (!table || seen[cellAt(column, row)] === 1) continue;
      const cells = flood(columns, cellAt(column, row), wild, seen);
      const pay = payOf(table, cells.length);
      if (pay > 0) wins.push({ symbol, count: cells.length, ways: 1, pay, cells });
    }
  }
  return wins;
}

/**
 * Returns every cell of the cluster with this one. Symbols are marked as seen; wilds stay available for the next
 * cluster.
 */
function flood(columns: readonly string[], start: number, wild: string, seen: Uint8Array): number[] {
  const symbol = columns[Math.floor(start / 10)]![start % 10]!;
  const cells = [start];
  const wilds: number[] = [];
  seen[start] = 1;
  for (let next = 0; next < cells.length; next++) {
    const at = cells[next]!;
    const [x, y] = [Math.floor(at / 10), at % 10];
    for (let side = 0; side < 4; side++) {
      const nearX = x + (side === 0 ? 1 : side === 1 ? -1 : 0);
      const nearY = y + (side === 2 ? 1 : side === 3 ? -1 : 0);
      const letter = columns[nearX]?.[nearY];
      if (letter !== symbol && letter !== wild) continue;
      const cell = cellAt(nearX, nearY);
      if (seen[cell] === 1) continue;
      seen[cell] = 1;
      cells.push(cell);
      if (letter === wild) wilds.push(cell);
    }
  }
  for (const cell of wilds) seen[cell] = 0;
  return cells;
}
