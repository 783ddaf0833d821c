import { FOOTBALL, type MarketKind, type Parts, type Score, type Scores } from './football/kinds.ts';
import { type Grade, wonIf } from './grades.ts';
import { canonicalSpecifiers, parseSpecifiers } from './market-key.ts';

/** Ids of the standard feed that our own code names. */
export const MARKET_IDS = { matchResult: 1, nextGoal: 8, total: 18, bothScore: 29 } as const;

export const totalSpecifiers = (line: number): string => canonicalSpecifiers({ total: line });

export interface MarketLine {
  readonly marketId: number;
  readonly specifiers: string;
}

const BY_ID: ReadonlyMap<number, MarketKind> = /*#__PURE__*/ new Map(FOOTBALL.map((kind) => [kind.id, kind]));

export const marketKind = (marketId: number): MarketKind | null => BY_ID.get(marketId) ?? null;

/** What a line asks, and of which number; one that names no market is a RangeError. */
export function readLine({ marketId, specifiers }: MarketLine): { kind: MarketKind; parts: Parts } {
  const kind = marketKind(marketId);
  const parts = parseSpecifiers(specifiers);
  if (!kind || !parts) throw new RangeError(`no market ${marketId} ${specifiers}`);
  return { kind, parts };
}

/** Where a line stands among all of its match. */
export function linePosition({ marketId, specifiers }: MarketLine): number {
  const kind = FOOTBALL.findIndex(({ id }) => id === marketId);
  const parts = parseSpecifiers(specifiers);
  const line = FOOTBALL[kind]?.lines.findIndex((one) => canonicalSpecifiers(one) === specifiers) ?? -1;
  return kind * LINES + (line >= 0 ? line : Number(parts?.['goalnr'] ?? 0));
}

/** More of a kind there never are. */
const LINES = 100;

/** What is known for certain of a match. */
export interface MatchFacts {
  /** Of the first half, once it is over. */
  readonly first: Score | null;
  /** At the end, once it is played out. */
  readonly match: Score | null;
  /** Who scored, in order. */
  readonly goals: readonly ('home' | 'away')[];
  /** It will not be played out: what is not decided by now is void. */
  readonly abandoned: boolean;
}

/** How each outcome of a line ended, in the market's order; null while it is not known. */
export function gradesOf(line: MarketLine, facts: MatchFacts): readonly Grade[] | null {
  const { kind, parts } = readLine(line);
  const grades = kind.span === 'goal' ? goalGrades(kind, parts, facts) : scoreGrades(kind, parts, facts);
  if (grades) return grades;
  return facts.abandoned || facts.match ? kind.outcomes.map(() => 'void') : null;
}

function goalGrades({ outcomes }: MarketKind, { goalnr }: Parts, { goals, match }: MatchFacts): Grade[] | null {
  const scorer = goals[Number(goalnr) - 1] ?? (match ? 'none' : null);
  return scorer && outcomes.map((outcome) => wonIf(outcome === scorer));
}

function scoreGrades(kind: MarketKind, parts: Parts, { first, match }: MatchFacts): Grade[] | null {
  const scores = scoresOf(kind, first, match);
  return scores && kind.outcomes.map((outcome) => kind.grade(outcome, scores, parts));
}

/** What is not known of them, the kind does not ask for. */
function scoresOf({ span }: MarketKind, first: Score | null, match: Score | null): Scores | null {
  if (span === 'first') return first && { first, second: NONE, match: NONE };
  if (!match) return null;
  if (span === 'match') return { first: NONE, second: NONE, match };
  return first && { first, second: { home: match.home - first.home, away: match.away - first.away }, match };
}

const NONE: Score = { home: 0, away: 0 };
