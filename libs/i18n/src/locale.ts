/** The interface languages of the product. Source: specification §1. */
export const locales = ['de', 'en', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'es-MX', 'fr-CA', 'ja', 'no', 'pt-BR'] as const;

export type Locale = (typeof locales)[number];

/** Language of the source messages. */
export const sourceLocale = 'en' satisfies Locale;

/** Englishes of single countries: English, with the country's words where they differ. */
const regionalEnglishes = ['en-AU', 'en-CA', 'en-IE', 'en-NZ'] as const satisfies readonly Locale[];

export type RegionalEnglish = (typeof regionalEnglishes)[number];

/** Locales with a translation of every text: all except the regional Englishes. */
export type Language = Exclude<Locale, RegionalEnglish>;

export const isRegional = (locale: Locale): locale is RegionalEnglish =>
  regionalEnglishes.some((regional) => regional === locale);

export const languages: readonly Language[] = locales.filter((locale): locale is Language => !isRegional(locale));

/** Returns the language of a locale, used wherever a country has no texts of its own. */
export const languageOf = (locale: Locale): Language => (isRegional(locale) ? sourceLocale : locale);

/** Native name of each language, for the language switch. */
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

/** Parses a locale in any case (`en-au`, `EN_AU`); undefined if it isn't ours. */
export function parseLocale(value: string | null | undefined): Locale | undefined {
  if (!value || value.length > 8) return undefined;
  const wanted = value.toLowerCase().replace('_', '-');
  return locales.find((locale) => locale.toLowerCase() === wanted);
}

/** Returns the translator's language; an unknown one is treated as the source's. */
export const localeOf = ({ locale }: { readonly locale: string }): Locale => parseLocale(locale) ?? sourceLocale;
