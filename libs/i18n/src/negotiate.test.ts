import { describe, expect, test } from 'vitest';
import { editions } from './editions.ts';
import { locales } from './locale.ts';
import { acceptedLocale, chooseLocale } from './negotiate.ts';

const edition = editions.default;

describe('the order of the signs', () => {
  const every = { edition: editions.ca, saved: 'de', cookie: 'en', acceptLanguage: 'de' };

  // shows: guard:locale-order
  test('the prefix wins over everything', () => {
    expect(chooseLocale({ ...every, saved: 'en', pathname: '/de/live/all' })).toEqual({
      locale: 'de',
      path: '/live/all',
      redirect: undefined,
    });
  });

  // shows: guard:locale-order
  test('then the saved language, the cookie, and on the default edition the browser', () => {
    expect(chooseLocale({ ...every, pathname: '/' }).redirect).toBe('/de');
    expect(chooseLocale({ ...every, saved: null, cookie: 'de', pathname: '/' }).redirect).toBe('/de');
    expect(chooseLocale({ ...every, saved: null, pathname: '/' }).redirect).toBe('/en');
    expect(chooseLocale({ ...every, saved: null, cookie: null, pathname: '/' }).locale).toBe('en-CA');
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
  expect(chooseLocale({ edition, pathname: '/DE/live/all' }).redirect).toBe('/de/live/all');
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
      expect(second).toMatchObject({ locale: first.locale, path: '/tournaments', redirect: undefined });
    }
});

test('every language may be wished for in every edition, a country’s English like any other', () => {
  for (const one of Object.values(editions)) {
    expect(one.locales).toEqual(locales);
    for (const wish of locales)
      for (const signs of [{ saved: wish }, { saved: 'xx', cookie: wish }])
        expect(chooseLocale({ edition: one, pathname: '/', ...signs }).locale).toBe(wish);
  }
});

// shows: guard:default-locale-prefix; edition:au; edition:ca
test('the English of a country has its address, and none in front of it at home', () => {
  const from = (pathname: string, of = edition, bot = false) => chooseLocale({ edition: of, pathname, bot });
  expect(from('/en-ie/live/all')).toEqual({ locale: 'en-IE', path: '/live/all', redirect: undefined });
  expect(from('/en-au', editions.au).redirect).toBe('/');
  expect(from('/en-ca/users', editions.de, true)).toMatchObject({ locale: 'en-CA', redirect: undefined });
  expect(from('/users', editions.ca)).toEqual({ locale: 'en-CA', path: '/users', redirect: undefined });
  expect(from('/fr/users')).toMatchObject({ path: '/fr/users' }); // Not a language of ours: treated like any other address.
});

test('the browser is heard by weight, and a language without a region counts', () => {
  expect(acceptedLocale('it;q=0.9, de-AT;q=0.8, en;q=0.7, xx')).toBe('de');
  expect(acceptedLocale('en-AU, de')).toBe('en-AU');
  expect(acceptedLocale('en-GB, en-NZ;q=0.9')).toBe('en');
  expect(acceptedLocale('nb-NO, pt;q=0.9')).toBe('no');
  expect(acceptedLocale('es-419, en;q=0.9')).toBe('es-MX');
  expect(acceptedLocale('xx, yy;q=0.5')).toBeUndefined();
  expect(acceptedLocale('de;q=0, en')).toBe('en');
});
