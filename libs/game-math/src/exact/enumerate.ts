import type { PokieDefinition } from '../pokie/definition.ts';
import { windowAt } from '../pokie/definition.ts';

/** Kind of result of a spin, over the whole cycle of the reels. */
export interface SpinResult {
  /** Payout in tenths of the stake, before any multiplier. */
  readonly pay: number;
  readonly scatters: number;
  /** Number of stops in the cycle with this result. */
  readonly count: number;
  /** Example of such a stop, reel by reel. */
  readonly stops: readonly number[];
}

/** Returns the symbols of a reel at a stop as they pay: the visible ones, or what they become. */
export type See = typeof windowAt;

interface Partial {
  readonly runs: readonly Run[];
  readonly pay: number;
  readonly scatters: number;
  readonly count: number;
  readonly stops: readonly number[];
}

/** Run on a line, or of a symbol's ways, that may still grow. `wilds` is the number of wilds at its start. */
interface Run {
  readonly key: number | string;
  readonly symbol: string;
  readonly wilds: number;
  readonly ways: number;
}

/**
 * Enumerates every stop of every reel, exactly: reel by reel, merging stops that leave the same runs alive. The full
 * cycle of five reels is tens of millions of stops; merged it is a few thousand states, so it runs in a test.
 */
export function enumerateSpins(title: PokieDefinition, strips: readonly string[], see: See = windowAt): SpinResult[] {
  const known = counted.get(title)?.get(strips);
  if (known && see === windowAt) return known;
  const results = walk(title, strips, see);
  if (see === windowAt) counted.set(title, (counted.get(title) ?? new Map()).set(strips, results));
  return results;
}

/** Cache: the distribution of a title, its best round and its best opened round need the same cycles. */
const counted = new WeakMap<PokieDefinition, Map<readonly string[], SpinResult[]>>();

function walk(title: PokieDefinition, strips: readonly string[], see: See): SpinResult[] {
  let states: Partial[] = [{ runs: [], pay: 0, scatters: 0, count: 1, stops: [] }];
  const results = new Map<number, SpinResult>();
  const end = (state: Partial): void => {
    const pay = state.runs.reduce((sum, run) => sum + payOf(title, run, strips.length), state.pay);
    const total = pay + (title.scatterPays[state.scatters] ?? 0);
    const key = total * 100 + state.scatters;
    const count = (results.get(key)?.count ?? 0) + state.count;
    results.set(key, { pay: total, scatters: state.scatters, count, stops: state.stops });
  };
  strips.forEach((strip, reel) => {
    const merged = new Map<string, Partial>();
    const keep = reel === strips.length - 1 ? end : (state: Partial): void => add(merged, state);
    const windows = windowsOf(strip, title.rows, see);
    // Once no run can grow any more, only the scatters count.
    const scattered = byScatters(title, windows);
    for (const state of states)
      for (const [column, seen] of reel > 0 && state.runs.length === 0 ? scattered : windows)
        keep(advance(title, state, column, reel, seen));
    states = [...merged.values()];
  });
  return [...results.values()];
}

function byScatters({ scatter }: PokieDefinition, windows: ReadonlyMap<string, Seen>): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const [column, { times, stop }] of windows) {
    const only = scatter.repeat(column.split(scatter).length - 1);
    found.set(only, { times: (found.get(only)?.times ?? 0) + times, stop });
  }
  return found;
}

interface Seen {
  readonly times: number;
  readonly stop: number;
}

function windowsOf(strip: string, rows: number, see: See): Map<string, Seen> {
  const windows = new Map<string, Seen>();
  for (let stop = 0; stop < strip.length; stop++) {
    const window = see(strip, stop, rows);
    windows.set(window, { times: (windows.get(window)?.times ?? 0) + 1, stop });
  }
  return windows;
}

function add(merged: Map<string, Partial>, state: Partial): void {
  const runs = state.runs.map((run) => `${run.key}${run.symbol}${run.wilds}x${run.ways}`).join();
  const key = `${state.pay}:${state.scatters}:${runs}`;
  const existing = merged.get(key);
  merged.set(key, existing ? { ...existing, count: existing.count + state.count } : state);
}

function advance(title: PokieDefinition, state: Partial, column: string, reel: number, seen: Seen): Partial {
  const before = reel === 0 ? firstRuns(title, column) : state.runs;
  const alive: Run[] = [];
  let { pay, scatters } = state;
  for (const symbol of column) if (symbol === title.scatter) scatters += 1;
  for (const run of before) {
    const grown = title.lines ? growLine(title, title.lines, run, column, reel) : growWays(title, run, column);
    if (grown) alive.push(grown);
    else pay += payOf(title, run, reel);
  }
  return { runs: alive, pay, scatters, count: state.count * seen.times, stops: [...state.stops, seen.stop] };
}

function firstRuns({ lines, pays }: PokieDefinition, column: string): Run[] {
  if (lines) return lines.map((_, key) => ({ key, symbol: '', wilds: 0, ways: 1 }));
  return [...new Set(column)]
    .filter((symbol) => pays[symbol])
    .map((symbol) => ({ key: '', symbol, wilds: 0, ways: 1 }));
}

function growLine(
  { wild }: PokieDefinition,
  lines: readonly (readonly number[])[],
  run: Run,
  column: string,
  reel: number,
): Run | null {
  const row = lines[Number(run.key)]?.[reel];
  if (row === undefined) throw new RangeError(`line ${run.key} does not cross reel ${reel}`);
  const seen = column.charAt(row);
  if (seen === wild) return run.symbol === '' ? { ...run, wilds: run.wilds + 1 } : run;
  if (run.symbol === '') return { ...run, symbol: seen };
  return run.symbol === seen ? run : null;
}

function growWays({ wild }: PokieDefinition, run: Run, column: string): Run | null {
  let matching = 0;
  for (const seen of column) if (seen === run.symbol || seen === wild) matching += 1;
  return matching > 0 ? { ...run, ways: run.ways * matching } : null;
}

function payOf({ wild, pays }: PokieDefinition, run: Run, length: number): number {
  const asWilds = pays[wild]?.[run.wilds] ?? 0;
  return Math.max(asWilds, (pays[run.symbol]?.[length] ?? 0) * run.ways);
}
