import { type AnyCurrency, displayUnit, fractionDigits } from '@croupier/money';

/** Why a typed amount is none: not a number, or finer than the currency's smallest part. */
export type AmountProblem = 'not_a_number' | 'too_fine';
export type ParsedAmount = { amount: bigint; problem: null } | { amount: null; problem: AmountProblem | null };

const MAX_TYPED_DIGITS = 20;

function decimalSign(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
}

/** Finds which of the signs in the text parts whole from fraction: people type both `1.000,50` and `1000.50`. */
function splitDecimal(text: string, locale: string): [whole: string, fraction: string] {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return [text, ''];
  const sign = text.charAt(last);
  const mixed = text.includes('.') && text.includes(',');
  const repeated = text.indexOf(sign) !== last;
  const grouping = repeated || (!mixed && sign !== decimalSign(locale) && /^\d{1,3}[.,]\d{3}$/.test(text));
  if (grouping) return [text.replace(/[.,]/g, ''), ''];
  return [text.slice(0, last).replace(/[.,]/g, ''), text.slice(last + 1)];
}

/** Digits after the sign in the unit the currency is shown in: 2 for EUR, 0 for JPY, 2 for BTC (typed in µBTC). */
export const typedDigits = (currency: AnyCurrency): number => fractionDigits(currency) - displayUnit(currency).shift;

/** Reads what a player typed, in the unit amounts of that currency are shown in, as subunits. Never through a float. */
export function parseAmount(typed: string, currency: AnyCurrency, locale: string): ParsedAmount {
  const text = typed.normalize('NFKC').replace(/[\s'’_]/g, '');
  if (text === '') return { amount: null, problem: null };
  const [whole, rest] = splitDecimal(text, locale);
  const fraction = rest.replace(/0+$/, '');
  if (!/^\d*$/.test(whole + rest) || whole + rest === '' || whole.length > MAX_TYPED_DIGITS) {
    return { amount: null, problem: 'not_a_number' };
  }
  const digits = typedDigits(currency);
  if (fraction.length > digits) return { amount: null, problem: 'too_fine' };
  return { amount: BigInt((whole || '0') + fraction.padEnd(digits, '0')), problem: null };
}

/** Subunits as text for the field, in the shown unit: grouped, with a fraction only where there is one. */
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

/** The sign or unit shown beside the field: €, $, ¥, µBTC. */
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
