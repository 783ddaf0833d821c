import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { CountryInfo } from '@croupier/contracts';
import { DateField, PhoneField, SelectField, TextField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { loadPhoneNumbers } from './phone-numbers.ts';
import type { SignUpValues } from './sign-up-values.ts';
import { useFieldText } from './useFieldText.ts';

/** Who it is: name, birthday, phone. */
export function PersonalStep({ countries, legalAge }: { countries: readonly CountryInfo[]; legalAge: number }) {
  const { t } = useLingui();
  const { register } = useFormContext<SignUpValues>();
  const born = useController<SignUpValues, 'date_of_birth'>({ name: 'date_of_birth' }).field;
  const phoneCountry = useController<SignUpValues, 'phone_country'>({ name: 'phone_country' }).field;
  const phone = useController<SignUpValues, 'phone_number'>({ name: 'phone_number' }).field;
  const text = useFieldText({ age: legalAge });
  const prefixes = useMemo(
    () =>
      countries.flatMap(({ code, name, phone_prefix }) =>
        phone_prefix ? [{ code, name, callingCode: phone_prefix }] : [],
      ),
    [countries],
  );
  useEffect(() => void loadPhoneNumbers(), []);

  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...register('first_name')}
          label={<Trans>First name</Trans>}
          autoComplete="given-name"
          data-autofocus
          error={text('first_name')}
        />
        <TextField
          {...register('last_name')}
          label={<Trans>Last name</Trans>}
          autoComplete="family-name"
          error={text('last_name')}
        />
      </div>
      <DateField
        label={<Trans>Date of birth</Trans>}
        birthday
        value={born.value}
        onChange={born.onChange}
        onBlur={born.onBlur}
        error={text('date_of_birth')}
        hint={<Trans>You need to be {legalAge} or older.</Trans>}
      />
      <SelectField
        {...register('gender')}
        label={<Trans>Gender</Trans>}
        note={<Trans>optional</Trans>}
        autoComplete="sex"
      >
        <option value="">{t`Prefer not to say`}</option>
        <option value="f">{t`Female`}</option>
        <option value="m">{t`Male`}</option>
        <option value="x">{t`Other`}</option>
      </SelectField>
      <PhoneField
        label={<Trans>Mobile number</Trans>}
        countries={prefixes}
        country={phoneCountry.value}
        onCountryChange={phoneCountry.onChange}
        number={phone.value}
        onNumberChange={phone.onChange}
        input={{ name: phone.name, ref: phone.ref, onBlur: phone.onBlur }}
        error={text('phone_number')}
      />
    </>
  );
}
