import type { Language, RegionalEnglish } from '@croupier/i18n';

/** A text in every language, and in the English of a country where it has words of its own. */
export type LocalText = Readonly<Record<Language, string> & Partial<Record<RegionalEnglish, string>>>;
