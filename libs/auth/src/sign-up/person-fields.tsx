import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { type CountryInfo, postalCodeExamples, postalCodeMasks } from '@croupier/contracts';
import { DateField, PhoneField, TextField } from '@croupier/ui-kit';
import { phoneCountries } from './phone-countries.ts';
import { loadPhoneNumbers } from './phone-numbers.ts';
import type { SignUpValues } from './sign-up-values.ts';
import { useFieldText } from './useFieldText.ts';

interface FirstField {
  /** True for the field that takes the initial focus. */
  first?: boolean | undefined;
}

export function FirstNameField({ first }: FirstField) {
  const { register } = useFormContext<SignUpValues>();
  return (
    <TextField
      {...register('first_name')}
      label={<Trans>First name</Trans>}
      autoComplete="given-name"
      data-autofocus={first}
      error={useFieldText()('first_name')}
    />
  );
}

export function LastNameField() {
  const { register } = useFormContext<SignUpValues>();
  return (
    <TextField
      {...register('last_name')}
      label={<Trans>Last name</Trans>}
      autoComplete="family-name"
      error={useFieldText()('last_name')}
    />
  );
}

export function BirthField({ legalAge }: { legalAge: number }) {
  const { value, onChange, onBlur } = useController<SignUpValues, 'date_of_birth'>({ name: 'date_of_birth' }).field;
  return (
    <DateField
      label={<Trans>Date of birth</Trans>}
      birthday
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={useFieldText({ age: legalAge })('date_of_birth')}
      hint={<Trans>You need to be {legalAge} or older.</Trans>}
    />
  );
}

/**
 * Renders the mobile number, preset to the visitor's country if known. Primary countries are at the top.
 * Source: specification §9.
 */
export function MobileField({ countries }: { countries: readonly CountryInfo[] }) {
  const country = useController<SignUpValues, 'phone_country'>({ name: 'phone_country' }).field;
  const { name, ref, value, onChange, onBlur } = useController<SignUpValues, 'phone_number'>({
    name: 'phone_number',
  }).field;
  const choice = useMemo(() => phoneCountries(countries), [countries]);
  useEffect(() => void loadPhoneNumbers(), []);
  return (
    <PhoneField
      label={<Trans>Mobile number</Trans>}
      {...choice}
      country={country.value}
      onCountryChange={country.onChange}
      number={value}
      onNumberChange={onChange}
      input={{ name, ref, onBlur }}
      error={useFieldText()('phone_number')}
    />
  );
}

export function StreetField({ countries, first }: FirstField & { countries: readonly CountryInfo[] }) {
  const { register } = useFormContext<SignUpValues>();
  const code = useWatch<SignUpValues, 'country'>({ name: 'country' });
  const country = countries.find((one) => one.code === code)?.name ?? code;
  return (
    <TextField
      {...register('address')}
      label={<Trans>Street and house number</Trans>}
      autoComplete="street-address"
      data-autofocus={first}
      error={useFieldText()('address')}
      hint={<Trans>Country: {country}</Trans>}
    />
  );
}

export function PostalCodeField() {
  const { register } = useFormContext<SignUpValues>();
  const country = useWatch<SignUpValues, 'country'>({ name: 'country' });
  const example = postalCodeExamples[country];
  return (
    <TextField
      {...register('postal_code')}
      label={<Trans>Postal code</Trans>}
      autoComplete="postal-code"
      mask={postalCodeMasks[country]}
      error={useFieldText()('postal_code')}
      hint={example && <Trans>For example {example}</Trans>}
    />
  );
}

export function TownField() {
  const { register } = useFormContext<SignUpValues>();
  return (
    <TextField
      {...register('city')}
      label={<Trans>Town or city</Trans>}
      autoComplete="address-level2"
      error={useFieldText()('city')}
    />
  );
}
