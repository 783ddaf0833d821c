import { expect, test } from 'vitest';
import { joinLocale, reservedSlugs, splitLocale } from './locale-path.ts';
import { locales } from './locale.ts';

test('what is joined comes apart again, in every locale', () => {
  for (const locale of locales)
    for (const path of ['/', '/live/all', '/play/studio/a-title']) {
      if (locale === 'en') continue;
      expect(splitLocale(joinLocale(locale, 'en', path))).toEqual({ locale, path });
    }
});

test('a slug that only begins like a locale is left alone', () => {
  expect(splitLocale('/deposit')).toEqual({ locale: undefined, path: '/deposit' });
  expect(splitLocale('/notes')).toEqual({ locale: undefined, path: '/notes' });
});

// shows: guard:reserved-slugs
test('every locale prefix is a reserved slug', () => {
  for (const locale of locales) expect(reservedSlugs.has(locale.toLowerCase())).toBe(true);
});
