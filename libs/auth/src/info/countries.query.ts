import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readCountries } from '@croupier/contracts';
import type { Locale } from '@croupier/i18n';

/**
 * Queries the countries with their names in a language, phone prefix, legal age and currency. They change with a
 * release, if ever.
 */
export const countriesQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['info', 'countries', locale],
    queryFn: ({ signal }) => api.call(readCountries, { query: { l: locale }, signal }),
    staleTime: Infinity,
  });
