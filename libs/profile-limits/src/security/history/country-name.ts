const names = new Map<string, Intl.DisplayNames>();

/** Returns a country's name in the reader's language; its code if the browser has no name for it. */
export function countryName(code: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
