import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { ODDS_FORMATS, ODDS_ONE } from '@croupier/bet-math';
import { type OddsFormat, oddsFormatAtom, shortcutsOnAtom } from '@croupier/shell';
import { Checkbox, DialogContent, RadioCards } from '@croupier/ui-kit';
import { NotifyResults } from '../notify/NotifyResults.tsx';
import { usePriceText } from '../odds/usePriceText.ts';
import { DensityChoice, TimeZone } from './DisplaySettings.tsx';
import { QuickStakes } from './QuickStakes.tsx';
import styles from './settings.module.css';

/** Renders this device's settings for the odds format, quick stakes and keyboard shortcuts. Changes apply at once. */
export function BettingSettings() {
  const { t } = useLingui();
  const [shortcuts, setShortcuts] = useAtom(shortcutsOnAtom);
  return (
    <DialogContent title={<Trans>Betting settings</Trans>}>
      <div className={styles.settings}>
        <PriceFormat />
        <TimeZone />
        <DensityChoice />
        <QuickStakes />
        <NotifyResults />
        <Checkbox
          asSwitch
          label={t`Single-key shortcuts`}
          hint={t`Press / to open the search. Arrow keys always move between odds.`}
          checked={shortcuts}
          onChange={(event) => setShortcuts(event.target.checked)}
        />
      </div>
    </DialogContent>
  );
}

/** Example odds that show how the formats differ: 2.50, and a favourite at 1.50. */
const EXAMPLES = [2.5 * ODDS_ONE, 1.5 * ODDS_ONE];

function PriceFormat() {
  const { t } = useLingui();
  const priceText = usePriceText();
  const [format, setFormat] = useAtom(oddsFormatAtom);
  const names: Record<OddsFormat, string> = {
    decimal: t`Decimal`,
    fractional: t`Fractional`,
    american: t`American`,
    'hong-kong': t`Hong Kong`,
    malay: t`Malay`,
    indonesian: t`Indonesian`,
  };
  const options = ODDS_FORMATS.map((value) => ({
    value,
    title: names[value],
    detail: EXAMPLES.map((odds) => priceText(odds, value)).join(' · '),
  }));
  return <RadioCards label={t`Odds format`} options={options} value={format} onChange={setFormat} cardMinPx={150} />;
}
