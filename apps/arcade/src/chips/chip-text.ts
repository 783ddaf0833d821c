import { numberFormat } from '@croupier/i18n';
import { type AnyCurrency, displayUnit, fractionDigits } from '@croupier/money';

/** Formats an amount in short form for a chip: 0.5, 25, 1.2K. */
export function chipText(cents: number, currency: AnyCurrency, locale: string): string {
  const value = cents / 10 ** (fractionDigits(currency) - displayUnit(currency).shift);
  return numberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: value >= 1 ? 3 : 2,
  }).format(value);
}
