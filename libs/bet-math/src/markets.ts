import { basketballRules } from './basketball/model.ts';
import { COMBINATION, gradeCombination, type Pick, picksOf } from './combination.ts';
import { footballRules } from './football/model.ts';
import type { Grade } from './grades.ts';
import { iceHockeyRules } from './ice-hockey/model.ts';
import { canonicalSpecifiers, parseSpecifiers } from './market-key.ts';
import type { MarketKind, MatchFacts, Parts, Sport, SportRules } from './model/market-kind.ts';
import type { MarketLine } from './model/price.ts';
import { greyhoundRules, seasonRules } from './races/greyhounds.ts';
import { tennisRules } from './tennis/model.ts';

/** Settler of a kind. Every sport grades its own endings; from outside, all kinds take facts and return grades. */
interface Settler {
  /** Null for a season, which belongs to no single sport. */
  readonly sport: Sport | null;
  readonly kind: MarketKind;
  readonly position: number;
  readonly grades: (parts: Parts, facts: MatchFacts) => Grade[] | null;
}

const SETTLERS: ReadonlyMap<number, Settler> = /*#__PURE__*/ new Map(
  [
    settlersOf(footballRules),
    settlersOf(tennisRules),
    settlersOf(basketballRules),
    settlersOf(iceHockeyRules),
    settlersOf(greyhoundRules),
    settlersOf(seasonRules),
  ].flat(),
);

type Rules<Ending> = Omit<SportRules<Ending>, 'sport'> & { readonly sport: Sport | null };

function settlersOf<Ending>({ sport, kinds, ended }: Rules<Ending>): [number, Settler][] {
  return kinds.map((kind, position) => {
    const grades = (parts: Parts, facts: MatchFacts) => {
      const ending = ended(facts, kind.span, parts);
      return ending && kind.outcomes.map((outcome) => kind.grade(outcome, ending, parts));
    };
    return [kind.id, { sport, kind, position, grades }];
  });
}

export const marketKind = (marketId: number): MarketKind | null =>
  marketId === COMBINATION.id ? COMBINATION : (SETTLERS.get(marketId)?.kind ?? null);
export const sportOf = (marketId: number): Sport | null => SETTLERS.get(marketId)?.sport ?? null;

/**
 * Returns whether a new score invalidates a live bet. Not in basketball, where points are scored all the time and only
 * the odds matter.
 */
export const isScoreDecisive = (line: MarketLine): boolean =>
  sportOf((picksOf(line)?.[0] ?? line).marketId) !== 'basketball';

/**
 * Returns the grade of each outcome of a line, in the market's order; null until they are certain. Throws a RangeError
 * for a line without a market.
 */
export function gradesOf({ marketId, specifiers }: MarketLine, facts: MatchFacts): readonly Grade[] | null {
  const picks = picksOf({ marketId, specifiers });
  if (picks) return gradesOfAll(picks, facts);
  const settler = SETTLERS.get(marketId);
  const parts = parseSpecifiers(specifiers);
  if (!settler || !parts) throw new RangeError(`no market ${marketId} ${specifiers}`);
  const grades = settler.grades(parts, facts);
  if (grades) return grades;
  return facts.abandoned || facts.over ? settler.kind.outcomes.map(() => 'void') : null;
}

function gradesOfAll(picks: readonly Pick[], facts: MatchFacts): readonly Grade[] | null {
  const grades = picks.map(
    (pick) => gradesOf(pick, facts)?.[marketKind(pick.marketId)?.outcomes.indexOf(pick.outcome) ?? -1],
  );
  const grade = gradeCombination(grades);
  return grade && [grade];
}

/** Returns the position of a line in its match: kinds in their order, lines by their numbers. */
export function linePosition({ marketId, specifiers }: MarketLine): number {
  const settler = SETTLERS.get(marketId);
  const parts = parseSpecifiers(specifiers) ?? {};
  const within = settler?.kind.lines.findIndex((one) => canonicalSpecifiers(one) === specifiers) ?? -1;
  const number = Number(parts['total'] ?? parts['hcp'] ?? parts['goalnr'] ?? 0);
  return (
    (settler?.position ?? 0) * LINES +
    (within >= 0 ? within : Math.round(Number.isNaN(number) ? 0 : number) + LINES / 2)
  );
}

/** Upper bound of the lines of a kind. */
const LINES = 400;
