import { type CurrencyCode, fromDecimal, MAX_AMOUNT } from '@croupier/money';
import type { PaymentMethod } from '../script/payments-script.ts';

export interface Limits {
  min: bigint;
  max: bigint;
}

/** Returns a method's own limits in subunits; null if the provider's text isn't an amount. */
export function limitsOfMethod({ termsOfService }: PaymentMethod, currency: CurrencyCode): Limits | null {
  const { minAmountValue, maxAmountValue } = termsOfService.restrictions;
  const [min, max] = [fromDecimal(minAmountValue, currency), fromDecimal(maxAmountValue, currency)];
  return min === null || max === null ? null : { min, max };
}

/** Returns the smallest minimum and the largest maximum of all methods; 0 without methods. Specification §5. */
export function limitsOfAll(methods: readonly PaymentMethod[], currency: CurrencyCode): Limits {
  const all = methods.flatMap((method) => limitsOfMethod(method, currency) ?? []);
  const first = all[0] ?? { min: 0n, max: 0n };
  return all.reduce(
    ({ min, max }, limits) => ({ min: limits.min < min ? limits.min : min, max: limits.max > max ? limits.max : max }),
    first,
  );
}

export const isWithin = (amount: bigint, { min, max }: Limits): boolean => amount >= min && amount <= max;

export type AmountProblem = 'missing' | 'zero' | 'too_small' | 'too_large' | 'not_covered';

/** Returns an amount's problem before any request. `available` is the amount that can be withdrawn. */
export function problemOf(amount: bigint | null, limits: Limits | null, available?: bigint): AmountProblem | null {
  if (amount === null) return 'missing';
  if (amount <= 0n) return 'zero';
  if (limits && amount < limits.min) return 'too_small';
  if (limits && amount > limits.max) return 'too_large';
  if (amount > MAX_AMOUNT) return 'too_large';
  if (available !== undefined && amount > available) return 'not_covered';
  return null;
}
