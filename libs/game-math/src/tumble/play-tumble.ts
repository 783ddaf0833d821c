import type { RandomStream } from '../stream.ts';
import { MOST_TUMBLES, type TumbleDefinition } from './definition.ts';
import { evaluateGrid, type TumbleWin } from './evaluate-grid.ts';
import { type Help, help } from './help.ts';

/** Types, not interfaces, so that an outcome counts as JSON. */
export type TumbleStep = {
  /** Symbols of the columns, top to bottom. */
  readonly reels: readonly string[];
  readonly wins: readonly TumbleWin[];
  /** Multiplier of these wins. Falling multipliers are applied at the spin's end. */
  readonly multiplier: number;
  /** Helper that acts on this picture, because nothing wins. */
  readonly help: Help | null;
  /** Number of symbols that have disappeared so far. */
  readonly charge: number;
};

export type TumbleSpin = {
  readonly stops: readonly number[];
  readonly steps: readonly TumbleStep[];
  /** Values of the visible multipliers at the end, left to right and top to bottom. */
  readonly values: readonly number[];
  /** Multiplier of all wins of the spin together, applied at its end. */
  readonly times: number;
  /** Tenths of the stake, all multipliers included. */
  readonly pay: number;
};

export type TumbleOutcome = {
  /** Paid spin, then every free spin it won. */
  readonly tumbles: readonly TumbleSpin[];
  /** Payout in tenths of the stake, with the cap. */
  readonly pay: number;
  readonly capped: boolean;
};

/** State that a feature carries from one free spin to the next. */
interface Carried {
  rung: number;
  times: number;
}

/**
 * Plays a round. For each spin it draws the column heights where they vary, one stop for each column, then the draws of
 * multipliers and helpers in order of appearance. With `opened`, the feature starts after any paid spin, with its
 * fewest free spins.
 */
export function playTumble(title: TumbleDefinition, stream: RandomStream, opened = false): TumbleOutcome {
  const { freeSpins } = title;
  const { spin, scatters } = playSpin(title, title.reels, title.ladder, stream, null);
  const tumbles = [spin];
  if (freeSpins) {
    const carried: Carried | null = freeSpins.keeps ? { rung: 0, times: 0 } : null;
    const awarded = awardOf(title, scatters) || (opened ? awardOf(title, Infinity, true) : 0);
    for (let free = 0; free < awarded; free++)
      tumbles.push(playSpin(title, freeSpins.reels, freeSpins.ladder, stream, carried).spin);
  }
  const total = tumbles.reduce((sum, { pay }) => sum + pay, 0);
  return { tumbles, pay: Math.min(total, title.cap), capped: total > title.cap };
}

/** Returns the free spins for this many scatters. More scatters than in the table award its maximum. */
function awardOf({ freeSpins }: TumbleDefinition, scatters: number, least = false): number {
  const awards = Object.entries(freeSpins?.awards ?? {});
  if (least) return Math.min(...awards.map(([, spins]) => spins));
  return awards.reduce((best, [needed, spins]) => (scatters >= Number(needed) ? Math.max(best, spins) : best), 0);
}

function playSpin(
  title: TumbleDefinition,
  strips: readonly string[],
  ladder: readonly number[],
  stream: RandomStream,
  carried: Carried | null,
): { readonly spin: TumbleSpin; readonly scatters: number } {
  const { heights, rows, times: letter, values: offered, scatter, meter } = title;
  const high = strips.map(() => (heights ? heights[stream.draw(heights.length)]! : rows));
  const stops = strips.map((strip) => stream.draw(strip.length));
  const next = [...stops];
  let columns: readonly string[] = strips.map((strip, at) =>
    Array.from({ length: high[at]! }, (_, row) => strip[(stops[at]! + row) % strip.length]!).join(''),
  );
  const values: number[] = [];
  const drawValues = (fresh: string): void => {
    for (const each of fresh) if (letter !== '' && each === letter) values.push(offered[stream.draw(offered.length)]!);
  };
  for (const column of columns) drawValues(column);

  const steps: TumbleStep[] = [];
  let rung = carried?.rung ?? 0;
  let [won, charge, helped] = [0, 0, 0];
  for (;;) {
    const wins = evaluateGrid(title, columns);
    const multiplier = ladder[Math.min(rung, ladder.length - 1)]!;
    const ends = steps.length >= MOST_TUMBLES;
    const due = wins.length === 0 && !ends && meter !== null && charge >= (meter.thresholds[helped] ?? Infinity);
    if (!due) steps.push({ reels: columns, wins, multiplier, help: null, charge });
    if (!due && (wins.length === 0 || ends)) break;
    let gone: Set<number>;
    if (due) {
      const kind = meter.helpers[helped++]!;
      const done = help(title, kind, columns, stream);
      steps.push({ reels: columns, wins: [], multiplier, help: done.help, charge });
      columns = done.columns;
      if (kind !== 'sweep') continue;
      gone = new Set(done.help.cells);
    } else {
      won += wins.reduce((sum, { pay }) => sum + pay, 0) * multiplier;
      gone = new Set(wins.flatMap(({ cells }) => cells));
      rung += 1;
    }
    charge += gone.size;
    columns = columns.map((column, at) => {
      let kept = '';
      for (let row = 0; row < column.length; row++) if (!gone.has(at * 10 + row)) kept += column[row];
      let fresh = '';
      while (fresh.length + kept.length < column.length) {
        next[at] = (next[at]! + strips[at]!.length - 1) % strips[at]!.length;
        fresh = strips[at]![next[at]!] + fresh;
      }
      drawValues(fresh);
      return fresh + kept;
    });
  }
  let times = 1;
  const sum = values.reduce((total, value) => total + value, 0);
  if (won > 0 && sum > 0) {
    times = sum + (carried?.times ?? 0);
    if (carried) carried.times = times;
  }
  if (carried) carried.rung = rung;
  const scatters = scatter === '' ? 0 : columns.join('').split(scatter).length - 1;
  return { spin: { stops, steps, values, times, pay: won * times }, scatters };
}
