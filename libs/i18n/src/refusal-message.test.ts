import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { loadCatalogs } from './catalogs.ts';
import { type Locale, locales, type RegionalEnglish } from './locale.ts';
import { refusalCatalog, refusalMessage } from './refusal-message.ts';

const i18n = setupI18n({
  locale: 'en',
  messages: {
    en: {
      'BACK_END_VALIDATION.email.taken': 'This email is known.',
      'BACK_END_VALIDATION.taken': 'Taken.',
      'BACK_END_VALIDATION.below_min': [['At least '], ['min'], ['.']].flat() as never,
    },
  },
});

// shows: rule:refusal-full-path; rule:refusal-last-segment
test('the full path is tried before its last segment', () => {
  expect(refusalMessage(i18n, { path: ['email'], code: 'taken' })).toBe('This email is known.');
  expect(refusalMessage(i18n, { path: ['nickname'], code: 'taken' })).toBe('Taken.');
});

// shows: rule:form-message
test('a code without any sentence names its field, and that it is not valid', async () => {
  const translator = setupI18n({ locale: 'en' });
  await loadCatalogs(translator, 'en', [refusalCatalog]);
  const unknown = { path: ['user', 'postal_code'], code: 'odd' };
  expect(refusalMessage(translator, unknown)).toBe('postal code is not valid.');
});

// shows: rule:refusal-server-text
test('an unknown code says what the server said', () => {
  expect(refusalMessage(i18n, { path: [], code: 'odd', text: 'Something odd.' })).toBe('Something odd.');
});

test.each<[RegionalEnglish, string, string]>([
  ['en-AU', 'Please enter your postcode.', 'Please enter your mobile number.'],
  ['en-CA', 'Please enter your postal code.', 'Please enter your cell phone number.'],
  ['en-IE', 'Please enter your Eircode or postcode.', 'Please enter your mobile number.'],
  ['en-NZ', 'Please enter your postcode.', 'Please enter your mobile number.'],
])('%s speaks in its own words, and in English where it has none', async (locale, postalCode, phone) => {
  const translator = setupI18n({ locale });
  await loadCatalogs(translator, locale, [refusalCatalog]);
  const required = (field: string) => refusalMessage(translator, { path: ['user', field], code: 'required' });
  expect([required('postal_code'), required('mobile_phone')]).toEqual([postalCode, phone]);
});

const seconds: Partial<Record<Locale, readonly [one: string, many: string]>> = {
  de: ['1 Sekunde', '21 Sekunden'],
  'es-MX': ['1 segundo', '21 segundos'],
  'fr-CA': ['1 seconde', '21 secondes'],
  ja: ['1秒', '21秒'],
  no: ['1 sekund', '21 sekunder'],
  'pt-BR': ['1 segundo', '21 segundos'],
};

// shows: rule:slavic-plural
test.each(locales)('%s counts by its own plural rules', async (locale) => {
  const [one, many] = seconds[locale] ?? ['1 second', '21 seconds'];
  const translator = setupI18n({ locale });
  await loadCatalogs(translator, locale, [refusalCatalog]);
  const wait = (retry_after: number) =>
    refusalMessage(translator, { path: [], code: 'too_many_attempts', params: { retry_after } });
  expect([wait(1), wait(21)]).toEqual([expect.stringContaining(one), expect.stringContaining(many)]);
});
