/** Pockets of a European wheel. */
export const POCKETS = 37;

export const REDS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const numbers = Array.from({ length: 36 }, (_, at) => at + 1);
const run = (from: number, length: number): number[] => Array.from({ length }, (_, at) => from + at);

function insideBets(): number[][] {
  const bets = run(0, POCKETS).map((number) => [number]);
  for (const number of numbers) {
    const lowest = number % 3 === 1;
    if (number % 3 !== 0) bets.push([number, number + 1]);
    if (number <= 33) bets.push([number, number + 3]);
    if (number % 3 !== 0 && number <= 32) bets.push([number, number + 1, number + 3, number + 4]);
    if (lowest) bets.push(run(number, 3));
    if (lowest && number <= 31) bets.push(run(number, 6));
  }
  // Bets that touch the zero.
  bets.push([0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]);
  return bets;
}

const outsideBets: Readonly<Record<string, number[]>> = {
  'dozen-1': run(1, 12),
  'dozen-2': run(13, 12),
  'dozen-3': run(25, 12),
  'column-1': numbers.filter((number) => number % 3 === 1),
  'column-2': numbers.filter((number) => number % 3 === 2),
  'column-3': numbers.filter((number) => number % 3 === 0),
  red: numbers.filter((number) => REDS.has(number)),
  black: numbers.filter((number) => !REDS.has(number)),
  odd: numbers.filter((number) => number % 2 === 1),
  even: numbers.filter((number) => number % 2 === 0),
  low: run(1, 18),
  high: run(19, 18),
};

/** Spots of a European table, by name, with the numbers each covers. Inside bets are named by their numbers: `17-20`. */
export const spots: ReadonlyMap<string, ReadonlySet<number>> = new Map([
  ...insideBets().map((covered) => [covered.join('-'), new Set(covered)] as const),
  ...Object.entries(outsideBets).map(([name, covered]) => [name, new Set(covered)] as const),
]);
