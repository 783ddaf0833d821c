import type { CountryInfo } from '@croupier/contracts';
import type { CallingCountry } from '@croupier/ui-kit';

/** Default for visitors of unknown origin. Source: specification §9. */
export const DEFAULT_PHONE_COUNTRY = 'RU';
/** Countries at the top of the list. Source: specification §9. */
const PRIMARY_COUNTRIES: readonly string[] = ['RU', 'KZ', 'AZ', 'NL', 'AM', 'AU'];

interface PhoneCountries {
  primary: readonly CallingCountry[];
  countries: readonly CallingCountry[];
}

/** Returns the countries of phone numbers: the primary ones in their order, the others by name. */
export function phoneCountries(all: readonly CountryInfo[]): PhoneCountries {
  const callable = all.flatMap(({ code, name, phone_prefix }) =>
    phone_prefix ? [{ code, name, callingCode: phone_prefix }] : [],
  );
  return {
    primary: PRIMARY_COUNTRIES.flatMap((code) => callable.filter((one) => one.code === code)),
    countries: callable.filter(({ code }) => !PRIMARY_COUNTRIES.includes(code)),
  };
}
