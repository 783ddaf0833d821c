import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { RadioCards, SelectField } from '@croupier/ui-kit';
import { timeZoneAtom } from '../clock/time-zone.ts';
import { type Density, densityAtom } from '../event-list/density.ts';

/** Renders the choice of time zone, which decides kick-off times and day boundaries. */
export function TimeZone() {
  const { t } = useLingui();
  const [zone, setZone] = useAtom(timeZoneAtom);
  return (
    <SelectField
      label={t`Time zone`}
      hint={t`Used for kick-off times and dates.`}
      value={zone ?? ''}
      onChange={(event) => setZone(event.target.value || null)}
    >
      <option value="">
        <Trans>This device’s time zone</Trans>
      </option>
      {Intl.supportedValuesOf('timeZone').map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}

/** Renders the choice of how densely matches are listed. */
export function DensityChoice() {
  const { t } = useLingui();
  const [density, setDensity] = useAtom(densityAtom);
  const options: { value: Density; title: string }[] = [
    { value: 'comfortable', title: t`Comfortable` },
    { value: 'compact', title: t`Compact` },
  ];
  return (
    <RadioCards label={t`Match list layout`} options={options} value={density} onChange={setDensity} cardMinPx={150} />
  );
}
