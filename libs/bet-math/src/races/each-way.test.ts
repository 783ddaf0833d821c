import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legFactor, type SettledLeg } from '../leg-factor.ts';
import { exactReturn, isLost, type SettledBet } from '../payout.ts';
import { add, type Rational, rational, ZERO } from '../rational.ts';
import { receipt } from '../receipt.ts';
import { systemsOf } from '../systems.ts';
import { bestReturn, largestStake, liabilityOf, smallestStake, totalOdds } from '../terms.ts';
import { payout } from '../testing/payout.ts';
import { deductionFor, placeTerms } from './each-way.ts';

/** Reads the environment without Node's types: the library also runs in browsers, only its tests run in Node. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The long form: CROUPIER_EACH_WAY_CASES=20000. */
const CASES = Number(process.env['CROUPIER_EACH_WAY_CASES'] ?? 2_000);

const won = (odds: number): SettledLeg => ({ odds, result: 1, voidFactor: 0 });
const lost = (odds: number): SettledLeg => ({ odds, result: 0, voidFactor: 0 });
const quarter = (leg: SettledLeg): SettledLeg => ({ ...leg, fraction: 4 });
const single = (stake: bigint, win: SettledLeg, place: SettledLeg): SettledBet => ({
  stake,
  legs: [{ ...win, place }],
  sizes: [1],
  eachWay: true,
});

test('a winner wins both parts, a placed runner the place part alone', () => {
  // 10.00 each way at 9.00, a quarter for a place: 90.00 and 10 · (1 + 8/4) = 30.00.
  expect(payout(single(2_000n, won(90_000), quarter(won(90_000))))).toBe(12_000n);
  expect(payout(single(2_000n, lost(90_000), quarter(won(90_000))))).toBe(3_000n);
  expect(isLost(single(2_000n, lost(90_000), quarter(won(90_000))))).toBe(false);
  expect(isLost(single(2_000n, lost(90_000), quarter(lost(90_000))))).toBe(true);
});

test('a dead heat for the last place divides the stake of the place part alone', () => {
  const place = { ...quarter(won(90_000)), deadHeat: { places: 1, tied: 2 } };
  expect(payout(single(2_000n, lost(90_000), place))).toBe(1_500n);
});

test('a deduction is taken of the winnings before the place part gets its fraction of them', () => {
  const leg = { ...won(90_000), deduction: 25 };
  // 1 + 8 · 0.75 = 7.00, and 1 + 6/4 = 2.50.
  expect(payout(single(2_000n, leg, quarter(leg)))).toBe(9_500n);
});

test('an odd subunit is halved exactly and rounded down once, at the end', () => {
  // 0.5 · 3 + 0.5 · 1.5 = 2.25
  expect(payout(single(1n, won(30_000), quarter(won(30_000))))).toBe(2n);
  expect(receipt(single(1n, won(30_000), quarter(won(30_000))))).toMatchObject({
    lines: '2',
    unit: '1/2',
    factors: ['3'],
    placeFactors: ['3/2'],
    exact: '9/4',
  });
});

test('terms follow the number of runners, and more so in a handicap', () => {
  expect([4, 5, 7, 8, 15, 16].map((runners) => placeTerms(runners))).toEqual([
    null,
    { places: 2, fraction: 4 },
    { places: 2, fraction: 4 },
    { places: 3, fraction: 5 },
    { places: 3, fraction: 5 },
    { places: 3, fraction: 5 },
  ]);
  expect([11, 12, 15, 16].map((runners) => placeTerms(runners, true))).toEqual([
    { places: 3, fraction: 5 },
    { places: 3, fraction: 4 },
    { places: 3, fraction: 4 },
    { places: 4, fraction: 4 },
  ]);
});

test('the shorter the price of one that stays away, the more is deducted', () => {
  const prices = [10_100, 12_000, 15_000, 16_200, 16_300, 20_000, 30_000, 40_000, 60_000, 100_000, 150_000, 160_000];
  expect(prices.map(deductionFor)).toEqual([90, 80, 65, 60, 55, 45, 30, 25, 15, 10, 5, 0]);
});

test('before a race the largest stake, the smallest one and the liability count both parts', () => {
  const terms = { legs: [{ odds: 90_000, fair: 100_000, fraction: 4 }], sizes: [1], eachWay: true };
  expect(bestReturn(2_000n, terms)).toBe(12_000n);
  expect(totalOdds(terms)).toBe(60_000);
  expect(largestStake(12_000n, terms)).toBe(2_000n);
  expect(smallestStake(12_000n, terms)).toBe(2_000n);
  expect(liabilityOf(2_000n, terms, 0)).toBe(12_000n);
});

test('the polynomial of both parts equals every line written out, in every kind of bet, with every kind of result', () => {
  const tie = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([places, more]) => ({ places, tied: places + more }));
  const ended = fc.record(
    {
      result: fc.constantFrom(0 as const, 1 as const),
      voidFactor: fc.constantFrom(0 as const, 0.5 as const, 1 as const),
      deadHeat: tie,
    },
    { requiredKeys: ['result', 'voidFactor'] },
  );
  const run = fc
    .record({
      odds: fc.integer({ min: 10_100, max: 500_000 }),
      deduction: fc.constantFrom(0, 5, 25, 90),
      fraction: fc.constantFrom(4, 5),
      win: ended,
      place: ended,
    })
    .map(({ odds, deduction, fraction, win, place }) => ({
      ...{ odds, deduction, ...win },
      place: { odds, deduction, fraction, ...place },
    }));
  const legs = fc.array(run, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(legs, fc.constantFrom(...ALL_SHAPES), fc.bigInt(1n, 1n << 60n), (drawn, shape, stake) => {
      const inBet = drawn
        .slice(0, shape.legs + shape.bankers)
        .map((leg, at) => ({ ...leg, banker: at < shape.bankers }));
      const placed = inBet.map(({ place, banker }) => ({ ...place, banker }));
      const both = [inBet, placed].map((part) => lineByLine(stake, part, shape.sizes)).reduce(add, ZERO);
      expect(exactReturn({ stake, legs: inBet, sizes: shape.sizes, eachWay: true })).toEqual(both);
    }),
    { numRuns: CASES },
  );
});

const ALL_SHAPES = Array.from({ length: 8 }, (_, more) => more + 1).flatMap((total) =>
  Array.from({ length: Math.min(total, 3) }, (_, bankers) => {
    const legs = total - bankers;
    return [{ legs, bankers, sizes: [legs] }, ...systemsOf(legs, bankers)];
  }).flat(),
);

/** Settles each line as a separate bet of one part, with half of the stake. */
function lineByLine(
  stake: bigint,
  legs: readonly (SettledLeg & { banker: boolean })[],
  sizes: readonly number[],
): Rational {
  const factors = legs.map(legFactor);
  let [sum, lines] = [0n, 0n];
  for (let mask = 0; mask < 1 << legs.length; mask++) {
    const inLine = (at: number) => (mask & (1 << at)) !== 0;
    if (legs.some(({ banker }, at) => banker && !inLine(at))) continue;
    if (!sizes.includes(legs.filter(({ banker }, at) => !banker && inLine(at)).length)) continue;
    lines++;
    sum += factors.reduce((product, { n, d }, at) => product * (inLine(at) ? n : d), 1n);
  }
  return rational(stake * sum, 2n * lines * factors.reduce((product, { d }) => product * d, 1n));
}
