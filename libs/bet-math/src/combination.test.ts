import { expect, test } from 'vitest';
import { COMBINATION, combinationOf, gradeCombination, type Pick, picksOf } from './combination.ts';
import { beforeKickOff } from './football/goal-curve.ts';
import type { MatchState } from './football/match-state.ts';
import { MILLION } from './margin.ts';
import { gradesOf, isScoreDecisive, marketKind } from './markets.ts';
import type { MatchFacts, Score, Side } from './model/market-kind.ts';
import { priceCombination } from './price-combination.ts';
import { priceMarkets } from './price-markets.ts';
import { simulations } from './testing/simulations.ts';
import { uniform } from './testing/uniform.ts';

/** 60,000 in every run; `SIMULATIONS=1000000` for a more precise test. */
const RUNS = simulations(60_000);

const pick = (marketId: number, specifiers: string, outcome: string): Pick => ({ marketId, specifiers, outcome });
const start = beforeKickOff(1.6, 1.1);
/** 1–1, ten minutes before half-time. */
const live: MatchState = { ...start, home: 1, away: 1, left: 0.62, first: { left: 0.11, home: 1, away: 1 } };

const price = (state: MatchState, ...picks: Pick[]) => priceCombination({ sport: 'football', state }, picks, 0.05);

const chosen = [
  [pick(1, '', 'home'), pick(18, 'total=2.5', 'over')],
  [pick(1, '', 'draw'), pick(29, '', 'yes')],
  [pick(60, '', 'draw'), pick(1, '', 'away'), pick(18, 'total=3.5', 'under')],
  [
    pick(16, 'hcp=-0.5', 'home'),
    pick(20, 'total=0.5', 'over'),
    pick(90, 'total=1.5', 'under'),
    pick(47, '', 'home-home'),
  ],
  [pick(10, '', 'home-draw'), pick(68, 'total=0.5', 'over')],
] as const;

/**
 * Simulates goal by goal from the final scores: draws the score from the grid, and each goal's time from the share of
 * goals left.
 */
function play(state: MatchState, next: () => number): MatchFacts {
  const scores = finalScores(state);
  let at = next();
  const final = scores.find(({ chance }) => (at -= chance) < 0)?.score ?? scores[0]!.score;
  const share = state.first.left / state.left;
  const first = { home: state.first.home, away: state.first.away };
  for (const side of ['home', 'away'] as const)
    for (let goal = state[side]; goal < final[side]; goal++) if (next() < share) first[side] += 1;
  const second = { home: final.home - first.home, away: final.away - first.away };
  const goals: Side[] = [...Array<Side>(final.home).fill('home'), ...Array<Side>(final.away).fill('away')];
  return { periods: [first, second], goals, over: true, abandoned: false };
}

/** Second implementation of the final scores, from the formula alone. */
const known = new Map<MatchState, { score: Score; chance: number }[]>();
function finalScores(state: MatchState) {
  const before = known.get(state);
  if (before) return before;
  const [home, away] = [state.homeRate * state.left, state.awayRate * state.left];
  const poisson = (rate: number, goals: number): number =>
    goals === 0 ? Math.exp(-rate) : (poisson(rate, goals - 1) * rate) / goals;
  const tau: Record<string, number> = {
    '0-0': 1 + 0.07 * state.homeRate * state.awayRate,
    '0-1': 1 - 0.07 * state.homeRate,
    '1-0': 1 - 0.07 * state.awayRate,
    '1-1': 1.07,
  };
  const scores = Array.from({ length: 13 * 13 }, (_, at) => [Math.floor(at / 13), at % 13] as const).map(([h, a]) => ({
    score: { home: state.home + h, away: state.away + a },
    chance: poisson(home, h) * poisson(away, a) * (tau[`${state.home + h}-${state.away + a}`] ?? 1),
  }));
  const sum = scores.reduce((all, { chance }) => all + chance, 0);
  const made = scores.map(({ score, chance }) => ({ score, chance: chance / sum }));
  known.set(state, made);
  return made;
}

