import { type Locale, parseLocale } from '@croupier/i18n';

/** A text in the languages that are finished; the others read English until theirs is. */
export interface LocalText {
  en: string;
  de: string;
}

export type Language = keyof LocalText;

export const languageOf = (locale: string | null | undefined): Language =>
  (parseLocale(locale ?? '') ?? ('en' satisfies Locale)).startsWith('de') ? 'de' : 'en';
