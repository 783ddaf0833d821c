import * as v from 'valibot';

/** ISO 3166-1 alpha-2. */
export const Country = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** The eleven languages of specification §1. */
export const Locale = /*#__PURE__*/ v.picklist([
  'de',
  'en',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-NZ',
  'es-MX',
  'fr-CA',
  'ja',
  'no',
  'pt-BR',
]);
