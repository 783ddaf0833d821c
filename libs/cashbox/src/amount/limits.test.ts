import { expect, test } from 'vitest';
import { currencyCodes, fromDecimal, subunits } from '@croupier/money';
import type { PaymentMethod } from '../script/payments-script.ts';
import { firstAmount, quickAmounts } from './first-amount.ts';
import { limitsOfAll, problemOf } from './limits.ts';

const method = (minAmountValue: string, maxAmountValue: string) =>
  ({
    termsOfService: { restrictions: { minAmountValue, maxAmountValue, amountCurrencyCode: 'EUR' } },
  }) as PaymentMethod;

// shows: rule:amount-limits; fields:payment-method-limits; request:major-units
test('the limits are the smallest minimum and the largest maximum of all methods, 0 without any', () => {
  expect(limitsOfAll([method('20', '100.50'), method('10', '50'), method('oops', '9')], 'EUR')).toEqual({
    min: 1000n,
    max: 10_050n,
  });
  expect(limitsOfAll([], 'EUR')).toEqual({ min: 0n, max: 0n });
});

test('an amount beyond what a number can carry is too large even where no limit is known', () => {
  expect(problemOf(2n ** 53n, null)).toBe('too_large');
  expect(problemOf(2n ** 53n - 1n, null)).toBeNull();
});

// shows: constant:default-deposit
test('the field starts with 50, or the least a method takes, and coins start empty', () => {
  expect(firstAmount('EUR', 1000n)).toBe(5000n);
  expect(firstAmount('JPY', 1500n)).toBe(1500n);
  expect(firstAmount('BTC', 10_000n)).toBeNull();
});

test('quick amounts are whole units of every currency', () => {
  for (const currency of currencyCodes) {
    for (const amount of quickAmounts(currency)) expect(amount % BigInt(subunits[currency])).toBe(0n);
  }
  expect(quickAmounts('NOK')).toContain(fromDecimal('500', 'NOK'));
});
