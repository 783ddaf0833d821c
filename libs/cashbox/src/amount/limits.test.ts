import { expect, test } from 'vitest';
import type { Payment } from '@croupier/contracts';
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

test('amounts paid before come first, the usual ones fill up, and only what was paid in this currency counts', () => {
  const paid = (amount_cents: number, change: Partial<Payment> = {}) =>
    ({ action: 'deposit', success: true, currency: 'EUR', amount_cents, ...change }) as Payment;
  const history = [
    paid(7_500),
    paid(3_000),
    paid(7_500),
    paid(99_900, { success: false }),
    paid(88_800, { action: 'cashout' }),
    paid(77_700, { currency: 'USD' }),
  ];
  expect(quickAmounts('EUR', history)).toEqual([2_000n, 3_000n, 5_000n, 7_500n]);
  expect(quickAmounts('EUR', [])).toEqual([2_000n, 5_000n, 10_000n, 20_000n]);
  expect(quickAmounts('BTC', history)).toEqual([]);
});
