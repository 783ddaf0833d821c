import { basketball } from './basketball/model.ts';
import type { Pick } from './combination.ts';
import { football } from './football/model.ts';
import { iceHockey } from './ice-hockey/model.ts';
import { MILLION, withMargin } from './margin.ts';
import { parseSpecifiers } from './market-key.ts';
import type { Kind, Parts, Sport, SportModel, Weighted } from './model/market-kind.ts';
import { ladderOdds, type Odds } from './odds.ts';
import { greyhounds } from './races/greyhounds.ts';
import { tennis } from './tennis/model.ts';

/** State from which the model calculates the odds of a match, as its feed stores it. */
export interface ModelState {
  readonly sport: Sport;
  readonly state: unknown;
}

export interface CombinationPrice {
  /** Chance without margin, in parts per million. */
  readonly fair: number;
  /** Null if it is too certain or too unlikely to have odds. */
  readonly odds: Odds | null;
}

/**
 * Pick that has no odds together with the others: it may return its stake, or is about a part of the match outside the
 * joint distribution.
 */
export type NotCombinable = { readonly pick: number };

/**
 * Returns the exact odds of several outcomes together: the sum of the chances of all endings in which every one of them
 * wins. One margin applies to the whole, however many there are.
 */
export function priceCombination(
  { sport, state }: ModelState,
  picks: readonly Pick[],
  margin: number,
): CombinationPrice | NotCombinable {
  const endings = endingsOf(sport, state);
  const { kinds, joint } = MODELS[sport];
  let left = endings;
  for (const [at, { marketId, specifiers, outcome }] of picks.entries()) {
    const kind = kinds.find(({ id }) => id === marketId);
    const parts = parseSpecifiers(specifiers);
    if (!kind || !parts || !joint.covers.includes(kind.span) || !winsOrLoses(kind, outcome, endings, parts))
      return { pick: at };
    left = left.filter(({ ending }) => kind.grade(outcome, ending, parts) === 'win');
  }
  const chance = Math.min(
    1,
    left.reduce((sum, one) => sum + one.chance, 0),
  );
  return { fair: Math.round(chance * MILLION), odds: oddsOf(chance, margin) };
}

/**
 * Returns the odds with the margin. The power method puts most of the margin on long shots, which combinations usually
 * are: limits it to a proportional share.
 */
function oddsOf(chance: number, margin: number): Odds | null {
  if (chance <= 0) return null;
  const share = ladderOdds(1 / (chance * (1 + margin)));
  const power = withMargin([chance, 1 - chance], margin)[0] ?? null;
  return share === null || power === null ? (share ?? power) : Math.max(share, power);
}

const winsOrLoses = (kind: Kind<unknown>, outcome: string, endings: Endings, parts: Parts): boolean =>
  kind.outcomes.includes(outcome) &&
  endings.every(({ ending }) => ['win', 'lose'].includes(kind.grade(outcome, ending, parts)));

type Endings = readonly Weighted<unknown>[];
type Model = SportModel<unknown, unknown>;

/** Models by sport. Each only receives its own states. */
const MODELS = { football, tennis, basketball, 'ice-hockey': iceHockey, greyhounds } as unknown as Record<Sport, Model>;

/** Cache of the endings of recent states: many combinations are priced for one state of a match. */
const known = /*#__PURE__*/ new Map<string, Endings>();
const MOST_KNOWN = 32;

function endingsOf(sport: Sport, state: unknown): Endings {
  const key = `${sport}${JSON.stringify(state)}`;
  const endings = known.get(key) ?? MODELS[sport].endings(state, MODELS[sport].joint.span);
  known.delete(key);
  known.set(key, endings);
  for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest);
  return endings;
}
