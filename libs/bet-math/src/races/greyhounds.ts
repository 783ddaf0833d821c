import type { Kind, MatchFacts, SportModel, SportRules, Weighted } from '../model/market-kind.ts';
import { FIELD_MARKETS } from './field-markets.ts';
import { forecast, placed, type Ranks } from './finish.ts';

/** State of a race before the start: each runner's chance to win by its number, 0 for a withdrawn one. */
export interface RaceState {
  readonly chances: readonly number[];
  /** Number of placed runners. */
  readonly places: number;
}

export interface RaceEnding {
  readonly ranks: Ranks;
  readonly places: number;
}

export const MOST_RUNNERS = 16;
const NUMBERS = Array.from({ length: MOST_RUNNERS }, (_, index) => String(index + 1));
/** Sorted by number of runners: a race of six has the first thirty. */
const FORECASTS = NUMBERS.flatMap((high, index) =>
  NUMBERS.slice(0, index).flatMap((low) => [`${low}-${high}`, `${high}-${low}`]),
);

const plain = { several: false, lines: [{}], span: 'race' } as const;
const single = (id: number, name: string, span: string): Kind<RaceEnding> => ({
  ...plain,
  ...{ id, name, span },
  outcomes: NUMBERS,
  // The model has no ties.
  winner: ({ ranks }) => String(ranks.indexOf(1) + 1),
  grade: (outcome, { ranks }) => placed(ranks, Number(outcome), 1).grade,
});
const among = (id: number, name: string, span: string): Kind<RaceEnding> => ({
  ...plain,
  ...{ id, name, span },
  outcomes: NUMBERS,
  several: true,
  grade: (outcome, { ranks, places }) => placed(ranks, Number(outcome), places).grade,
});

const RACES: readonly Kind<RaceEnding>[] = [
  single(FIELD_MARKETS.win, 'raceWinner', 'race'),
  among(FIELD_MARKETS.place, 'racePlace', 'race'),
  {
    ...plain,
    id: FIELD_MARKETS.forecast,
    name: 'raceForecast',
    outcomes: FORECASTS,
    winner: ({ ranks }) => `${ranks.indexOf(1) + 1}-${ranks.indexOf(2) + 1}`,
    grade(outcome, { ranks }) {
      const [first, second] = pairOf(outcome);
      return forecast(ranks, first, second).grade;
    },
  },
];

export const pairOf = (outcome: string): [number, number] => {
  const [first, second] = outcome.split('-').map(Number);
  return [first ?? 0, second ?? 0];
};

/** Markets and their settlement, without the model. */
export const greyhoundRules: SportRules<RaceEnding> = { sport: 'greyhounds', kinds: RACES, ended };

/**
 * Markets on the winner and first three of a season. The runners are its clubs; the book that simulates the season sets
 * the odds.
 */
export const seasonRules = {
  sport: null,
  kinds: [
    single(FIELD_MARKETS.outright, 'seasonWinner', 'season'),
    among(FIELD_MARKETS.topThree, 'seasonTopThree', 'season'),
  ],
  ended,
};

/**
 * Model of a race: the winner by the chances, the others by Harville's rule with Henery's correction. A beaten
 * favourite usually has a reason, so the chances to finish second and third are closer together than those to win.
 */
export const greyhounds: SportModel<RaceState, RaceEnding> = {
  ...greyhoundRules,
  endings: raceEndings,
  // Outcomes of one race depend on each other and can't be combined; a forecast is a separate market.
  joint: { span: 'race', covers: [] },
  lines: ({ lines }) => lines,
};

/** Exponents applied to the chances for the second and later places. */
const DISCOUNTS = [1, 0.76, 0.62, 0.52] as const;
/** Rank of a runner behind every place that has odds. */
const UNPLACED = MOST_RUNNERS + 1;

/** Returns the chance of each remaining runner to take the next place. */
export function nextChances(chances: readonly number[], taken: readonly number[]): number[] {
  const power = DISCOUNTS[Math.min(taken.length, DISCOUNTS.length - 1)]!;
  const weights = chances.map((chance, index) => (chance > 0 && !taken.includes(index) ? chance ** power : 0));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 0));
}

/** Returns every order of the first places, with its chance. */
function raceEndings({ chances, places }: RaceState): Weighted<RaceEnding>[] {
  const running = chances.filter((chance) => chance > 0).length;
  const depth = Math.min(Math.max(places, 2), running);
  const endings: Weighted<RaceEnding>[] = [];
  const go = (taken: readonly number[], chance: number): void => {
    if (taken.length === depth) {
      endings.push({ ending: { ranks: ranksOf(chances, taken), places }, chance });
      return;
    }
    for (const [index, next] of nextChances(chances, taken).entries())
      if (next > 0) go([...taken, index], chance * next);
  };
  go([], 1);
  return endings;
}

const ranksOf = (chances: readonly number[], taken: readonly number[]): Ranks =>
  chances.map((chance, index) => {
    const at = taken.indexOf(index);
    // A runner without any chance doesn't run: nothing is offered on it.
    return chance > 0 && at >= 0 ? at + 1 : UNPLACED;
  });

/** Returns the finish; null until the race is over. */
function ended({ over, finish }: MatchFacts): RaceEnding | null {
  return over && finish ? finish : null;
}
