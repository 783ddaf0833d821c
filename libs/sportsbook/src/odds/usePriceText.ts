import { useLingui as useCatalog } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { formatOdds, fractionOf, type Odds } from '@croupier/bet-math';
import { type OddsFormat, oddsFormatAtom } from '@croupier/shell';

/**
 * Returns a function that formats odds in the player's format, or another, with the decimal sign of the player's
 * language.
 */
export function usePriceText(): (odds: Odds, format?: OddsFormat) => string {
  const own = useAtomValue(oddsFormatAtom);
  const { i18n } = useCatalog();
  const sign = decimalSign(i18n.locale);
  return useCallback((odds, format = own) => formatOdds(odds, format).replace('.', sign), [own, sign]);
}

/** Returns a function that formats odds for screen readers, which would read a fraction as a date. */
export function useSpokenPrice(): (odds: Odds) => string {
  const format = useAtomValue(oddsFormatAtom);
  const priceText = usePriceText();
  const { t } = useLingui();
  return (odds) => {
    if (format !== 'fractional') return priceText(odds);
    const [win, stake] = fractionOf(odds);
    return t({ message: `${win} to ${stake}`, context: 'odds' });
  };
}

const signs = new Map<string, string>();

function decimalSign(locale: string): string {
  const cached = signs.get(locale);
  if (cached) return cached;
  const sign = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  signs.set(locale, sign);
  return sign;
}
