import { parseLocale } from '@croupier/i18n';
import { LocalWords } from '@croupier/i18n/local-words';

/** A text in every language but the Englishes of single countries. */
export type LocalText = Readonly<Record<Language, string>>;

export type Language = keyof LocalWords;

const languages = Object.keys(LocalWords.entries) as Language[];

/** The language a locale reads: its own, else that of its first two letters, else English. */
export function languageOf(locale: string | null | undefined): Language {
  const known = parseLocale(locale ?? '') ?? 'en';
  return languages.find((one) => one === known) ?? languages.find((one) => one === known.slice(0, 2)) ?? 'en';
}
