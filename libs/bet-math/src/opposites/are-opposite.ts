import { type Pick, picksOf } from '../combination.ts';
import { marketKey, parseSpecifiers } from '../market-key.ts';
import { gradesOf, marketKind, sportOf } from '../markets.ts';
import type { MatchFacts } from '../model/market-kind.ts';
import { type Asked, type Results, resultsOf, thingOf } from './results.ts';

/**
 * Returns whether two outcomes of one match are opposites: two of one line, or two of which at least one doesn't lose
 * in any ending, such as over 3.25 and under 3.5 goals, or a side to win and the other's double chance.
 */
export function areOpposite(one: Pick, other: Pick): boolean {
  if (one.marketId === other.marketId && one.specifiers === other.specifiers) return one.outcome !== other.outcome;
  const all = [...(picksOf(one) ?? [one]), ...(picksOf(other) ?? [other])];
  const [sport, ...sports] = new Set(all.map(({ marketId }) => sportOf(marketId)));
  if (!sport || sport === 'greyhounds' || sports.length > 0) return false; // In a field of runners, no two lines cover everything.
  const lines = all.map(({ marketId, specifiers }) => ({
    span: marketKind(marketId)!.span,
    parts: parseSpecifiers(specifiers) ?? {},
  }));
  if (areApart(lines)) return false;
  const results = resultsOf(sport, lines);
  const [first, second] = [lossesOf(one, results), lossesOf(other, results)];
  return first.every((lost, at) => !lost || !second[at]);
}

/**
 * Returns whether the lines are independent: corners can lose whatever the goals are, and one quarter whatever another
 * is.
 */
const areApart = (lines: readonly Asked[]): boolean =>
  new Set(lines.map(({ span }) => thingOf(span))).size > 1 ||
  new Set(lines.flatMap(({ parts }) => parts['quarternr'] ?? parts['periodnr'] ?? [])).size > 1;

/** Cache of the latest results: a book asks for the same lines again and again. */
const lists = /*#__PURE__*/ new Map<string, readonly MatchFacts[]>();
const losses = /*#__PURE__*/ new Map<string, Uint8Array>();
const MOST_LISTS = 8;
const MOST_LOSSES = 2_000;

function keep<Value>(known: Map<string, Value>, most: number, key: string, work: () => Value): Value {
  const value = known.get(key) ?? work();
  known.delete(key);
  known.set(key, value);
  for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
  return value;
}

/** Returns for each result whether the outcome loses. An outcome that its market doesn't have always loses. */
function lossesOf({ marketId, specifiers, outcome }: Pick, { key, list }: Results): Uint8Array {
  return keep(losses, MOST_LOSSES, `${key}|${marketKey({ eventId: 0, marketId, specifiers })}/${outcome}`, () => {
    const at = marketKind(marketId)?.outcomes.indexOf(outcome) ?? -1;
    const isLost = (facts: MatchFacts) => at < 0 || gradesOf({ marketId, specifiers }, facts)?.[at] === 'lose';
    return Uint8Array.from(keep(lists, MOST_LISTS, key, list), (facts) => (isLost(facts) ? 1 : 0));
  });
}
