import type { RandomStream } from '../stream.ts';
import type { Helper, TumbleDefinition } from './definition.ts';
import { cellAt } from './evaluate-grid.ts';

/** Cells that a helper changed; for a sweep, the cells that disappeared. */
export type Help = { readonly kind: Helper; readonly cells: readonly number[] };

const WILDS = 6;
const BLOCK = 3;

/** Returns the paying symbols, most valuable first. */
export function byWorth({ pays, wild }: TumbleDefinition): string[] {
  const best = (letter: string): number => Math.max(...Object.values(pays[letter]!));
  return Object.keys(pays)
    .filter((letter) => letter !== wild)
    .sort((one, other) => best(other) - best(one));
}

export function help(
  title: TumbleDefinition,
  kind: Helper,
  columns: readonly string[],
  stream: RandomStream,
): { readonly help: Help; readonly columns: readonly string[] } {
  const ranked = byWorth(title);
  const change = (cells: readonly number[], to: string) => ({
    help: { kind, cells },
    columns: put(columns, cells, to),
  });
  const where = (...letters: string[]): number[] =>
    columns.flatMap((column, x) =>
      [...column].flatMap((letter, y) => (letters.includes(letter) ? [cellAt(x, y)] : [])),
    );
  if (kind === 'sweep') return { help: { kind, cells: where(ranked.at(-1)!, ranked.at(-2)!) }, columns };
  if (kind === 'paint') return change(where(ranked[ranked.length - 1 - stream.draw(3)]!), ranked[0]!);
  if (kind === 'block') {
    const [x, y] = [stream.draw(columns.length - BLOCK + 1), stream.draw(title.rows - BLOCK + 1)];
    const cells = Array.from({ length: BLOCK * BLOCK }, (_, at) =>
      cellAt(x + Math.floor(at / BLOCK), y + (at % BLOCK)),
    );
    return change(cells, ranked[stream.draw(ranked.length)]!);
  }
  const cells = new Set<number>();
  // Draws from the remaining cells, so that it ends and every set of cells is equally likely.
  const free = columns.flatMap((column, x) => Array.from(column, (_, y) => cellAt(x, y)));
  while (cells.size < WILDS) cells.add(free.splice(stream.draw(free.length), 1)[0]!);
  return change([...cells], title.wild);
}

function put(columns: readonly string[], cells: readonly number[], to: string): readonly string[] {
  return columns.map((column, x) =>
    Array.from(column, (letter, y) => (cells.includes(cellAt(x, y)) ? to : letter)).join(''),
  );
}
