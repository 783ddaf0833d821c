import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { readCountries } from '@croupier/contracts';
import { localeOf } from '@croupier/i18n';
import { SelectField } from '@croupier/ui-kit';

/** Renders the choice of a country, by name in the player's language. */
export function CountryField({ error, ...select }: ComponentProps<'select'> & { error?: ReactNode }) {
  const api = useApi();
  const { i18n } = useLingui();
  const locale = localeOf(i18n);
  const { data = [] } = useQuery({
    queryKey: ['info', 'countries', locale],
    queryFn: ({ signal }) => api.call(readCountries, { query: { l: locale }, signal }),
    staleTime: Infinity,
  });
  return (
    <SelectField {...select} label={<Trans>Country you live in</Trans>} autoComplete="country" error={error}>
      <option value="" />
      {data.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
