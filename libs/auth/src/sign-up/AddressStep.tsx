import { Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { type CountryInfo, postalCodeExamples } from '@croupier/contracts';
import { Disclosure, TextField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import type { SignUpValues } from './sign-up-values.ts';
import { useFieldText } from './useFieldText.ts';

/** Where one lives. */
export function AddressStep({ countries }: { countries: readonly CountryInfo[] }) {
  const { register } = useFormContext<SignUpValues>();
  const code = useWatch<SignUpValues, 'country'>({ name: 'country' });
  const country = countries.find((one) => one.code === code)?.name ?? code;
  const example = postalCodeExamples[code];
  const text = useFieldText();
  return (
    <>
      <TextField
        {...register('address')}
        label={<Trans>Street and house number</Trans>}
        autoComplete="street-address"
        data-autofocus
        error={text('address')}
        hint={<Trans>Country: {country}</Trans>}
      />
      <div className={styles.pair}>
        <TextField
          {...register('postal_code')}
          label={<Trans>Postal code</Trans>}
          autoComplete="postal-code"
          error={text('postal_code')}
          hint={example && <Trans>For example {example}</Trans>}
        />
        <TextField
          {...register('city')}
          label={<Trans>Town or city</Trans>}
          autoComplete="address-level2"
          error={text('city')}
        />
      </div>
      <Disclosure summary={<Trans>I have a bonus code</Trans>}>
        <TextField
          {...register('deposit_bonus_code')}
          label={<Trans>Bonus code</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          error={text('deposit_bonus_code')}
        />
      </Disclosure>
    </>
  );
}
