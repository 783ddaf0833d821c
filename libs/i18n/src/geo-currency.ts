/** The currency offered first to a visitor from a country. Source: specification §9. */
const currencyByCountry: Readonly<Record<string, string>> = {
  AU: 'AUD',
  CA: 'CAD',
  NZ: 'NZD',
  US: 'USD',
  IE: 'EUR',
  DE: 'EUR',
  JP: 'JPY',
  NO: 'NOK',
  BR: 'BRL',
  PL: 'PLN',
  AT: 'EUR',
  CH: 'EUR',
};

/** Source: specification §9. */
export const defaultCurrency = 'EUR';

export function currencyOfCountry(country: string | undefined): string {
  return (country && currencyByCountry[country.toUpperCase()]) || defaultCurrency;
}
