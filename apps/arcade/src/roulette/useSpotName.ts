import { useLingui } from '@lingui/react/macro';
import { rouletteSpots } from '@croupier/game-math';

/** A spot as it is called at a table. */
export function useSpotName(): (spot: string) => string {
  const { t } = useLingui();
  return (spot) => {
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
    const numbers = [...(rouletteSpots.get(spot) ?? [])];
    const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
    const list = numbers.join(', ');
    switch (numbers.length) {
      case 1:
        return t`Number ${first}`;
      case 2:
        return t`Split ${list}`;
      case 3:
        return t`Street ${list}`;
      case 4:
        return t`Corner ${list}`;
      case 6:
        return t`Line ${first} to ${last}`;
      default:
        return outside[spot] ?? spot;
    }
  };
}
