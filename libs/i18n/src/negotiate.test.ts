import { describe, expect, test } from 'vitest';
import { editions } from './editions.ts';
import { locales } from './locale.ts';
import { acceptedLocale, chooseLocale } from './negotiate.ts';

const edition = editions.default;

describe('the order of the signs', () => {
  const every = { edition, saved: 'ja', cookie: 'no', acceptLanguage: 'de' };

  // shows: guard:locale-order
  test('the prefix wins over everything', () => {
    expect(chooseLocale({ ...every, pathname: '/fr-ca/live/all' })).toEqual({
      locale: 'fr-CA',
      path: '/live/all',
      redirect: undefined,
    });
  });

  // shows: guard:locale-order
  test('then the saved language, the cookie, and on the default edition the browser', () => {
    expect(chooseLocale({ ...every, pathname: '/' }).redirect).toBe('/ja');
    expect(chooseLocale({ ...every, saved: null, pathname: '/' }).redirect).toBe('/no');
    expect(chooseLocale({ edition, acceptLanguage: 'de', pathname: '/users' }).redirect).toBe('/de/users');
  });

  // shows: guard:locale-order; edition:de
  test('an edition with a language of its own does not ask the browser', () => {
    const choice = chooseLocale({ edition: editions.de, acceptLanguage: 'en', pathname: '/' });
    expect(choice).toEqual({ locale: 'de', path: '/', redirect: undefined });
  });
});

// shows: guard:default-locale-prefix
test('the prefix of the default language is taken away', () => {
  expect(chooseLocale({ edition, pathname: '/en/live/all' }).redirect).toBe('/live/all');
  expect(chooseLocale({ edition, pathname: '/EN' }).redirect).toBe('/');
  expect(chooseLocale({ edition: editions.de, pathname: '/de' }).redirect).toBe('/');
});

test('a prefix in capitals moves to its lower-cased address', () => {
  expect(chooseLocale({ edition, pathname: '/en-AU/live/all' }).redirect).toBe('/en-au/live/all');
});

// shows: guard:locale-bots
test('a bot stays where it is', () => {
  const choice = chooseLocale({ edition, pathname: '/', cookie: 'de', acceptLanguage: 'de', bot: true });
  expect(choice).toEqual({ locale: 'en', path: '/', redirect: undefined });
});

test('a redirect leads to an address that redirects no further', () => {
  for (const one of Object.values(editions))
    for (const cookie of locales) {
      const first = chooseLocale({ edition: one, pathname: '/tournaments', cookie });
      const second = chooseLocale({ edition: one, pathname: first.redirect ?? '/tournaments', cookie });
      expect(second).toMatchObject({ locale: cookie, path: '/tournaments', redirect: undefined });
    }
});

test('the browser is heard by weight, and a language without a region counts', () => {
  expect(acceptedLocale('fr;q=0.2, pt;q=0.9, xx')).toBe('pt-BR');
  expect(acceptedLocale('nb-NO')).toBe('no');
  expect(acceptedLocale('xx, yy;q=0.5')).toBeUndefined();
  expect(acceptedLocale('de;q=0, en')).toBe('en');
});
