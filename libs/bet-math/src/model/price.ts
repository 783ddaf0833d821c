import { type Grade, SHARES } from '../grades.ts';
import { MILLION, toPartsPerMillion, withMargin } from '../margin.ts';
import { canonicalSpecifiers } from '../market-key.ts';
import type { Odds } from '../odds.ts';
import type { Kind, Line, Parts, SportModel, Weighted } from './market-kind.ts';

export interface MarketLine {
  readonly marketId: number;
  readonly specifiers: string;
}

export interface PricedMarket extends MarketLine {
  /**
   * Chances without margin, in parts per million, in the market's order of outcomes: to win if the stake isn't
   * returned. If several outcomes can win, they sum to more than a million.
   */
  readonly fair: readonly number[];
  /**
   * Share of a stake on any outcome that is expected to be returned, in parts per million: draws of lines that allow
   * them.
   */
  readonly back: number;
  /** Null if the market is decided, or practically decided. Among many outcomes, an impossible one has no odds. */
  readonly odds: readonly (Odds | null)[] | null;
}

export interface Pricing {
  /** Margin of the book: 0.05 of a fair book. */
  readonly margin: number;
  /** Only these markets; all if absent. */
  readonly only?: readonly number[];
}

/** Minimum chance of every outcome for a numbered line to be offered. */
const LEAST_CHANCE = 0.06;
/** Up to this many lines, all are offered. */
const FEW_LINES = 3;

/** Returns the odds of every market of a match, all from one distribution of its endings. */
export function priceBook<State, Ending>(
  model: SportModel<State, Ending>,
  state: State,
  { margin, only }: Pricing,
): PricedMarket[] {
  const kinds = only ? model.kinds.filter(({ id }) => only.includes(id)) : model.kinds;
  const known = new Map<string, readonly Weighted<Ending>[]>();
  const endingsOf = (span: string) => {
    const endings = known.get(span) ?? model.endings(state, span);
    known.set(span, endings);
    return endings;
  };
  return kinds.flatMap((kind) => {
    const lines = model.lines(kind, state);
    if (lines.length === 0) return [];
    const value = kind.ofPlayer ? playerValuer(model, state, kind) : valuer(kind, endingsOf(kind.span));
    return lines.map((line) => {
      const valued = value(partsOf(line));
      const priced = price(kind, line, valued, margin);
      const offered = lines.length <= FEW_LINES || kind.ofPlayer || isCustomary(line) || isOpen(valued.chances);
      return offered ? priced : { ...priced, odds: null };
    });
  });
}

/** Returns whether a line is a common one, a few and a half goals: those stay on offer until they are decided. */
const isCustomary = ({ total }: Line): boolean => Number(total) % 1 === 0.5 && Number(total) < 7;

const isOpen = (chances: readonly number[]): boolean => chances.every((chance) => chance >= LEAST_CHANCE);

interface Valued {
  /** Chance of each outcome to win, among stakes that aren't returned. */
  chances: number[];
  /** Share of the stake that is expected to be returned. */
  back: number;
}

const partsOf = (line: Line): Parts =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, String(value)]));

/** Values the lines of players, each from its own endings. */
function playerValuer<State, Ending>(
  model: SportModel<State, Ending>,
  state: State,
  kind: Kind<Ending>,
): (parts: Parts) => Valued {
  return (parts) => {
    const endings = model.endingsOfLine?.(state, kind.span, parts) ?? [];
    return graded(kind.outcomes, endings, (outcome, ending) => kind.grade(outcome, ending, parts));
  };
}

/** Creates a function that values the lines of a kind and calculates their common parts once. */
function valuer<Ending>(kind: Kind<Ending>, endings: readonly Weighted<Ending>[]): (parts: Parts) => Valued {
  const { winner, measure, outcomes } = kind;
  if (winner)
    return (parts) => ({ chances: winnerChances(outcomes, endings, (ending) => winner(ending, parts)), back: 0 });
  if (!measure) return (parts) => graded(outcomes, endings, (outcome, ending) => kind.grade(outcome, ending, parts));
  const counted = new Map<number, number>();
  for (const { ending, chance } of endings) {
    const value = measure.of(ending);
    counted.set(value, (counted.get(value) ?? 0) + chance);
  }
  const values = Array.from(counted, ([ending, chance]) => ({ ending, chance }));
  return (parts) => graded(outcomes, values, (outcome, value) => measure.grade(outcome, value, parts));
}

function graded<Ending>(
  outcomes: readonly string[],
  endings: readonly Weighted<Ending>[],
  grade: (outcome: string, ending: Ending) => Grade,
): Valued {
  let back = 0;
  const chances = outcomes.map((outcome) => {
    let won = 0;
    back = 0; // The share is the same for each outcome: a draw is a draw for both sides.
    for (const { ending, chance } of endings) {
      const shares = SHARES[grade(outcome, ending)];
      won += chance * shares.won;
      back += chance * shares.back;
    }
    return back >= 1 ? 0 : won / (1 - back);
  });
  return { chances, back };
}

function winnerChances<Ending>(
  outcomes: readonly string[],
  endings: readonly Weighted<Ending>[],
  winner: (ending: Ending) => string,
): number[] {
  const chances = new Map(outcomes.map((outcome) => [outcome, 0]));
  for (const { ending, chance } of endings) {
    const won = winner(ending);
    chances.set(won, (chances.get(won) ?? 0) + chance);
  }
  return outcomes.map((outcome) => chances.get(outcome) ?? 0);
}

function price(
  kind: Pick<Kind<never>, 'id' | 'several' | 'outcomes' | 'ofPlayer'>,
  line: Line,
  { chances, back }: Valued,
  margin: number,
): PricedMarket {
  const odds = kind.several
    ? chances.map((chance) => withMargin([chance, 1 - chance], margin)[0] ?? null)
    : withMargin(chances, margin);
  return {
    marketId: kind.id,
    specifiers: canonicalSpecifiers(line),
    fair: kind.several ? chances.map((chance) => Math.round(chance * MILLION)) : toPartsPerMillion(chances),
    back: Math.round(Math.min(back, 1) * MILLION),
    odds: isOffered(kind, chances, odds) ? odds : null,
  };
}

/**
 * Returns whether a market is offered. With many outcomes some may be impossible by now, but a certain one ends the
 * market; with two or three, each needs odds.
 */
function isOffered(
  { several, outcomes, ofPlayer }: Pick<Kind<never>, 'several' | 'outcomes' | 'ofPlayer'>,
  chances: readonly number[],
  odds: readonly (Odds | null)[],
): boolean {
  if (ofPlayer) return odds[0] != null;
  if (several) return odds.some((one) => one !== null);
  if (outcomes.length <= 3) return odds.every((one) => one !== null);
  return odds.every((one, index) => one !== null || (chances[index] ?? 0) < 0.5) && odds.some((one) => one !== null);
}
