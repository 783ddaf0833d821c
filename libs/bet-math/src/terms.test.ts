import fc from 'fast-check';
import { expect, test } from 'vitest';
import { possibleReturn } from './payout.ts';
import { systemsOf, shapeOf } from './systems.ts';
import { bestReturn, largestStake, liabilityOf, smallestStake, totalOdds } from './terms.ts';

const legsOf = (...odds: number[]) =>
  odds.map((price) => ({ odds: price, fair: Math.round(0.95 * (10_000 / price) * 1e6) }));

test('a treble is priced as the product of its legs, a system as what a unit of it returns', () => {
  expect(totalOdds({ legs: legsOf(20_000, 15_000, 30_000), sizes: [3] })).toBe(90_000);
  expect(totalOdds({ legs: legsOf(20_000, 20_000, 20_000), sizes: [2, 3] })).toBe(50_000); // (3 · 4 + 8) ÷ 4
  expect(totalOdds({ legs: legsOf(...Array<number>(12).fill(10_000_000)), sizes: [12] })).toBe(10 ** 12);
});

test('the largest stake returns as much as may be paid and a subunit more returns too much', () => {
  const anyBet = fc
    .tuple(fc.array(fc.integer({ min: 10_100, max: 10_000_000 }), { minLength: 1, maxLength: 8 }), fc.nat())
    .map(([odds, pick]) => ({ legs: legsOf(...odds), sizes: [1 + (pick % odds.length)] }));
  fc.assert(
    fc.property(anyBet, fc.bigInt(10_000n, 10_000_000n), (bet, most) => {
      const stake = largestStake(most, bet);
      if (stake > 0n) expect(bestReturn(stake, bet)).toBeLessThanOrEqual(most);
      expect(bestReturn(stake + 1n, bet)).toBeGreaterThanOrEqual(most);
    }),
  );
});

test('the smallest stake for a wanted return brings it, and a subunit less does not', () => {
  const bet = { legs: legsOf(21_000, 17_500), sizes: [2] };
  const stake = smallestStake(10_000n, bet);
  expect(bestReturn(stake, bet)).toBeGreaterThanOrEqual(10_000n);
  expect(bestReturn(stake - 1n, bet)).toBeLessThan(10_000n);
});

test('of a single the house may have to pay all it returns, of a double only with the chance of the other leg', () => {
  const [one, other] = [
    { odds: 20_000, fair: 475_000 },
    { odds: 40_000, fair: 240_000 },
  ];
  expect(liabilityOf(1_000n, { legs: [one], sizes: [1] }, 0)).toBe(2_000n);
  expect(liabilityOf(1_000n, { legs: [one, other], sizes: [2] }, 0)).toBe(1_920n); // 10 · 2 · (4 · 0.24)
  expect(liabilityOf(1_000n, { legs: [one, other], sizes: [2] }, 1)).toBe(3_800n);
});

test('bets are called by their customary names', () => {
  const legs = (count: number, bankers = 0) => Array.from({ length: count }, (_, at) => ({ banker: at < bankers }));
  expect(shapeOf(legs(1), [1]).kind).toBe('single');
  expect(shapeOf(legs(4), [4])).toMatchObject({ kind: 'multiple', lines: 1 });
  expect(shapeOf(legs(4), [1, 2, 3, 4])).toMatchObject({ kind: 'lucky15', lines: 15 });
  expect(shapeOf(legs(5, 1), [2, 3, 4])).toMatchObject({ kind: 'yankee', legs: 4, bankers: 1, lines: 11 });
  expect(shapeOf(legs(5), [2, 4])).toMatchObject({ kind: 'system', lines: 15 });
  expect(systemsOf(3).map(({ kind, sizes }) => [kind, sizes])).toEqual([
    ['system', [1]],
    ['system', [2]],
    ['trixie', [2, 3]],
    ['patent', [1, 2, 3]],
  ]);
});

test('what an open bet may pay counts decided legs as they ended', () => {
  const open = (odds: number) => ({ odds, result: null });
  const told = (odds: number, result: 0 | 1, voidFactor: 0 | 0.5 | 1) => ({ odds, result, voidFactor });
  // A double of 1.55 and 1.44 whose first leg is void pays the second one alone.
  const double = [told(15_500, 1, 1), open(14_400)];
  expect(possibleReturn({ stake: 1_000n, legs: double, sizes: [2] })).toBe(1_440n);
  expect(possibleReturn({ stake: 1_000n, legs: double, sizes: [2], free: true })).toBe(440n);
  expect(possibleReturn({ stake: 1_000n, legs: [told(20_000, 1, 0.5), open(20_000)], sizes: [2] })).toBe(3_000n);
  expect(possibleReturn({ stake: 1_000n, legs: [told(20_000, 0, 0.5), open(20_000)], sizes: [2] })).toBe(1_000n);
  // A Heinz with a lost leg pays like a Canadian on the other legs: 26 of 57 lines.
  const heinz = [told(20_000, 0, 0), ...Array.from({ length: 5 }, () => open(20_000))];
  const lines = 10 * 4 + 10 * 8 + 5 * 16 + 32;
  expect(possibleReturn({ stake: 5_700n, legs: heinz, sizes: [2, 3, 4, 5, 6] })).toBe(BigInt(lines * 100));
  // Each way: the place part of an open leg pays a fraction of the winnings.
  const place = { ...open(50_000), fraction: 4 };
  const each = { stake: 1_000n, legs: [{ ...open(50_000), place }], sizes: [1], eachWay: true };
  expect(possibleReturn(each)).toBe(500n * 5n + 500n * 2n);
});
