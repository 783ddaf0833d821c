import * as v from 'valibot';

/** Every text is there in the source's language: `sourceLocale`. */
const SOURCE = 'en';

const Words = v.pipe(v.string(), v.minLength(1));

/** A short text in data, in every language but the Englishes of single countries, which read the source's. */
export const LocalWords = v.strictObject({
  en: Words,
  de: Words,
  'es-MX': v.optional(Words),
  'fr-CA': v.optional(Words),
  ja: v.optional(Words),
  no: v.optional(Words),
  'pt-BR': v.optional(Words),
});
export type LocalWords = v.InferOutput<typeof LocalWords>;

/** What stands there in a language: `de-AT` reads `de`; a language without words reads the source's. */
export function wordsIn(words: LocalWords, locale: string | null): string {
  const found = new Map(Object.entries(words));
  return found.get(locale ?? '') ?? found.get((locale ?? '').slice(0, 2)) ?? words[SOURCE];
}
