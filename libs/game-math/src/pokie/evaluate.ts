import type { PokieDefinition } from './definition.ts';

/** A type, not an interface, so that it counts as JSON. */
export type PokieWin = {
  readonly symbol: string;
  /** Run length from the left; for scatters, the number of visible ones. */
  readonly count: number;
  /** Index of the paying line; null for ways and scatters. */
  readonly line: number | null;
  /** Number of ways that pay; 1 for a payline and for scatters. */
  readonly ways: number;
  /** Payout in tenths of the stake, before the free spin's multiplier. */
  readonly pay: number;
};

export interface Evaluation {
  readonly wins: readonly PokieWin[];
  readonly pay: number;
  readonly scatters: number;
}

export function evaluate(title: PokieDefinition, columns: readonly string[]): Evaluation {
  const wins = title.lines ? lineWins(title, columns, title.lines) : wayWins(title, columns);
  const scatters = countScatters(title, columns);
  const scatterPay = title.scatterPays[scatters] ?? 0;
  if (scatterPay > 0) wins.push({ symbol: title.scatter, count: scatters, line: null, ways: 1, pay: scatterPay });
  return { wins, pay: wins.reduce((sum, win) => sum + win.pay, 0), scatters };
}

function countScatters({ scatter }: PokieDefinition, columns: readonly string[]): number {
  let scatters = 0;
  for (const column of columns) for (const symbol of column) if (symbol === scatter) scatters += 1;
  return scatters;
}

function lineWins(
  title: PokieDefinition,
  columns: readonly string[],
  lines: readonly (readonly number[])[],
): PokieWin[] {
  const wins: PokieWin[] = [];
  lines.forEach((rows, line) => {
    const best = bestOnLine(
      title,
      rows.map((row, reel) => columns[reel]?.[row] ?? ''),
    );
    if (best) wins.push({ ...best, line, ways: 1 });
  });
  return wins;
}

/** Returns the larger of the run of wilds and the run of the first other symbol with its wilds. */
function bestOnLine(
  { wild, pays }: PokieDefinition,
  symbols: readonly string[],
): Omit<PokieWin, 'line' | 'ways'> | null {
  let wilds = 0;
  while (symbols[wilds] === wild) wilds += 1;
  const symbol = symbols[wilds] ?? wild;
  let count = wilds;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === wild)) count += 1;

  const asWilds = pays[wild]?.[wilds] ?? 0;
  const asSymbol = pays[symbol]?.[count] ?? 0;
  if (asWilds === 0 && asSymbol === 0) return null;
  return asWilds >= asSymbol ? { symbol: wild, count: wilds, pay: asWilds } : { symbol, count, pay: asSymbol };
}

function wayWins({ wild, pays }: PokieDefinition, columns: readonly string[]): PokieWin[] {
  const wins: PokieWin[] = [];
  for (const symbol of new Set(columns[0])) {
    const table = pays[symbol];
    if (!table) continue;
    let ways = 1;
    let count = 0;
    for (const column of columns) {
      let matching = 0;
      for (const seen of column) if (seen === symbol || seen === wild) matching += 1;
      if (matching === 0) break;
      ways *= matching;
      count += 1;
    }
    const pay = (table[count] ?? 0) * ways;
    if (pay > 0) wins.push({ symbol, count, line: null, ways, pay });
  }
  return wins;
}
