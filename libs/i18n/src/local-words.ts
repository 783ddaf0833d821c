import * as v from 'valibot';

/** Source language: every text has it. See `sourceLocale`. */
const SOURCE = 'en';

const Words = v.pipe(v.string(), v.minLength(1));

/** Short translated text in data, with optional variants for a country's English. */
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

/** Returns the text in a language: `de-AT` uses `de`; a language without a text uses the source's. */
export function wordsIn(words: LocalWords, locale: string | null): string {
  const found = new Map(Object.entries(words));
  return found.get(locale ?? '') ?? found.get((locale ?? '').slice(0, 2)) ?? words[SOURCE];
}
