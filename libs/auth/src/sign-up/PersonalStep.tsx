import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { CountryInfo } from '@croupier/contracts';
import { SelectField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { BirthField, FirstNameField, LastNameField, MobileField } from './person-fields.tsx';
import type { SignUpValues } from './sign-up-values.ts';

/** Renders the step for name, birthday and phone. */
export function PersonalStep({ countries, legalAge }: { countries: readonly CountryInfo[]; legalAge: number }) {
  const { t } = useLingui();
  const { register } = useFormContext<SignUpValues>();
  return (
    <>
      <div className={styles.pair}>
        <FirstNameField first />
        <LastNameField />
      </div>
      <BirthField legalAge={legalAge} />
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
      <MobileField countries={countries} />
    </>
  );
}
