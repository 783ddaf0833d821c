/** The interface languages of the product. Source: specification §1. */
export const locales = ['de', 'en', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'es-MX', 'fr-CA', 'ja', 'no', 'pt-BR'] as const;

export type Locale = (typeof locales)[number];

/** The language the messages are written in; every other one falls back to it. */
export const sourceLocale: Locale = 'en';

/**
 * The languages that are offered: in the switch, to search engines, by address and by what a browser asks for. The gate of
 * the catalogs (`tools/vite`) fails unless these are exactly the complete ones.
 */
export const finishedLocales: readonly Locale[] = ['en', 'de', 'es-MX', 'fr-CA', 'ja', 'no', 'pt-BR'];

/** What is read in place of a language that is not finished: its language without the country, else the source's. */
export function offeredLocale(locale: Locale): Locale {
  return offered(locale) ?? sourceLocale;
}

function offered(locale: Locale): Locale | undefined {
  const language = locale.slice(0, 2);
  return finishedLocales.find((one) => one === locale) ?? finishedLocales.find((one) => one === language);
}

/** Each language in its own words, for the language switch. */
export const localeNames: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-IE': 'English (Ireland)',
  'en-NZ': 'English (New Zealand)',
  'es-MX': 'Español (México)',
  'fr-CA': 'Français (Canada)',
  ja: '日本語',
  no: 'Norsk',
  'pt-BR': 'Português (Brasil)',
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Reads a locale however it is cased (`en-au`, `EN_AU`); undefined if it is none of ours. */
export function parseLocale(value: string | null | undefined): Locale | undefined {
  if (!value || value.length > 8) return undefined;
  const wanted = value.toLowerCase().replace('_', '-');
  return locales.find((locale) => locale.toLowerCase() === wanted);
}

/** Reads a wish for a language we offer: en-AU is English while it has no words of its own, ja is none of ours yet. */
export function parseOffered(value: string | null | undefined): Locale | undefined {
  const locale = parseLocale(value);
  return locale && offered(locale);
}

/** The translator's language; one it was never given reads as the source's. */
export const localeOf = ({ locale }: { readonly locale: string }): Locale => parseLocale(locale) ?? sourceLocale;
