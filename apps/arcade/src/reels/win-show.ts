import type { PokieDefinition, PokieSpin, PokieWin } from '@croupier/game-math';
import { type Cell, cellsOf } from './win-cells.ts';

export const ALL_MS = 1_000;
export const EACH_MS = 900;
/** Maximum number of wins shown one after the other. A spin with more only shows them together. */
const MAX_ONE_BY_ONE = 6;

export interface ShownWin {
  readonly win: PokieWin;
  readonly cells: readonly Cell[];
}

export interface WinShow {
  readonly wins: readonly ShownWin[];
  readonly startedAt: number;
  /** `true` without motion: shows everything at once. */
  readonly still: boolean;
}

export function showWinsOf(title: PokieDefinition, spin: PokieSpin, startedAt: number, still: boolean): WinShow {
  const wins = spin.wins.map((win) => ({ win, cells: cellsOf(title, spin, win) }));
  return { wins: wins.sort((a, b) => b.win.pay - a.win.pay), startedAt, still };
}

/** Returns the wins lit at a moment, the share of their lines drawn so far, and whether anything still moves. */
export function litAt(
  { wins, startedAt, still }: WinShow,
  now: number,
): { lit: readonly ShownWin[]; drawn: number; moving: boolean } {
  const elapsed = now - startedAt;
  if (still) return { lit: wins, drawn: 1, moving: false };
  const oneByOne = wins.length > 1 && wins.length <= MAX_ONE_BY_ONE;
  if (elapsed < ALL_MS || !oneByOne) return { lit: wins, drawn: Math.min(1, elapsed / 420), moving: elapsed < ALL_MS };
  const turn = Math.floor((elapsed - ALL_MS) / EACH_MS);
  const win = wins[turn];
  if (!win) return { lit: wins, drawn: 1, moving: false };
  return { lit: [win], drawn: Math.min(1, ((elapsed - ALL_MS) % EACH_MS) / 260), moving: true };
}
