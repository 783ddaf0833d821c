import { expect, test } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

const locales = ['en', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'de', 'ja', 'fr-CA', 'es-MX', 'pt-BR', 'no'] as const;

test.each([
  ['1.000,50', 'de', '1000.50'],
  ['1000,5', 'de', '1000.5'],
  ['1.000', 'de', '1000'],
  ['10.50', 'de', '10.50'],
  ['1,000', 'en', '1000'],
  ['10,5', 'en', '10.5'],
  ['0.001', 'en', '0.001'],
  ['1 234 567,8', 'no', '1234567.8'],
  ['1\u202f000,50', 'fr-CA', '1000.50'],
  ["1'000.50", 'en', '1000.50'],
  ['１，５００', 'ja', '1500'],
  ['١٬٢٣٤٫٥', 'en', '1234.5'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  ['007', 'en', '007'],
])('%j in %s is %s', (typed, locale, number) => {
  expect(readTypedNumber(typed, locale)).toBe(number);
});

test.each([
  ['0.500', 'de'],
  ['0,125', 'en'],
  ['1.000.50', 'de'],
  ['1,000,50', 'en'],
  ['1,5,0', 'en'],
  ['1.5.0', 'de'],
  ['1,00.5', 'en'],
  ['10000,000.5', 'en'],
  ['01,000', 'en'],
  ['1 00', 'no'],
  ['1 000 50', 'en'],
  ["1'000 000", 'en'],
  ['5²', 'en'],
  ['½', 'en'],
  ['-5', 'en'],
  ['+5', 'en'],
  ['1e5', 'en'],
  ['0x10', 'en'],
  ['.', 'en'],
  ['', 'en'],
  ['1,2.3,4', 'en'],
])('%j in %s could mean two things, or nothing', (typed, locale) => {
  expect(readTypedNumber(typed, locale)).toBeNull();
});

test('what stands beside a number may be typed with it, and nothing else', () => {
  for (const typed of ['€5', '5 €', '5 EUR', 'eur 5', '5\u00a0€'])
    expect(readTypedNumber(typed, 'en', ['€', 'EUR'])).toBe('5');
  for (const typed of ['$5', '5 USD', '€5€', '€', 'EUR 5 €'])
    expect(readTypedNumber(typed, 'en', ['€', 'EUR'])).toBeNull();
});

test('every number a locale writes is read back as it is, and no text is read as a thousand times as much', () => {
  for (const locale of locales)
    for (const digits of [0, 2, 3, 8])
      for (const value of [0, 0.5, 1, 9.99, 12.345, 999.999, 1_000, 1_234.5, 98_765.43, 1_234_567.891]) {
        const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        const written = new Intl.NumberFormat(locale, format).format(value);
        const read = readTypedNumber(written, locale);
        expect(Number(read), `${written} in ${locale}`).toBeCloseTo(Number(value.toFixed(digits)), 8);
        // In the other locale the text is the same number or invalid, unless it is a group in one and a fraction in the
        // other.
        const other = readTypedNumber(written, locale === 'de' ? 'en' : 'de');
        if (other !== null && !/^[1-9]\d{0,2}[.,]\d{3}$/.test(written))
          expect(Number(other), written).toBe(Number(read));
      }
});
