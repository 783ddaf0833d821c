/** Straight rows first, then V shapes, steps and zigzags, until there are enough; all lines differ. */
export function linesOf(reels: number, rows: number, wanted: number): number[][] {
  const found = new Map<string, number[]>();
  const add = (line: readonly number[]): void => {
    const inside = line.every((row) => row >= 0 && row < rows);
    if (inside && found.size < wanted) found.set(line.join(''), [...line]);
  };
  const shapes: number[][] =
    reels === 3
      ? [
          [0, 0, 0],
          [0, 1, 2],
          [0, -1, -2],
          [0, 1, 0],
          [0, -1, 0],
          [0, 0, 1],
          [0, 1, 1],
          [0, 0, -1],
          [0, -1, -1],
        ]
      : [
          [0, 0, 0, 0, 0],
          [0, 1, 2, 1, 0],
          [0, -1, -2, -1, 0],
          [0, 0, 1, 2, 2],
          [0, 0, -1, -2, -2],
          [0, 1, 1, 1, 0],
          [0, -1, -1, -1, 0],
          [0, 1, 0, 1, 0],
          [0, -1, 0, -1, 0],
          [0, 0, 1, 0, 0],
          [0, 0, -1, 0, 0],
          [0, 1, 0, -1, 0],
          [0, -1, 0, 1, 0],
          [0, 1, 1, 1, 2],
          [0, -1, -1, -1, -2],
          [0, 0, 0, 1, 1],
          [0, 0, 0, -1, -1],
        ];
  const middle = Math.floor((rows - 1) / 2);
  const starts = Array.from({ length: rows }, (_, row) => row).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  for (const shape of shapes) for (const start of starts) add(shape.map((step) => start + step));
  if (found.size < wanted) throw new RangeError(`there are ${found.size} lines on ${reels} × ${rows}, not ${wanted}`);
  return [...found.values()];
}

/** Paylines of older titles on five reels of three rows, in a different order: the first ten or all twenty. */
export const elderLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];
