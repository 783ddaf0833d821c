import { scattersNeeded, type TumbleDefinition, type TumbleSpin, type TumbleWin } from '@croupier/game-math';

type Values = ReadonlyMap<number, number>;

/**
 * Returns the value of each multiplier of each picture, by cell. Values are assigned in the order in which multipliers
 * appear.
 */
export function valuesOf({ times }: TumbleDefinition, { steps, values }: TumbleSpin): readonly Values[] {
  let drawn = 0;
  let known = new Map<number, number>();
  return steps.map(({ reels }, index) => {
    const before = steps[index - 1];
    const gone = new Set(
      before?.help?.kind === 'sweep' ? before.help.cells : before?.wins.flatMap(({ cells }) => cells),
    );
    const now = new Map<number, number>();
    reels.forEach((column, x) => {
      const kept = Array.from(before?.reels[x] ?? '', (_, row) => x * 10 + row).filter((cell) => !gone.has(cell));
      const fresh = before ? column.length - kept.length : column.length;
      for (let row = 0; row < column.length; row++) {
        if (times === '' || column[row] !== times) continue;
        const value = row < fresh ? values[drawn++] : known.get(kept[row - fresh]!);
        if (value !== undefined) now.set(x * 10 + row, value);
      }
    });
    known = now;
    return now;
  });
}

export function goneOf(wins: readonly TumbleWin[]): {
  readonly cells: readonly number[];
  readonly gone: ReadonlySet<number>;
} {
  const gone = new Set(wins.flatMap(({ cells }) => cells));
  return { cells: [...gone], gone };
}

/** Returns the columns that may still show the last missing scatter: they land with anticipation. */
export function heldColumns(title: TumbleDefinition, reels: readonly string[]): readonly boolean[] {
  const needed = scattersNeeded(title);
  if (needed === null) return reels.map(() => false);
  let seen = 0;
  return reels.map((column, at) => {
    const waits = seen === needed - 1 && title.reels[at]!.includes(title.scatter);
    seen += column.split(title.scatter).length - 1;
    return waits;
  });
}
