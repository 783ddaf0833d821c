import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endingsOf } from './football/distribution.ts';
import { beforeKickOff } from './football/goal-curve.ts';
import type { MatchState } from './football/match-state.ts';
import { scoreGrid } from './football/score-grid.ts';
import { MAIN_MARKETS, MARKET_IDS } from './main-markets.ts';
import { MILLION, bookMargin, toPartsPerMillion, withMargin } from './margin.ts';
import { gradesOf, marketKind } from './markets.ts';
import { priceMarkets } from './price-markets.ts';
import { chanceThat } from './testing/chance-that.ts';
import { simulations } from './testing/simulations.ts';
import { totalSpecifiers } from './testing/total-specifiers.ts';
import { uniform } from './testing/uniform.ts';

const rate = fc.double({ min: 0.2, max: 3.5, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
/**
 * Draws any moment of any match: in the first half without goals before it, or in the second with a half-time score.
 */
const anyState: fc.Arbitrary<MatchState> = fc
  .record({ homeRate: rate, awayRate: rate, home: fc.nat(4), away: fc.nat(4), left: share, half: share, before: share })
  .map(({ half, before, ...state }) => {
    const inFirst = state.left > 0.55;
    const goals = inFirst
      ? { home: state.home, away: state.away }
      : { home: Math.round(state.home * half), away: Math.round(state.away * before) };
    return { ...state, first: { left: inFirst ? state.left - 0.55 : 0, ...goals } };
  });
const before = beforeKickOff(1.5, 1.1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('fair probabilities of every market sum to exactly one million for each winner, in any state of any match', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      for (const { marketId, fair } of priceMarkets(state, { margin: 0.05 })) {
        const winners = marketKind(marketId)!.several ? 2 : 1;
        expect(Math.abs(sum(fair) - winners * MILLION)).toBeLessThan(winners === 1 ? 1 : 3);
      }
    }),
  );
});

test('a priced market keeps its margin: never below it, and above it only by the rounding of the ladder', () => {
  fc.assert(
    fc.property(rate, rate, fc.double({ min: 0.02, max: 0.1, noNaN: true }), (homeRate, awayRate, margin) => {
      for (const { marketId, odds } of priceMarkets(beforeKickOff(homeRate, awayRate), { margin })) {
        if (!odds || odds.includes(null) || marketKind(marketId)!.outcomes.length > 3) continue;
        const kept = bookMargin(odds, marketKind(marketId)!.several ? 2 : 1);
        expect(kept).toBeGreaterThanOrEqual(marketKind(marketId)!.several ? 0 : margin * MILLION - 1);
        expect(kept).toBeLessThan((margin + 0.035) * MILLION);
      }
    }),
  );
});

test('no price ever promises more than the fair one', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      for (const { odds, fair } of priceMarkets(state, { margin: 0.05 })) {
        odds?.forEach((price, index) => expect(((price ?? 0) / 10_000) * (fair[index]! / MILLION)).toBeLessThan(1.001));
      }
    }),
  );
});

test('the long shot carries more of the margin than the favourite', () => {
  const [favourite, longShot] = withMargin([0.8, 0.2], 0.06);
  expect(favourite! / 10_000 / (1 / 0.8)).toBeGreaterThan(longShot! / 10_000 / (1 / 0.2));
});

test('a decided market has no price, and its fair probability is certainty', () => {
  const first = { left: 0, home: 1, away: 0 };
  const markets = priceMarkets({ ...before, home: 2, away: 1, left: 0.4, first }, { margin: 0.05 });
  const line = (specifiers: string) =>
    markets.find((one) => one.marketId === MARKET_IDS.total && one.specifiers === specifiers);
  expect(line(totalSpecifiers(2.5))).toMatchObject({ odds: null, fair: [MILLION, 0] });
  expect(line(totalSpecifiers(2.25))).toMatchObject({ odds: null });
  expect(markets.find(({ marketId }) => marketId === MARKET_IDS.bothScore)).toMatchObject({ odds: null });
});

test('without correction the grid is two independent Poissons', () => {
  const grid = scoreGrid(before, 0);
  expect(grid[2]![1]).toBeCloseTo(((Math.exp(-1.5) * 1.5 ** 2) / 2) * Math.exp(-1.1) * 1.1, 10);
});

test('the correction moves weight to 0:0 and 1:1 and keeps the sum', () => {
  const [plain, corrected] = [scoreGrid(before, 0), scoreGrid(before)];
  expect(corrected[0]![0]!).toBeGreaterThan(plain[0]![0]!);
  expect(corrected[1]![1]!).toBeGreaterThan(plain[1]![1]!);
  expect(corrected[0]![1]!).toBeLessThan(plain[0]![1]!);
  expect(chanceThat(corrected, () => true)).toBeCloseTo(1, 12);
});

test('live prices are the average of what they may become: conditioning on the next stretch changes nothing on average', () => {
  // Chance of a home win now = Σ over goals in the next stretch of chance of those goals × chance of a win after them.
  const now = { ...before, left: 0.6 };
  const stretch = 0.25;
  const prior = scoreGrid(now);
  let average = 0;
  for (let home = 0; home <= 8; home++) {
    for (let away = 0; away <= 8; away++) {
      const after = scoreGrid({ ...now, home, away, left: now.left - stretch });
      const seen = chanceOfGoals(prior, now.left, stretch, home, away);
      average += seen * chanceThat(after, (h, a) => h > a);
    }
  }
  expect(average).toBeCloseTo(
    chanceThat(prior, (h, a) => h > a),
    4,
  );
});

