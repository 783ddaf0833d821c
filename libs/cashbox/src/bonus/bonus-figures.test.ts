import { expect, test } from 'vitest';
import type { BonusOffer } from '@croupier/contracts';
import { bonusFigures } from './bonus-figures.ts';

const offer = (percent: number | null, amount_cents: number, of: 'bonus' | 'deposit_and_bonus') => ({
  percent,
  amount_cents,
  wagering: { factor: 30, of } as BonusOffer['wagering'],
});

test('a bonus is its share of the deposit up to its most, and the requirement a multiple of what the terms name', () => {
  expect(bonusFigures(offer(100, 10_000, 'bonus'), 5_000n)).toEqual({ amount: 5_000n, requirement: 150_000n });
  expect(bonusFigures(offer(100, 10_000, 'bonus'), 20_000n)).toEqual({ amount: 10_000n, requirement: 300_000n });
  expect(bonusFigures(offer(50, 15_000, 'deposit_and_bonus'), 4_001n)).toEqual({
    amount: 2_000n,
    requirement: 180_030n,
  });
  expect(bonusFigures({ ...offer(null, 500, 'bonus'), wagering: null }, 5_000n)).toEqual({
    amount: 500n,
    requirement: 0n,
  });
});
