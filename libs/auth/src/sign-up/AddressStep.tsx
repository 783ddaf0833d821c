import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { CountryInfo } from '@croupier/contracts';
import { Disclosure, TextField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { PostalCodeField, StreetField, TownField } from './person-fields.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { useFieldText } from './useFieldText.ts';

/** Renders the step for the address. */
export function AddressStep({ countries }: { countries: readonly CountryInfo[] }) {
  const { register } = useFormContext<SignUpValues>();
  const text = useFieldText();
  return (
    <>
      <StreetField countries={countries} first />
      <div className={styles.pair}>
        <PostalCodeField />
        <TownField />
      </div>
      <Disclosure summary={<Trans>I have a promo code</Trans>}>
        <TextField
          {...register('deposit_bonus_code')}
          label={<Trans>Promo code</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          error={text('deposit_bonus_code')}
        />
      </Disclosure>
    </>
  );
}
