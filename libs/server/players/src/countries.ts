import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Regions of the numbering plan that are missing in ISO 3166-1. */
const NOT_ISO = new Set(['AC', 'TA', 'XK']);

export interface CountryEntry {
  code: string;
  /** Digits, without the plus. */
  phonePrefix: string;
}

export const countries: readonly CountryEntry[] = getCountries()
  .filter((code) => !NOT_ISO.has(code))
  .map((code) => ({ code, phonePrefix: getCountryCallingCode(code) }));

const codes = new Set<string>(countries.map(({ code }) => code));

export const isCountry = (code: string): code is CountryCode => codes.has(code);
