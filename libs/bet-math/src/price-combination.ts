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

/** What a match's prices are worked out from, as its feed keeps it. */
export interface ModelState {
  readonly sport: Sport;
  readonly state: unknown;
}

export interface CombinationPrice {
  /** Without margin, parts per million. */
  readonly fair: number;
  /** Null where it is too certain or too unlikely to have a price. */
  readonly odds: Odds | null;
}

/** Why outcomes have no price together: one may give its stake back, or is about a part that is not told with the rest. */
export type NotCombinable = { readonly pick: number };

/**
 * The exact price of several outcomes together: the chances of all endings of the match in which every one of them wins. One
 * margin on the whole, however many there are.
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

/** The power method puts most of the margin on long shots, which many outcomes together always are: none bears more than its share. */
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

/** Each is only ever given states of its own. */
const MODELS = { football, tennis, basketball, 'ice-hockey': iceHockey, greyhounds } as unknown as Record<Sport, Model>;

/** The endings of the states asked for last: a match is asked for many combinations between two moments. */
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
