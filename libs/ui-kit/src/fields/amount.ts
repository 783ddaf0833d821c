import { type AnyCurrency, displayUnit, fractionDigits, readTypedNumber } from '@croupier/money';

/** Problem of a typed amount: not a number, or finer than the currency's smallest unit. */
export type AmountProblem = 'not_a_number' | 'too_fine';
export type ParsedAmount = { amount: bigint; problem: null } | { amount: null; problem: AmountProblem | null };

const MAX_TYPED_DIGITS = 20;

/**
 * Returns the number of decimals in the unit the currency is shown in: 2 for EUR, 0 for JPY, 2 for BTC (typed in µBTC).
 */
export const typedDigits = (currency: AnyCurrency): number => fractionDigits(currency) - displayUnit(currency).shift;

/** Parses a typed amount, in the currency's shown unit, to subunits. Never uses floats. */
export function parseAmount(typed: string, currency: AnyCurrency, locale: string): ParsedAmount {
  if (typed.trim() === '') return { amount: null, problem: null };
  const beside = [currencySign(currency, locale), displayUnit(currency).symbol ?? '', currency];
  const [whole = '', rest = ''] = readTypedNumber(typed, locale, beside)?.split('.') ?? [];
  if (whole === '' || whole.length > MAX_TYPED_DIGITS) return { amount: null, problem: 'not_a_number' };
  const fraction = rest.replace(/0+$/, '');
  const digits = typedDigits(currency);
  if (fraction.length > digits) return { amount: null, problem: 'too_fine' };
  return { amount: BigInt(whole + fraction.padEnd(digits, '0')), problem: null };
}

/** Formats subunits for the field, in the shown unit: grouped, with decimals only if needed. */
export function formatAmount(amount: bigint, currency: AnyCurrency, locale: string): string {
  const digits = typedDigits(currency);
  const text = amount.toString().padStart(digits + 1, '0');
  const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  const whole = digits === 0 || /^0+$/.test(text.slice(-digits));
  const fiat = digits <= 2;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: whole || !fiat ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(decimal as `${number}`);
}

/** Returns the sign or unit shown beside the field: €, $, ¥, µBTC. */
export function currencySign(currency: AnyCurrency, locale: string): string {
  const unit = displayUnit(currency);
  if (unit.symbol !== null) return unit.symbol;
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