/**
 * Returns the chance of goals in a stretch: given the final score, each goal still to come falls in it independently
 * with chance stretch ÷ left.
 */
function chanceOfGoals(
  grid: readonly (readonly number[])[],
  left: number,
  stretch: number,
  home: number,
  away: number,
) {
  const part = stretch / left;
  let sum = 0;
  grid.forEach((row, h) =>
    row.forEach((chance, a) => (sum += chance * binomial(h, home, part) * binomial(a, away, part))),
  );
  return sum;
}

function binomial(n: number, k: number, p: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

test('parts per million give the leftover to the largest remainders', () => {
  expect(toPartsPerMillion([1 / 3, 1 / 3, 1 / 3])).toEqual([333_334, 333_333, 333_333]);
});

test('prices of all markets come from one model: what one says of the final score, no other contradicts', () => {
  const priced = new Map(
    priceMarkets(before, { margin: 0.05 }).map((market) => [`${market.marketId}/${market.specifiers}`, market.fair]),
  );
  const chance = (line: string, ...outcomes: number[]) =>
    outcomes.reduce((total, index) => total + priced.get(line)![index]!, 0);
  const close = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(5);
  close(chance('10/', 0), chance('1/', 0, 1)); // Double chance and result.
  close(chance('60/', 0), chance('47/', 0, 1, 2)); // First half and half-time/full-time.
  close(chance('47/', 0, 3, 6), chance('1/', 0)); // Half-time/full-time and result.
  close(chance('18/total=2.5', 0), chance('21/', 3, 4, 5, 6)); // Total and exact goals.
  close(chance('35/', 0, 2, 4), chance('29/', 0)); // Result and both to score.
  close(chance('16/hcp=-0.5', 0), chance('1/', 0)); // Half a goal is a win.
  close(chance('11/', 0), Math.round((MILLION * chance('1/', 0)) / (MILLION - chance('1/', 1))));
  close(chance('8/goalnr=1', 1), chance('45/', 0)); // No next goal and 0–0.
  const [back] = priceMarkets(before, { margin: 0.05, only: [11] }).map((market) => market.back);
  close(back!, chance('1/', 1)); // Share that a draw returns.
});

test('half-time, second-half and full-time prices are what matches of the model show', { timeout: 600_000 }, () => {
  const state = { ...beforeKickOff(1.7, 0.9), home: 0, away: 1, left: 0.8, first: { left: 0.25, home: 0, away: 1 } };
  const priced = priceMarkets(state, { margin: 0.05, only: [47, 52, 60, 83, 95, 66] });
  const endings = endingsOf(state);
  const RUNS = simulations(40_000);
  const seen = priced.map(({ fair }) => fair.map(() => 0));
  const back = priced.map(() => 0);
  const next = uniform(12_345);
  for (let run = 0; run < RUNS; run++) {
    let rest = next();
    const { match } = (endings.find(({ chance }) => (rest -= chance) < 0) ?? endings[0]!).ending;
    const inFirst = (count: number) => Array.from({ length: count }, next).filter((at) => at < 0.25 / 0.8).length;
    const first = { home: inFirst(match.home), away: 1 + inFirst(match.away - 1) };
    priced.forEach((line, at) => {
      const grades = gradesOf(line, {
        periods: [first, { home: match.home - first.home, away: match.away - first.away }],
        over: true,
        goals: [],
        abandoned: false,
      })!;
      if (grades[0] === 'void') back[at]! += 1;
      grades.forEach((grade, outcome) => (seen[at]![outcome]! += grade === 'win' ? 1 : grade === 'half_win' ? 0.5 : 0));
      if (grades.some((grade) => grade.startsWith('half'))) back[at]! += 0.5;
    });
  }
  priced.forEach(({ fair }, at) =>
    fair.forEach((parts, outcome) => {
      const chance = parts / MILLION;
      const played = RUNS - back[at]!;
      expect(Math.abs(seen[at]![outcome]! / played - chance)).toBeLessThan(
        5 * Math.sqrt((chance * (1 - chance) + 1e-4) / played),
      );
    }),
  );
});

test('a goal line in quarters splits the stake: half a win, half a loss, and the whole of it back on the line', () => {
  const graded = (marketId: number, specifiers: string, home: number, away: number) =>
    gradesOf(
      { marketId, specifiers },
      {
        periods: [
          { home, away },
          { home: 0, away: 0 },
        ],
        over: true,
        goals: [],
        abandoned: false,
      },
    );
  expect(graded(18, 'total=2.25', 1, 1)).toEqual(['half_lose', 'half_win']);
  expect(graded(18, 'total=2.75', 2, 1)).toEqual(['half_win', 'half_lose']);
  expect(graded(18, 'total=3', 2, 1)).toEqual(['void', 'void']);
  expect(graded(16, 'hcp=-1.25', 1, 0)).toEqual(['half_lose', 'half_win']);
  expect(graded(16, 'hcp=0.75', 0, 1)).toEqual(['half_lose', 'half_win']);
  expect(graded(14, 'hcp=0:1', 1, 0)).toEqual(['lose', 'win', 'lose']);
});

test('lists name their markets and outcomes as the kinds do', () => {
  const matches = Object.entries(MAIN_MARKETS).filter(([sport]) => sport !== 'greyhounds');
  for (const { marketId, name, outcomes } of matches.flatMap(([, markets]) => markets))
    expect(marketKind(marketId)).toMatchObject({ name, outcomes });
});
