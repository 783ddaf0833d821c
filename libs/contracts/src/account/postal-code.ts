/** Forms of postal codes where they are strict. Elsewhere any short mix of letters, digits, spaces and hyphens passes. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  MX: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(-\d{4})?$/,
};
const ANY = /^[\p{L}\d][\p{L}\d -]{0,14}[\p{L}\d]$/u;

/** An example to show beside the field. */
export const postalCodeExamples: Readonly<Record<string, string>> = {
  AT: '1010',
  AU: '2000',
  BR: '01310-100',
  CA: 'K1A 0B1',
  CH: '8001',
  DE: '10115',
  FR: '75001',
  GB: 'SW1A 1AA',
  IE: 'D02 AF30',
  JP: '100-0001',
  MX: '06000',
  NL: '1012 AB',
  NO: '0150',
  NZ: '6011',
  PL: '00-001',
  US: '10001',
};

const DIGITS_4 = '####';
const DIGITS_5 = '#####';
/** Masks of the fields, where a code has one form: `#` is a digit, `A` a letter, `N` either. */
export const postalCodeMasks: Readonly<Record<string, string>> = {
  AT: DIGITS_4,
  AU: DIGITS_4,
  BE: DIGITS_4,
  BR: '#####-###',
  CA: 'A#A #A#',
  CH: DIGITS_4,
  DE: DIGITS_5,
  DK: DIGITS_4,
  ES: DIGITS_5,
  FI: DIGITS_5,
  FR: DIGITS_5,
  IE: 'A#N NNNN',
  IT: DIGITS_5,
  JP: '###-####',
  MX: DIGITS_5,
  NL: '#### AA',
  NO: DIGITS_4,
  NZ: DIGITS_4,
  PL: '##-###',
  PT: '####-###',
  SE: '### ##',
};

/** True when the code has the form its country uses. */
export function isPostalCode(country: string | null | undefined, code: string): boolean {
  return ((country && FORMS[country]) || ANY).test(code.trim());
}
