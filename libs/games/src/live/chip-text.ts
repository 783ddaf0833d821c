import { type CurrencyCode, fractionDigits } from '@croupier/money';

/** Formats an amount without its currency, for a chip. */
export const chipText = (cents: number, currency: CurrencyCode, locale: string): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(
    cents / 10 ** fractionDigits(currency),
  );

/** Formats a bet's payout for a stake of one: 35, 0.95. */
export const oddsText = (pays: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(pays);

/** Formats the other players' stakes on a field, in units of about a euro. */
export const crowdText = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(amount / 100);
