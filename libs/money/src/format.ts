import { type AnyCurrency, isCrypto } from './currency.ts';
import { toDecimal } from './decimal.ts';

/** Display units of crypto that people can read (specification §9): ETH and LTC in milli, BTC in micro units. */
const displayed: Partial<Record<AnyCurrency, { shift: number; symbol: string }>> = {
  ETH: { shift: 3, symbol: 'mETH' },
  LTC: { shift: 3, symbol: 'mLTC' },
  BTC: { shift: 6, symbol: 'µBTC' },
};

/**
 * Returns the unit in which a currency is shown and typed: the shift of the decimal point, and its symbol if Intl has
 * none.
 */
export function displayUnit(currency: AnyCurrency): { shift: number; symbol: string | null } {
  return displayed[currency] ?? { shift: 0, symbol: isCrypto(currency) || currency === 'FUN' ? currency : null };
}

const MAX_CRYPTO_DIGITS = 8;
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: AnyCurrency): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const plain = isCrypto(currency) || currency === 'FUN';
  const digits =
    currency === 'FUN'
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { maximumFractionDigits: MAX_CRYPTO_DIGITS };
  const made = new Intl.NumberFormat(
    locale,
    plain ? digits : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  );
  formatters.set(key, made);
  return made;
}

/** Moves a decimal point to the right without arithmetic: exact at any size. */
function shiftPoint(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const padded = fraction.padEnd(places, '0');
  return `${whole}${padded.slice(0, places)}.${padded.slice(places) || '0'}`;
}

/** Minus sign: as wide as a plus, and read out as "minus", while a hyphen is often skipped. */
const MINUS = '\u2212';

/**
 * Formats an amount of subunits as the player's locale writes the currency: "10,50 €", "¥1,050", "1,000 µBTC",
 * "−€0.05".
 */
export function formatMoney(amount: bigint | number, currency: AnyCurrency, locale: string): string {
  const decimal = toDecimal(BigInt(amount), currency);
  const unit = displayed[currency];
  // Intl accepts decimal text and keeps every digit of it.
  const number = (unit ? shiftPoint(decimal, unit.shift) : decimal) as `${number}`;
  const text = formatter(locale, currency).format(number).replace('-', MINUS);
  if (currency === 'FUN' || isCrypto(currency)) return `${text} ${unit?.symbol ?? currency}`;
  return text;
}
