import { basketball } from './basketball/model.ts';
import { football } from './football/model.ts';
import type { Grade } from './grades.ts';
import { iceHockey } from './ice-hockey/model.ts';
import { canonicalSpecifiers, parseSpecifiers } from './market-key.ts';
import type { MarketKind, MatchFacts, Parts, Sport } from './model/market-kind.ts';
import type { MarketLine } from './model/price.ts';
import { tennis } from './tennis/model.ts';

/** Ids that our own code names. */
export const MARKET_IDS = { matchResult: 1, nextGoal: 8, total: 18, bothScore: 29 } as const;

export const totalSpecifiers = (line: number): string => canonicalSpecifiers({ total: line });

/** Every sport's kinds grade their own endings: seen from outside they all take facts and give grades. */
interface Settler {
  readonly sport: Sport;
  readonly kind: MarketKind;
  readonly position: number;
  readonly grades: (parts: Parts, facts: MatchFacts) => Grade[] | null;
}

const SETTLERS: ReadonlyMap<number, Settler> = /*#__PURE__*/ new Map(
  [settlersOf(football), settlersOf(tennis), settlersOf(basketball), settlersOf(iceHockey)].flat(),
);

function settlersOf<Ending>({
  sport,
  kinds,
  ended,
}: {
  sport: Sport;
  kinds: readonly (MarketKind & { grade: (outcome: string, ending: Ending, parts: Parts) => Grade })[];
  ended: (facts: MatchFacts, span: string, parts: Parts) => Ending | null;
}): [number, Settler][] {
  return kinds.map((kind, position) => {
    const grades = (parts: Parts, facts: MatchFacts) => {
      const ending = ended(facts, kind.span, parts);
      return ending && kind.outcomes.map((outcome) => kind.grade(outcome, ending, parts));
    };
    return [kind.id, { sport, kind, position, grades }];
  });
}

export const marketKind = (marketId: number): MarketKind | null => SETTLERS.get(marketId)?.kind ?? null;
export const sportOf = (marketId: number): Sport | null => SETTLERS.get(marketId)?.sport ?? null;

/** How each outcome of a line ended, in the market's order; null while it is not known. A line of no market is a RangeError. */
export function gradesOf({ marketId, specifiers }: MarketLine, facts: MatchFacts): readonly Grade[] | null {
  const settler = SETTLERS.get(marketId);
  const parts = parseSpecifiers(specifiers);
  if (!settler || !parts) throw new RangeError(`no market ${marketId} ${specifiers}`);
  const grades = settler.grades(parts, facts);
  if (grades) return grades;
  return facts.abandoned || facts.over ? settler.kind.outcomes.map(() => 'void') : null;
}

/** Where a line stands among all of its match: kinds in their order, lines by their numbers. */
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

/** More of a kind there never are. */
const LINES = 600;
