import { useLingui } from '@lingui/react/macro';
import { oddsText } from './chip-text.ts';
import { useRouletteNames } from './useRouletteNames.ts';

/** Returns the names of spots: short for labels on the table, long for speech. */
export function useSpotNames() {
  const { t, i18n } = useLingui();
  const rouletteName = useRouletteNames();
  const short: Readonly<Record<string, string>> = {
    'dozen-1': t`1st 12`,
    'dozen-2': t`2nd 12`,
    'dozen-3': t`3rd 12`,
    'column-1': t`2 to 1`,
    'column-2': t`2 to 1`,
    'column-3': t`2 to 1`,
    low: t`1–18`,
    high: t`19–36`,
  };
  const long: Readonly<Record<string, string>> = {
    player: t({ context: 'baccarat', message: 'Player' }),
    banker: t({ context: 'baccarat', message: 'Banker' }),
    tie: t({ context: 'baccarat', message: 'Tie' }),
    'player-pair': t`Player pair`,
    'banker-pair': t`Banker pair`,
  };
  /** Names a field of the wheel of 54: `x6-5` is ×6.5. */
  const times = (name: string) =>
    /^x\d/.test(name) ? `×${oddsText(Number(name.slice(1).replace('-', '.')), i18n.locale)}` : undefined;
  const colours = { zero: t`green`, red: t`red`, black: t`black`, plain: '' };
  const longName = (name: string) => long[name] ?? rouletteName(name) ?? times(name) ?? name;
  return {
    shortName: (name: string) => short[name] ?? longName(name),
    longName,
    colourName: (colour: keyof typeof colours) => colours[colour],
  };
}
