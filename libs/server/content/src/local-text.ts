import type { Language, RegionalEnglish } from '@croupier/i18n';

/** Text in every language, with variants for regional English where its wording differs. */
export type LocalText = Readonly<Record<Language, string> & Partial<Record<RegionalEnglish, string>>>;
