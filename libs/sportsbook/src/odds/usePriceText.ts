import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { formatOdds, type Odds } from '@croupier/bet-math';
import { type OddsFormat, oddsFormatAtom } from '@croupier/shell';

/** Odds in the player's format, or in another, with the decimal sign of the player's language. */
export function usePriceText(): (odds: Odds, format?: OddsFormat) => string {
  const own = useAtomValue(oddsFormatAtom);
  const { i18n } = useLingui();
  const sign = decimalSign(i18n.locale);
  return useCallback((odds, format = own) => formatOdds(odds, format).replace('.', sign), [own, sign]);
}

const signs = new Map<string, string>();

function decimalSign(locale: string): string {
  const cached = signs.get(locale);
  if (cached) return cached;
  const sign = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  signs.set(locale, sign);
  return sign;
}
