import { type CurrencyCode, defaultCurrency } from '@croupier/money';

/** Currency offered first to a visitor from a country. Source: specification §9. */
const currencyByCountry: Readonly<Record<string, CurrencyCode>> = {
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

export function currencyOfCountry(country: string | undefined): CurrencyCode {
  return (country && currencyByCountry[country.toUpperCase()]) || defaultCurrency;
}
