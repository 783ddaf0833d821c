import { type Ending, endingsOf, halfScores, nextGoal, oneHalf } from './football/distribution.ts';
import { FOOTBALL, type MarketKind, type Parts, type Span } from './football/kinds.ts';
import { SHARES } from './grades.ts';
import { MILLION, toPartsPerMillion, withMargin } from './margin.ts';
import { canonicalSpecifiers } from './market-key.ts';
import { MARKET_IDS, type MarketLine } from './markets.ts';
import type { Odds } from './odds.ts';
import type { MatchState } from './score-grid.ts';

export interface PricedMarket extends MarketLine {
  /**
   * Without margin, parts per million, in the market's order of outcomes: the chance to win where the stake is not given
   * back. Of a market that several outcomes can win they sum to more than a million.
   */
  readonly fair: readonly number[];
  /** The share of a stake on any of them that is expected back, parts per million: draws of lines that can be drawn. */
  readonly back: number;
  /** Null where the market is decided, or as good as; an outcome of many that is impossible has none. */
  readonly odds: readonly (Odds | null)[] | null;
}

export interface Pricing {
  /** What the book keeps: 0.05 of a fair book. */
  readonly margin: number;
  /** Only these markets; all of them without. */
  readonly only?: readonly number[];
}

/** Of other lines with a number those are offered whose outcomes are no foregone conclusion. */
const LEAST_CHANCE = 0.06;

/** Prices of every market of a match, all from the one joint distribution of its half-time and final score. */
export function priceMarkets(state: MatchState, { margin, only }: Pricing): PricedMarket[] {
  const kinds = only ? FOOTBALL.filter(({ id }) => only.includes(id)) : FOOTBALL;
  const endings = endingsBySpan(state, kinds);
  return kinds.flatMap((kind) => {
    const lines = linesOf(kind, state);
    const few = lines.length <= 3;
    return lines.map((parts) => {
      const valued = chancesOf(kind, parts, endings[kind.span], state);
      const priced = price(kind, parts, valued, margin);
      return few || isCustomary(parts) || isOpen(valued.chances) ? priced : { ...priced, odds: null };
    });
  });
}

/** Half goals are what everybody looks for: they stay until they are decided. */
const isCustomary = ({ total }: MarketKind['lines'][number]): boolean => Number(total) % 1 === 0.5;

const isOpen = (chances: readonly number[]): boolean => chances.every((chance) => chance >= LEAST_CHANCE);

/** A goal that fell is no next goal any more; the line is the one after it. */
const linesOf = (kind: MarketKind, { home, away }: MatchState): MarketKind['lines'] =>
  kind.span === 'goal' ? [{ goalnr: home + away + 1 }] : kind.lines;

/** Each distribution is worked out once, and only where a market needs it. */
function endingsBySpan(state: MatchState, kinds: readonly MarketKind[]): Record<Span, readonly Ending[]> {
  const needed = new Set(kinds.map(({ span }) => span));
  const match = endingsOf(state);
  const halves = needed.has('first') || needed.has('second') || needed.has('halves') ? halfScores(state, match) : [];
  return {
    match,
    goal: match,
    halves,
    first: needed.has('first') ? oneHalf(halves, 'first') : [],
    second: needed.has('second') ? oneHalf(halves, 'second') : [],
  };
}

interface Valued {
  /** Of each outcome to win, of the stakes that are not given back. */
  chances: number[];
  /** The share that is. */
  back: number;
}

function chancesOf(
  kind: MarketKind,
  parts: MarketKind['lines'][number],
  endings: readonly Ending[],
  state: MatchState,
): Valued {
  if (kind.id === MARKET_IDS.nextGoal) {
    const { home, none, away } = nextGoal(endings, state);
    return { chances: [home, none, away], back: 0 };
  }
  const asked: Parts = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, String(value)]));
  if (kind.winner)
    return { chances: winnerChances(kind.outcomes, endings, (scores) => kind.winner!(scores, asked)), back: 0 };
  let back = 0;
  const chances = kind.outcomes.map((outcome) => {
    let won = 0;
    back = 0; // The same for each: what is drawn is drawn for both sides.
    for (const { scores, chance } of endings) {
      const shares = SHARES[kind.grade(outcome, scores, asked)];
      won += chance * shares.won;
      back += chance * shares.back;
    }
    return back >= 1 ? 0 : won / (1 - back);
  });
  return { chances, back };
}

function winnerChances(
  outcomes: readonly string[],
  endings: readonly Ending[],
  winner: (scores: Ending['scores']) => string,
): number[] {
  const chances = new Map(outcomes.map((outcome) => [outcome, 0]));
  for (const { scores, chance } of endings) {
    const won = winner(scores);
    chances.set(won, (chances.get(won) ?? 0) + chance);
  }
  return Array.from(chances.values());
}

function price(
  kind: MarketKind,
  parts: MarketKind['lines'][number],
  { chances, back }: Valued,
  margin: number,
): PricedMarket {
  const odds = kind.several
    ? chances.map((chance) => withMargin([chance, 1 - chance], margin)[0] ?? null)
    : withMargin(chances, margin);
  return {
    marketId: kind.id,
    specifiers: canonicalSpecifiers(parts),
    fair: kind.several ? chances.map((chance) => Math.round(chance * MILLION)) : toPartsPerMillion(chances),
    back: Math.round(Math.min(back, 1) * MILLION),
    odds: isOffered(kind, chances, odds) ? odds : null,
  };
}

/** Of many outcomes some may be impossible by now; one that is certain ends the market. Of two or three each has a price. */
function isOffered(
  { several, outcomes }: MarketKind,
  chances: readonly number[],
  odds: readonly (Odds | null)[],
): boolean {
  if (several) return odds.some((one) => one !== null);
  if (outcomes.length <= 3) return odds.every((one) => one !== null);
  return odds.every((one, index) => one !== null || (chances[index] ?? 0) < 0.5) && odds.some((one) => one !== null);
}
