import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MILLION, bookMargin, toPartsPerMillion, withMargin } from './margin.ts';
import { MARKET_IDS, totalSpecifiers } from './markets.ts';
import { priceMarkets } from './price-markets.ts';
import { chanceThat, scoreGrid, type MatchState } from './score-grid.ts';

const rate = fc.double({ min: 0.2, max: 3.5, noNaN: true });
const anyState: fc.Arbitrary<MatchState> = fc.record({
  homeRate: rate,
  awayRate: rate,
  home: fc.nat(4),
  away: fc.nat(4),
  left: fc.double({ min: 0, max: 1, noNaN: true }),
});
const beforeKickOff = { homeRate: 1.5, awayRate: 1.1, home: 0, away: 0, left: 1 };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('fair probabilities of every market sum to exactly one million, in any state of any match', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      for (const { fair } of priceMarkets(state, 0.05)) expect(sum(fair)).toBe(MILLION);
    }),
  );
});

test('a priced market keeps its margin: never below it, and above it only by the rounding of the ladder', () => {
  fc.assert(
    fc.property(rate, rate, fc.double({ min: 0.02, max: 0.1, noNaN: true }), (homeRate, awayRate, margin) => {
      for (const { odds } of priceMarkets({ ...beforeKickOff, homeRate, awayRate }, margin)) {
        if (!odds) continue;
        expect(bookMargin(odds)).toBeGreaterThanOrEqual(margin * MILLION - 1);
        expect(bookMargin(odds)).toBeLessThan((margin + 0.035) * MILLION);
      }
    }),
  );
});

test('no price ever promises more than the fair one', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      for (const { odds, fair } of priceMarkets(state, 0.05)) {
        odds?.forEach((price, index) => expect((price / 10_000) * (fair[index]! / MILLION)).toBeLessThan(1.0001));
      }
    }),
  );
});

test('the long shot carries more of the margin than the favourite', () => {
  const [favourite, longShot] = withMargin([0.8, 0.2], 0.06);
  expect(favourite! / 10_000 / (1 / 0.8)).toBeGreaterThan(longShot! / 10_000 / (1 / 0.2));
});

test('a decided market has no price, and its fair probability is certainty', () => {
  const markets = priceMarkets({ ...beforeKickOff, home: 2, away: 1, left: 0.4 }, 0.05);
  const over = markets.find(({ specifiers }) => specifiers === totalSpecifiers(2.5))!;
  expect(over).toMatchObject({ odds: null, fair: [MILLION, 0] });
  expect(markets.find(({ marketId }) => marketId === MARKET_IDS.bothScore)).toMatchObject({ odds: null });
});

test('without correction the grid is two independent Poissons', () => {
  const grid = scoreGrid(beforeKickOff, 0);
  expect(grid[2]![1]).toBeCloseTo(((Math.exp(-1.5) * 1.5 ** 2) / 2) * Math.exp(-1.1) * 1.1, 10);
});

test('the correction moves weight to 0:0 and 1:1 and keeps the sum', () => {
  const [plain, corrected] = [scoreGrid(beforeKickOff, 0), scoreGrid(beforeKickOff)];
  expect(corrected[0]![0]!).toBeGreaterThan(plain[0]![0]!);
  expect(corrected[1]![1]!).toBeGreaterThan(plain[1]![1]!);
  expect(corrected[0]![1]!).toBeLessThan(plain[0]![1]!);
  expect(chanceThat(corrected, () => true)).toBeCloseTo(1, 12);
});

test('live prices are the average of what they may become: conditioning on the next stretch changes nothing on average', () => {
  // Chance of a home win now = Σ over goals in the next stretch of chance of those goals × chance of a win after them.
  const now = { ...beforeKickOff, left: 0.6 };
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

/** Given the final score, each goal still to come falls into the stretch independently with chance stretch ÷ left. */
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
