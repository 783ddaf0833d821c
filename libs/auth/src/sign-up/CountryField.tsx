import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { CountryInfo } from '@croupier/contracts';
import { SelectField } from '@croupier/ui-kit';
import type { SignUpValues } from './sign-up-values.ts';
import { useFieldText } from './useFieldText.ts';

interface CountryFieldProps {
  countries: readonly CountryInfo[];
  onPick?: (code: string) => void;
}

export function CountryField({ countries, onPick }: CountryFieldProps) {
  const { register } = useFormContext<SignUpValues>();
  return (
    <SelectField
      {...register('country', { onChange: (event: { target: { value: string } }) => onPick?.(event.target.value) })}
      label={<Trans>Country you live in</Trans>}
      autoComplete="country"
      data-autofocus
      error={useFieldText()('country')}
      hint={<Trans>This country’s rules protect you wherever you travel.</Trans>}
    >
      <option value="" />
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
