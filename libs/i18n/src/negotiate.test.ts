import { describe, expect, test } from 'vitest';
import { editions } from './editions.ts';
import { finishedLocales, locales } from './locale.ts';
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
    expect(chooseLocale({ ...every, saved: null, pathname: '/' }).redirect).toBeUndefined();
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
      expect(finishedLocales).toContain(first.locale);
    }
});

describe('a language that is not finished', () => {
  test('is chosen by no sign: English without a country stands in for English with one, the next sign for none of ours', () => {
    for (const one of Object.values(editions))
      for (const wish of locales) {
        for (const signs of [{ saved: wish }, { cookie: wish }, { acceptLanguage: wish }])
          expect(finishedLocales).toContain(chooseLocale({ edition: one, pathname: '/', ...signs }).locale);
        expect(chooseLocale({ edition: editions.de, pathname: '/', saved: 'xx', cookie: wish }).locale).toBe(
          wish.startsWith('en') ? 'en' : wish,
        );
      }
  });

  test('leads from its address to the same page in the language read instead, people and bots alike', () => {
    const from = (pathname: string, of = edition, bot = false) => chooseLocale({ edition: of, pathname, bot });
    expect(from('/en-ie/live/all')).toEqual({ locale: 'en', path: '/live/all', redirect: '/live/all' });
    expect(from('/en-au', editions.au).redirect).toBe('/');
    expect(from('/en-ca/users', editions.de, true).redirect).toBe('/en/users');
    expect(from('/fr/users')).toMatchObject({ path: '/fr/users' }); // No language of ours: an address like any other.
  });

  test('is the own one of editions that speak another until then', () => {
    expect(editions.jp).toMatchObject({ ownLocale: 'ja', defaultLocale: 'ja' });
    expect(editions.ca).toMatchObject({ ownLocale: 'en-CA', defaultLocale: 'en' });
    expect(editions.de).toMatchObject({ ownLocale: 'de', defaultLocale: 'de' });
    for (const one of Object.values(editions)) expect(one.locales).toEqual(finishedLocales);
  });
});

test('the browser is heard by weight, and a language without a region counts', () => {
  expect(acceptedLocale('it;q=0.9, de-AT;q=0.8, en;q=0.7, xx')).toBe('de');
  expect(acceptedLocale('en-AU, de')).toBe('en');
  expect(acceptedLocale('nb-NO, pt;q=0.9')).toBe('no');
  expect(acceptedLocale('es-419, en;q=0.9')).toBe('es-MX');
  expect(acceptedLocale('xx, yy;q=0.5')).toBeUndefined();
  expect(acceptedLocale('de;q=0, en')).toBe('en');
});
