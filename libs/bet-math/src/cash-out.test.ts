import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cashOut, type ValuedLeg } from './cash-out.ts';

const open = (odds: number, fair: number, back = 0): ValuedLeg => ({ odds, result: null, fair, back });
const NO_LIMIT = 1n << 60n;

test('a single is worth its return times its chance, the offer less the margin', () => {
  const bet = { stake: 1_000n, sizes: [1], legs: [open(30_000, 600_000)] };
  expect(cashOut(bet, 40_000, NO_LIMIT)).toEqual({ fair: 1_800n, offer: 1_728n });
});

test('stakes that may come back count as what they are', () => {
  const bet = { stake: 1_000n, sizes: [1], legs: [open(20_000, 500_000, 400_000)] };
  expect(cashOut(bet, 0, NO_LIMIT).fair).toBe(1_000n); // 0.6 · 0.5 · 2 + 0.4
});

test('a treble with a won and a void leg is worth what its last leg is, and the margin is taken for that one alone', () => {
  const won = { odds: 25_000, result: 1, voidFactor: 0 } as const;
  const legs = [won, { ...won, voidFactor: 1 as const }, open(20_000, 500_000)];
  expect(cashOut({ stake: 1_000n, sizes: [3], legs }, 100_000, NO_LIMIT)).toEqual({ fair: 2_500n, offer: 2_250n });
});

test('a lost multiple is worth nothing, and no offer passes the largest return', () => {
  const lost = { odds: 25_000, result: 0, voidFactor: 0 } as const;
  expect(cashOut({ stake: 1_000n, sizes: [2], legs: [lost, open(20_000, 500_000)] }, 0, NO_LIMIT).offer).toBe(0n);
  expect(cashOut({ stake: 1_000n, sizes: [1], legs: [open(20_000, 999_999)] }, 0, 1_500n)).toEqual({
    fair: 1_500n,
    offer: 1_500n,
  });
});

test('the offer never passes the fair value', () => {
  const leg = fc.tuple(fc.integer({ min: 10_100, max: 500_000 }), fc.nat(1_000_000), fc.nat(1_000_000));
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(200_000), (drawn, pick, margin) => {
      const legs = drawn.map(([odds, fair, back]) => open(odds, fair, back));
      const { fair, offer } = cashOut({ stake: 10_000n, sizes: [1 + (pick % legs.length)], legs }, margin, NO_LIMIT);
      expect(offer).toBeLessThanOrEqual(fair);
    }),
  );
});
