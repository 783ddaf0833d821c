import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legFactor, type SettledLeg } from './leg-factor.ts';
import { exactReturn, isLost, lineCount } from './payout.ts';
import { type Rational, rational, toText } from './rational.ts';
import { receipt } from './receipt.ts';
import { SYSTEM_BETS, systemsOf } from './systems.ts';
import { payout } from './testing/payout.ts';
import { NIGHT } from './testing/simulations.ts';

const won = (odds: number): SettledLeg => ({ odds, result: 1, voidFactor: 0 });
const lost = (odds: number): SettledLeg => ({ odds, result: 0, voidFactor: 0 });
const voided = (odds: number): SettledLeg => ({ odds, result: 1, voidFactor: 1 });
const single = (stake: bigint, leg: SettledLeg) => ({ stake, legs: [leg], sizes: [1] });

const anyLeg = fc.record({
  odds: fc.integer({ min: 10_100, max: 500_000 }),
  result: fc.constantFrom(0 as const, 1 as const),
  voidFactor: fc.constantFrom(0 as const, 0.5 as const, 1 as const),
});

test('a won single pays stake times odds, rounded down', () => {
  expect(payout(single(1_000n, won(21_000)))).toBe(2_100n);
  expect(payout(single(333n, won(21_300)))).toBe(709n); // 709.29
  expect(payout(single(1n, won(19_900)))).toBe(1n);
});

test('a lost single pays nothing, a void one its stake, whatever the odds', () => {
  expect(payout(single(1_000n, lost(21_000)))).toBe(0n);
  expect(payout(single(1_000n, voided(9_000_000)))).toBe(1_000n);
});

test('half a win and half a loss return half the stake untouched', () => {
  expect(toText(legFactor({ odds: 19_000, result: 1, voidFactor: 0.5 }))).toBe('29/20');
  expect(toText(legFactor({ odds: 19_000, result: 0, voidFactor: 0.5 }))).toBe('1/2');
});

test('a dead heat divides the stake, not the winnings', () => {
  expect(toText(legFactor({ ...won(50_000), deadHeat: { places: 1, tied: 2 } }))).toBe('5/2');
});

test('a deduction takes its share of the winnings and never more than nine tenths', () => {
  expect(toText(legFactor({ ...won(50_000), deduction: 25 }))).toBe('4');
  expect(legFactor({ ...won(50_000), deduction: 99 })).toEqual(legFactor({ ...won(50_000), deduction: 90 }));
});

test.each([
  ['trixie', 4n],
  ['patent', 7n],
  ['yankee', 11n],
  ['lucky15', 15n],
  ['canadian', 26n],
  ['lucky31', 31n],
  ['heinz', 57n],
  ['lucky63', 63n],
  ['superHeinz', 120n],
  ['goliath', 247n],
] as const)('%s has its customary number of lines', (name, lines) => {
  expect(lineCount(SYSTEM_BETS[name].legs, SYSTEM_BETS[name].sizes)).toBe(lines);
});

test('a patent with one loser and one void leg pays its surviving lines to the cent', () => {
  // Lines that still win: A, C, AC with A at 2.00 and C void at 1: 2 + 1 + 2 = 5 units of 1.00.
  expect(payout({ stake: 700n, legs: [won(20_000), lost(30_000), voided(40_000)], sizes: [1, 2, 3] })).toBe(500n);
});

test('a banker multiplies every line', () => {
  const withBanker = (banker: SettledLeg) => {
    const legs = [won(20_000), { ...banker, banker: true }, won(30_000), lost(15_000)];
    return payout({ stake: 300n, legs, sizes: [2] });
  };
  expect(withBanker(won(15_000))).toBe(900n); // one line of three: 100 · 1.5 · 2 · 3
  expect(withBanker(lost(15_000))).toBe(0n);
});

test('a multiple is lost with its first lost leg, a system only when every line is', () => {
  const open = { odds: 20_000, result: null } as const;
  expect(isLost({ stake: 100n, legs: [lost(20_000), open], sizes: [2] })).toBe(true);
  expect(isLost({ stake: 100n, legs: [lost(20_000), open, open], sizes: [2] })).toBe(false);
  expect(isLost({ stake: 100n, legs: [lost(20_000), lost(20_000), open], sizes: [2] })).toBe(true);
  expect(receipt({ stake: 100n, legs: [lost(20_000), open], sizes: [2] })).toMatchObject({
    factors: ['0', '?'],
    exact: '0',
    payout: 0n,
  });
});

test('a free bet pays its winnings only, never less than nothing', () => {
  expect(payout({ ...single(1_000n, won(25_000)), free: true })).toBe(1_500n);
  expect(payout({ ...single(1_000n, lost(25_000)), free: true })).toBe(0n);
});

test('the polynomial equals the sum over every line written out, in every kind of bet and with every kind of result', () => {
  const deadHeat = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([places, more]) => ({ places, tied: places + more }));
  const run = fc.record(
    {
      odds: fc.integer({ min: 10_100, max: 500_000 }),
      result: fc.constantFrom(0 as const, 1 as const),
      voidFactor: fc.constantFrom(0 as const, 0.5 as const, 1 as const),
      deadHeat,
      deduction: fc.constantFrom(5, 25, 90),
    },
    { requiredKeys: ['odds', 'result', 'voidFactor'] },
  );
  const legs = fc.array(run, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(legs, fc.constantFrom(...ALL_SHAPES), fc.bigInt(1n, 1n << 60n), (drawn, shape, stake) => {
      const inBet = drawn
        .slice(0, shape.legs + shape.bankers)
        .map((leg, at) => ({ ...leg, banker: at < shape.bankers }));
      expect(exactReturn({ stake, legs: inBet, sizes: shape.sizes })).toEqual(lineByLine(stake, inBet, shape.sizes));
    }),
    { numRuns: NIGHT ? 20_000 : 5_000 },
  );
});

/** Singles, multiples, each named system, each "k of n", without and with bankers, up to eight legs. */
const ALL_SHAPES = Array.from({ length: 8 }, (_, more) => more + 1).flatMap((total) =>
  Array.from({ length: Math.min(total, 3) }, (_, bankers) => {
    const legs = total - bankers;
    return [{ legs, bankers, sizes: [legs] }, ...systemsOf(legs, bankers)];
  }).flat(),
);

/** Adds lines as fractions of one common denominator, so that thousands of them are fast. */
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
  return rational(stake * sum, lines * factors.reduce((product, { d }) => product * d, 1n));
}

test('rounding down once loses less than one subunit, up to the largest stakes', () => {
  fc.assert(
    fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 8 }), fc.bigInt(1n, 1n << 60n), (legs, stake) => {
      const bet = { stake, legs, sizes: [legs.length] };
      const exact = exactReturn(bet);
      const paid = payout(bet);
      expect(paid * exact.d <= exact.n && exact.n < (paid + 1n) * exact.d).toBe(true);
    }),
  );
});

test('a stake of nothing and sizes that do not fit are refused', () => {
  expect(() => payout(single(0n, won(20_000)))).toThrow(RangeError);
  expect(() => payout({ stake: 1n, legs: [won(20_000)], sizes: [2] })).toThrow(RangeError);
  expect(() => payout({ stake: 1n, legs: [won(20_000)], sizes: [1, 1] })).toThrow(RangeError);
});

test('a receipt shows the unit, each factor and the exact return before rounding', () => {
  expect(receipt(single(333n, won(21_300)))).toEqual({
    lines: '1',
    unit: '333',
    factors: ['213/100'],
    exact: '70929/100',
    payout: 709n,
  });
});
