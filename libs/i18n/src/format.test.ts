import { expect, test } from 'vitest';
import { editions } from './editions.ts';
import { dateLocale, formatDate, formatMultiple } from './format.ts';
import type { Locale } from './locale.ts';

const at = '2026-11-20T14:05:00Z';
const inEdition = (locale: Locale, edition: keyof typeof editions) =>
  formatDate(at, { locale, locales: dateLocale(locale, editions[edition]) }, 'dateTime', 'UTC');

test('plain English puts the day first, by the customs of the edition’s country', () => {
  expect(inEdition('en', 'default')).toBe('20 Nov 2026, 14:05');
  expect(inEdition('en', 'de')).toBe('20 Nov 2026, 14:05');
  expect(inEdition('en', 'au')).toMatch(/^20 Nov 2026, 0?2:05\s?pm$/i);
});

test('a language is written as where the reader is, a locale with its own country as there', () => {
  expect(dateLocale('de', editions.au)).toBe('de-AU');
  expect(dateLocale('en-AU', editions.default)).toBe('en-AU');
  expect(inEdition('de', 'default')).toBe('20. Nov. 2026, 14:05');
});

test('who named no place gets the plain language', () => {
  expect(formatDate(at, { locale: 'de' }, 'date', 'UTC')).toBe('20. November 2026');
});

test('a multiple keeps the decimal place it has, and shows none it has not', () => {
  expect(formatMultiple(368.6, 'en')).toBe('368.6');
  expect(formatMultiple(368.6, 'de')).toBe('368,6');
  expect(formatMultiple(5000, 'en')).toBe('5,000');
});

test('each country writes its English dates its own way', () => {
  expect(inEdition('en-AU', 'default')).toMatch(/^20 Nov 2026, 0?2:05\s?pm$/i);
  expect(inEdition('en-CA', 'default')).toMatch(/^Nov 20, 2026, 0?2:05\s?p\.m\.$/);
  expect(inEdition('en-IE', 'default')).toBe('20 Nov 2026, 14:05');
  expect(inEdition('en-NZ', 'default')).toMatch(/^20 Nov 2026, 0?2:05\s?pm$/i);
});
