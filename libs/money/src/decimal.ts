import { type AnyCurrency, fractionDigits, subunits } from './currency.ts';

/** Formats subunits as a plain decimal in major units with a point: 1050n EUR is "10.50". */
export function toDecimal(amount: bigint, currency: AnyCurrency): string {
  const digits = fractionDigits(currency);
  const text = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0n ? '-' : '';
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`;
}

/** Converts a plain decimal in major units to subunits; null if it isn't a number or has a fraction of a subunit. */
export function fromDecimal(text: string, currency: AnyCurrency): bigint | null {
  const amount = fromDecimalDown(text, currency);
  return amount?.isExact ? amount.subunits : null;
}

/**
 * Converts a plain decimal, rounded towards zero: for coins, whose chains have smaller units than ours. Null if it
 * isn't a number.
 */
export function fromDecimalDown(text: string, currency: AnyCurrency): { subunits: bigint; isExact: boolean } | null {
  const parts = /^(-?)(\d{1,20})(?:\.(\d*))?$/.exec(text.trim());
  if (!parts) return null;
  const [, minus = '', whole = '', typed = ''] = parts;
  const digits = fractionDigits(currency);
  const fraction = typed.replace(/0+$/, '');
  const amount =
    BigInt(whole) * BigInt(subunits[currency]) + BigInt(fraction.slice(0, digits).padEnd(digits, '0') || '0');
  return { subunits: minus ? -amount : amount, isExact: fraction.length <= digits };
}