test.each([
  ['before kick-off', start],
  ['during play', live],
] as const)('outcomes together come as often as their one price says, %s', (_, state) => {
  const next = uniform(99);
  const won = chosen.map(() => 0);
  for (let run = 0; run < RUNS; run++) {
    const facts = play(state, next);
    chosen.forEach((picks, at) => {
      const wins = picks.every(
        (one) => gradesOf(one, facts)![marketKind(one.marketId)!.outcomes.indexOf(one.outcome)] === 'win',
      );
      won[at]! += wins ? 1 : 0;
    });
  }
  chosen.forEach((picks, at) => {
    const priced = price(state, ...picks);
    const chance = ('fair' in priced ? priced.fair : NaN) / MILLION;
    const off = Math.abs(won[at]! / RUNS - chance) / Math.sqrt((chance * (1 - chance) + 1e-4) / RUNS);
    expect(`${combinationOf(picks)} ${off < 4.5 ? 'fits' : off.toFixed(1)}`).toBe(`${combinationOf(picks)} fits`);
  });
});

test('an outcome that another one brings along changes nothing, one that rules it out has no price', () => {
  const [over] = priceMarkets(start, { margin: 0.05, only: [18] }).filter(
    ({ specifiers }) => specifiers === 'total=2.5',
  );
  const both = price(start, pick(18, 'total=1.5', 'over'), pick(18, 'total=2.5', 'over'));
  expect('fair' in both && Math.abs(both.fair - over!.fair[0]!)).toBeLessThan(3);
  expect(price(start, pick(1, '', 'home'), pick(31, '', 'yes'), pick(29, '', 'yes'))).toEqual({ fair: 0, odds: null });
});

test('the whole carries one margin, however many outcomes there are', () => {
  for (const picks of chosen) {
    const priced = price(start, ...picks);
    if (!('fair' in priced) || !priced.odds) throw new Error('no price');
    const keeps = 1 - (priced.fair / MILLION) * (priced.odds / 10_000);
    expect(keeps).toBeGreaterThan(0);
    expect(keeps).toBeLessThan(0.06);
  }
});

test('what may give its stake back, and what is told apart from the rest, is named', () => {
  expect(price(start, pick(1, '', 'home'), pick(11, '', 'home'))).toEqual({ pick: 1 });
  expect(price(start, pick(18, 'total=2', 'over'), pick(1, '', 'home'))).toEqual({ pick: 0 });
  expect(price(start, pick(8, 'goalnr=1', 'home'), pick(1, '', 'home'))).toEqual({ pick: 0 });
  expect(price(start, pick(1, '', 'home'), pick(186, '', 'home'))).toEqual({ pick: 1 });
  expect(price(start, pick(1, '', 'home'), pick(18, 'total=2.5', 'nobody'))).toEqual({ pick: 1 });
});

test('a combination is named the same in whatever order, and only as itself', () => {
  const [one, other] = [pick(18, 'total=2.5', 'over'), pick(1, '', 'home')];
  const specifiers = '1//home&18/total=2.5/over';
  expect(combinationOf([one, other])).toBe(specifiers);
  const read = (text: string) => picksOf({ marketId: COMBINATION.id, specifiers: text });
  expect(read(specifiers)).toEqual([other, one]);
  const wrong = [
    '',
    '1//home',
    '18/total=2.5/over&1//home',
    '1//home&1//draw',
    '1//home&900//all',
    '1//home&18/total/over',
  ];
  expect(wrong.map(read)).toEqual(wrong.map(() => null));
  expect(picksOf({ marketId: 1, specifiers })).toBeNull();
});

test('it is lost with its first lost outcome, void with a void one, and else known when all are', () => {
  expect(gradeCombination(['win', 'win'])).toBe('win');
  expect(gradeCombination(['win', undefined])).toBeNull();
  expect(gradeCombination(['lose', undefined])).toBe('lose');
  expect(gradeCombination(['win', 'void'])).toBe('void');
  expect(gradeCombination(['void', 'lose'])).toBe('lose');
});

test('points of basketball fall all the time: a combination of them is no other bet after one', () => {
  const of = (...picks: Pick[]) => ({ marketId: COMBINATION.id, specifiers: combinationOf(picks) });
  expect(isScoreDecisive(of(pick(219, '', 'home'), pick(229, '', 'odd')))).toBe(false);
  expect(isScoreDecisive(of(...chosen[0]))).toBe(true);
});
