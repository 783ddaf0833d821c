import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { FieldTexts } from './Field.tsx';
import styles from './rows.module.css';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

export interface CallingCountry {
  /** Country as ISO 3166 alpha-2. */
  code: string;
  name: string;
  /** Calling code without the plus sign. */
  callingCode: string;
}

export interface PhoneFieldProps extends FieldTexts {
  countries: readonly CallingCountry[];
  /** Most used countries, listed before the others. */
  primary?: readonly CallingCountry[];
  country: string;
  onCountryChange: (code: string) => void;
  number: string;
  onNumberChange: (number: string) => void;
  input?: ComponentProps<'input'>;
}

const option = ({ code, name, callingCode }: CallingCountry) => (
  <option key={code} value={code}>
    {`+${callingCode} ${name}`}
  </option>
);

/** Renders calling code and number. The feature has the rules of numbers: it passes the options and the errors. */
export function PhoneField({
  countries,
  primary = [],
  country,
  onCountryChange,
  number,
  onNumberChange,
  input,
  ...texts
}: PhoneFieldProps) {
  const { t } = useLingui();
  const code = [...primary, ...countries].find((one) => one.code === country)?.callingCode;
  return (
    <div className={styles.phone}>
      <SelectField
        className={styles.code}
        lead={code && `+${code}`}
        label={t`Country code`}
        value={country}
        onChange={(event) => onCountryChange(event.target.value)}
        autoComplete="tel-country-code"
      >
        {primary.map(option)}
        {primary.length > 0 && <hr />}
        {countries.map(option)}
      </SelectField>
      <TextField
        {...texts}
        {...input}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={number}
        onChange={(event) => onNumberChange(event.target.value)}
      />
    </div>
  );
}
