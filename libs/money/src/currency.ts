/** Number of subunits in one unit. Source: specification §9; FUN is demo money. */
export const subunits = {
  AUD: 100,
  CAD: 100,
  NZD: 100,
  EUR: 100,
  USD: 100,
  PLN: 100,
  JPY: 1,
  NOK: 100,
  BRL: 100,
  BTC: 100_000_000,
  ETH: 1_000_000_000,
  BCH: 100_000_000,
  LTC: 100_000_000,
  DOG: 100_000_000,
  USDT: 1_000_000,
  FUN: 100,
} as const;

export type AnyCurrency = keyof typeof subunits;
/** Currency of wallets: every one except FUN. */
export type CurrencyCode = Exclude<AnyCurrency, 'FUN'>;

export const currencyCodes = [
  'AUD',
  'CAD',
  'NZD',
  'EUR',
  'USD',
  'PLN',
  'JPY',
  'NOK',
  'BRL',
  'BTC',
  'ETH',
  'BCH',
  'LTC',
  'DOG',
  'USDT',
] as const satisfies readonly CurrencyCode[];

/** Default currency for an unknown player. */
export const defaultCurrency: CurrencyCode = 'EUR';

const codes: ReadonlySet<unknown> = new Set(currencyCodes);
export const isCurrency = (value: unknown): value is CurrencyCode => codes.has(value);

/** Maximum that a whole number of subunits represents exactly as a number; amounts are sent as numbers. */
export const MAX_AMOUNT = BigInt(Number.MAX_SAFE_INTEGER);

/** Crypto is any currency with a ratio above 100 (specification §3). */
export const isCrypto = (currency: AnyCurrency): boolean => subunits[currency] > 100;

/** Decimal digits of the subunit: 2 for EUR, 0 for JPY, 8 for BTC. */
export const fractionDigits = (currency: AnyCurrency): number => Math.round(Math.log10(subunits[currency]));
