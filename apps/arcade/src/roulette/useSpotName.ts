import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { rouletteSpots, spotKind } from '@croupier/game-math';
import { localeOf } from '../texts.ts';

/** Returns the usual name of a spot. Names are cached, because the table needs all of them in every round. */
export function useSpotName(): (spot: string) => string {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    const listed = new Intl.ListFormat(localeOf(locale));
    const outside: Readonly<Record<string, string>> = {
      'dozen-1': t`First dozen`,
      'dozen-2': t`Second dozen`,
      'dozen-3': t`Third dozen`,
      'column-1': t`First column`,
      'column-2': t`Second column`,
      'column-3': t`Third column`,
      red: t`Red`,
      black: t`Black`,
      odd: t`Odd`,
      even: t`Even`,
      low: t`1 to 18`,
      high: t`19 to 36`,
    };
    const worded = (spot: string): string => {
      const numbers = [...(rouletteSpots.get(spot) ?? [])];
      const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
      const list = listed.format(numbers.map(String));
      switch (spotKind(spot)) {
        case 'number':
          return t`Number ${first}`;
        case 'split':
          return t`Split ${list}`;
        case 'street':
          return t`Street ${list}`;
        case 'trio':
          return t`Trio ${list}`;
        case 'corner':
          return t`Corner ${list}`;
        case 'first-four':
          return t`First four, ${first} to ${last}`;
        case 'line':
          return t`Line ${first} to ${last}`;
        case 'outside':
          return outside[spot] ?? spot;
      }
    };
    const names = new Map(Array.from(rouletteSpots.keys(), (spot) => [spot, worded(spot)]));
    return (spot) => names.get(spot) ?? spot;
  }, [t, locale]);
}
