import { useLingui } from '@lingui/react/macro';
import { rouletteSpots, spotKind } from '@croupier/game-math';

/** Returns a function that names a spot in full; a single number by itself. Undefined for an unknown spot. */
export function useRouletteNames(): (spot: string) => string | undefined {
  const { t, i18n } = useLingui();
  const listed = new Intl.ListFormat(i18n.locale);
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
  return (spot) => {
    const covered = rouletteSpots.get(spot);
    if (!covered) return undefined;
    const numbers = Array.from(covered);
    const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
    const list = listed.format(numbers.map(String));
    switch (spotKind(spot)) {
      case 'number':
        return spot;
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
        return outside[spot];
    }
  };
}
