import type { Side } from './outcomes.ts';

export const ROAD_ROWS = 6;

/** Ring of the big road, with the ties that followed it. */
export interface Ring {
  column: number;
  row: number;
  side: 'player' | 'banker';
  ties: number;
}

/**
 * Returns the big road: a run of one side goes down, and the other side starts the next column. At the bottom, or where
 * an earlier run is in the way, a run turns right. A tie is a stroke on the ring before it; ties before the first ring
 * are on that one.
 */
export function bigRoad(winners: readonly Side[]): Ring[] {
  const rings: Ring[] = [];
  const taken = new Set<string>();
  const isTaken = (column: number, row: number) => taken.has(`${column}/${row}`);
  let [begins, early, turned] = [-1, 0, false];
  for (const side of winners) {
    const last = rings.at(-1);
    if (side === 'tie') {
      if (last) last.ties += 1;
      else early += 1;
      continue;
    }
    let [column, row] = [begins + 1, 0];
    if (last?.side === side) {
      turned ||= last.row + 1 === ROAD_ROWS || isTaken(last.column, last.row + 1);
      [column, row] = turned ? [last.column + 1, last.row] : [last.column, last.row + 1];
    } else {
      while (isTaken(column, row)) column += 1;
      [begins, turned] = [column, false];
    }
    taken.add(`${column}/${row}`);
    rings.push({ column, row, side, ties: last ? 0 : early });
  }
  return rings;
}

export interface Bead {
  column: number;
  row: number;
  number: number;
}

/**
 * Returns the positions of the last rounds on a bead plate. They follow from round numbers, so that no bead moves
 * within its column as others are added.
 */
export function beadPlate(numbers: readonly number[], columns: number): Bead[] {
  const place = (number: number) => ({ column: Math.floor((number - 1) / ROAD_ROWS), row: (number - 1) % ROAD_ROWS });
  const first = Math.max(0, place(Math.max(1, ...numbers)).column - columns + 1);
  return numbers.flatMap((number) => {
    const { column, row } = place(number);
    return column < first ? [] : [{ column: column - first, row, number }];
  });
}
