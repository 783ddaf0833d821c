import { de } from './words/de.ts';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { ja } from './words/ja.ts';
import { no } from './words/no.ts';
import { pt } from './words/pt.ts';

export type Word = keyof Words;

const words = { de, en, es, fr, ja, no, pt } as const satisfies Record<string, Words>;

/** Languages of the third parties' pages; `fr-CA` uses its first half. */
export type PageLanguage = keyof typeof words;

export function languageOf(locale: string | null): PageLanguage {
  const wanted = locale?.toLowerCase().slice(0, 2) ?? '';
  return Object.hasOwn(words, wanted) ? (wanted as PageLanguage) : 'en';
}

export const wordsIn = (language: PageLanguage): Words => words[language];
