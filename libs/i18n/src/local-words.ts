import * as v from 'valibot';

/** Every text is there in the source's language: `sourceLocale`. */
const SOURCE = 'en';

const Words = v.pipe(v.string(), v.minLength(1));

/** A short text in data: in every language, and in the English of a country where it has words of its own. */
export const LocalWords = v.strictObject({
  en: Words,
  de: Words,
  'es-MX': v.optional(Words),
  'fr-CA': v.optional(Words),
  ja: v.optional(Words),
  no: v.optional(Words),
  'pt-BR': v.optional(Words),
  'en-AU': v.optional(Words),
  'en-CA': v.optional(Words),
  'en-IE': v.optional(Words),
  'en-NZ': v.optional(Words),
});
export type LocalWords = v.InferOutput<typeof LocalWords>;

/** What stands there in a language: `de-AT` reads `de`; a language without words reads the source's. */
export function wordsIn(words: LocalWords, locale: string | null): string {
  const found = new Map(Object.entries(words));
  return found.get(locale ?? '') ?? found.get((locale ?? '').slice(0, 2)) ?? words[SOURCE];
}
