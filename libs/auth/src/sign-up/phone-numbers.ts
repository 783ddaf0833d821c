type Library = typeof import('libphonenumber-js/min');

let library: Library | undefined;

/** Loads the rules of the world's phone numbers. Without them the server still checks. */
export async function loadPhoneNumbers(): Promise<void> {
  library ??= await import('libphonenumber-js/min').catch(() => undefined);
}

/**
 * Returns a number with its plus prefix. Undefined if it is invalid, or if it has no prefix while the rules aren't
 * loaded.
 */
export function toE164(number: string, country: string): string | undefined {
  const text = number.normalize('NFKC').trim();
  if (library) {
    const parsed = library.parsePhoneNumberFromString(text, library.isSupportedCountry(country) ? country : undefined);
    return parsed?.isValid() ? parsed.number : undefined;
  }
  const digits = text.replace(/[^\d+]/gu, '');
  return /^\+[1-9]\d{5,14}$/u.test(digits) ? digits : undefined;
}

/** Tells whether a number is valid in its country. True while the library isn't loaded: the server decides then. */
export const isPhone = (number: string, country: string): boolean => !library || toE164(number, country) !== undefined;
